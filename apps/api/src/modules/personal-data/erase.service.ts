import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { HOLDINGS, type Leaving } from './holdings.ts';
import { keepSums } from './sums.repo.ts';

/** Whose data goes: some members, or the family with all of them. */
export interface ToErase {
  readonly familyId: string;
  /** Null: the whole family. */
  readonly learnerIds: readonly string[] | null;
}

interface Member {
  readonly _id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
}

/**
 * Takes people out of the house, in the caller's transaction: their sums are kept without their names, then every table
 * gives up what it holds of them. Files of what they made are forgotten by the database and deleted after it
 * (`forgetWorks`). Whom it erased; null where there is nobody any more.
 */
export async function eraseIn(
  tx: DbOrTx,
  { familyId, learnerIds }: ToErase,
): Promise<readonly string[] | null> {
  const who = await leaving(tx, familyId, learnerIds);
  if (!who) return null;
  await keepSums(tx, who);
  // The rows of the people themselves are the last: until then everything leads to them.
  for (const { fate } of [...HOLDINGS].reverse()) if (typeof fate === 'function') await fate(tx, who);
  return who.learnerIds;
}

/** Members are held before the family, as everywhere: who plays at the same moment waits, never each for each. */
async function leaving(
  tx: DbOrTx,
  familyId: string,
  learnerIds: readonly string[] | null,
): Promise<Leaving | null> {
  const members = await tx
    .selectFrom('family_members')
    .select(['_id', 'firstname', 'lastname', 'username', 'clever_id as schoolId'])
    .where('family_id', '=', familyId)
    .orderBy('_id')
    .forUpdate()
    .execute();
  const family = await tx
    .selectFrom('families')
    .select(['name', 'email', 'phone', 'learning_center_id'])
    .where('_id', '=', familyId)
    .forUpdate()
    .executeTakeFirst();
  if (!family) return null;
  const isWhole = learnerIds === null;
  const going = isWhole ? members : members.filter(({ _id }) => learnerIds.includes(_id));
  const staying = members.filter((member) => !going.includes(member));
  if (!isWhole && going.length === 0) return null;
  const { rows } = await sql<{ isShared: boolean }>`
    select exists (select from families where name = ${family.name} and _id <> ${familyId}) as "isShared"`.execute(
    tx,
  );
  return {
    familyId,
    learnerIds: going.map(({ _id }) => _id),
    isWhole,
    email: family.email,
    phone: family.phone,
    schoolIds: going.flatMap(({ schoolId }) => schoolId ?? []),
    names: {
      ids: [...going.map(({ _id }) => _id), familyId],
      gone: [...going.map(({ _id }) => _id), ...(isWhole ? [familyId] : [])],
      ...namesOf(
        going,
        staying,
        isWhole ? { ...family, isShared: rows[0]?.isShared ?? false } : null,
        family.name,
      ),
      staying: staying.flatMap(({ firstname, username }) => [firstname, username]),
    },
  };
}

interface Family {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Another family is called so: its name stays where nothing says which of them is meant. */
  readonly isShared: boolean;
}

/** A name that somebody who stays bears as well is not taken out: it is theirs. */
function namesOf(
  going: readonly Member[],
  staying: readonly Member[],
  family: Family | null,
  familyName: string,
) {
  const parts = ({ firstname, lastname, username }: Member) => [firstname, lastname, username];
  const borne = new Set([...staying.flatMap(parts), ...(family ? [] : [familyName])].map(lower));
  const words = [...going.flatMap(parts), ...(family ? [family.name] : [])];
  const contact = family ? [family.email, family.phone, family.isShared ? null : family.name] : [];
  return {
    words: words.filter((word) => !borne.has(lower(word))),
    values: [
      ...going.flatMap(({ firstname, lastname, username }) => [username, `${firstname} ${lastname}`]),
      ...contact.flatMap((one) => one ?? []),
    ],
  };
}

const lower = (text: string) => text.toLocaleLowerCase();

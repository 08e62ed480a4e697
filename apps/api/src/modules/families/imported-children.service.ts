import { AppError } from '@flink/contract/errors/app-error.ts';
import { memberSlots } from '@flink/contract/rules/people/family-form.ts';
import {
  type ImportedChild,
  importedChildError,
  importedChildren,
} from '@flink/contract/rules/people/imported-children.ts';
import { usernameIdeas } from '@flink/contract/rules/people/username-ideas.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { sharedUnusablePassword } from '../accounts/passwords/unusable-password.service.ts';

interface FamilyRow {
  readonly _id: string;
  readonly lastname: string;
  readonly children: string | null;
}

interface Wanted {
  readonly familyId: string;
  readonly child: ImportedChild;
  readonly lastname: string;
}

/**
 * Adds the children that a row of a table names and the family does not have. Nobody is renamed or deleted from a table.
 * They sign in once a password was chosen for them.
 */
export async function addChildren(tx: DbOrTx, rows: readonly FamilyRow[]): Promise<void> {
  const named = rows.filter(({ children }) => importedChildren(children).length > 0);
  if (named.length === 0) return;
  const wanted: Wanted[] = [];
  const families = await membersOf(
    tx,
    named.map(({ _id }) => _id),
  );
  for (const { _id, lastname, children } of named) {
    const family = families.get(_id);
    if (!family) continue;
    const { members, addons, firstnames } = family;
    const missing = importedChildren(children).filter(
      ({ firstname }) => !firstnames.includes(firstname.toLowerCase()),
    );
    const wrong = missing.flatMap((child) => importedChildError(child, new Date().getFullYear()) ?? [])[0];
    if (wrong) throw new AppError('request.invalid', { fields: { children: wrong } });
    if (members + missing.length > memberSlots(addons))
      throw new AppError('request.invalid', { fields: { children: 'families.noRoom' } });
    for (const child of missing) wanted.push({ familyId: _id, child, lastname });
  }
  if (wanted.length === 0) return;
  const usernames = await freeUsernames(tx, wanted);
  const password = await sharedUnusablePassword();
  await tx
    .insertInto('family_members')
    .values(
      wanted.map(({ familyId, child, lastname }, at) => ({
        _id: uuidv7(),
        family_id: familyId,
        firstname: child.firstname,
        lastname,
        username: usernames[at] ?? '',
        yob: child.yob,
        type: 'child',
        password_hash: password,
      })),
    )
    .execute();
}

async function membersOf(tx: DbOrTx, ids: readonly string[]) {
  const { rows } = await sql<{ _id: string; members: number; addons: number; firstnames: string[] }>`
    select family._id, family.addons, count(member._id)::int as members,
      coalesce(array_agg(lower(member.firstname)) filter (where member.type = 'child'), '{}') as firstnames
    from families as family left join family_members as member on member.family_id = family._id
    where family._id = any(${ids}::uuid[]) group by family._id`.execute(tx);
  return new Map(rows.map((row) => [row._id, row]));
}

/** One each, like the names, the first that nobody has. */
async function freeUsernames(tx: DbOrTx, wanted: readonly Wanted[]): Promise<readonly string[]> {
  const ideas = wanted.map(({ child, lastname }) =>
    usernameIdeas({ username: '', firstname: child.firstname, lastname }),
  );
  const taken = new Set(
    (
      await sql<{ username: string }>`select username from family_members
        where username = any(${[...new Set(ideas.flat())]}::text[])`.execute(tx)
    ).rows.map(({ username }) => username),
  );
  return wanted.map(({ child }, at) => {
    const free =
      ideas[at]?.find((idea) => !taken.has(idea)) ?? `${child.firstname.toLowerCase()}-${uuidv7().slice(-8)}`;
    taken.add(free);
    return free;
  });
}

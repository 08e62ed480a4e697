import { type Insertable, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { familyAddons } from '../../db/family-addons.ts';
import { isOnePerson } from '../../db/is-one-person.ts';
import type { FamilyMembers } from '../../db/tables.gen.ts';

/** The members are held before the family, as everywhere: who plays at the same moment waits, never each for each. */
export async function holdFamily(tx: DbOrTx, familyId: string) {
  const members = await tx
    .selectFrom('family_members')
    .select([
      '_id',
      'username',
      'is_admin as isAdmin',
      'type',
      'locale',
      sql<boolean>`blocked_at is not null`.as('blocked'),
    ])
    .where('family_id', '=', familyId)
    .orderBy('_id')
    .forNoKeyUpdate()
    .execute();
  const family = await tx
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .leftJoin('products as product', 'product._id', 'family.product_id')
    .select([
      'family.name',
      'family.email',
      'family.phone',
      familyAddons.as('addons'),
      isOnePerson.as('onePerson'),
    ])
    .where('family._id', '=', familyId)
    .forNoKeyUpdate('family')
    .executeTakeFirst();
  return { members, family };
}

/** Who of these has ever come in: their password is their own. */
export const haveBeenHere = async (tx: DbOrTx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ _id: string }>`
    select member._id from family_members as member
    where member._id = any(${ids}) and (
      exists (select from known_devices where account_id = member._id)
      or exists (select from sessions where account_ids @> array[member._id])
      or exists (select from learner_reports where learner_id = member._id)
    )`.execute(tx);
  return new Set(rows.map(({ _id }) => _id));
};

/** Where news of the family goes. */
export const contact = (tx: DbOrTx, familyId: string) =>
  tx
    .selectFrom('families')
    .select([
      'name',
      'email',
      'message_locale as locale',
      sql<boolean>`payment_method_id is not null`.as('hasCard'),
    ])
    .where('_id', '=', familyId)
    .executeTakeFirst();

/** Of families that somebody writes to, with where they belong and what they play with. */
export const contacts = (tx: DbOrTx, familyIds: readonly string[]) =>
  tx
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .leftJoin('products as product', (join) =>
      join.on('product._id', '=', sql<string>`coalesce(family.product_id, center.product_id)`),
    )
    .select([
      'family._id',
      'family.name',
      'family.email',
      'family.message_locale as locale',
      'product.name as product',
      'center._id as learningCenterId',
      'center.name as center',
      'center.url',
    ])
    .where(sql<boolean>`family._id = any(${familyIds}::uuid[])`)
    .orderBy('family._id')
    .execute();

/** Whether one of these families pays with a card that is kept. */
export const haveCards = async (tx: DbOrTx, familyIds: readonly string[]): Promise<boolean> =>
  (await tx
    .selectFrom('families')
    .select('_id')
    .where('_id', 'in', familyIds)
    .where('payment_method_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Of these usernames, those of people outside the family. */
export const takenByOthers = (tx: DbOrTx, familyId: string, usernames: readonly string[]) =>
  tx
    .selectFrom('family_members')
    .select('username')
    .where('username', 'in', usernames)
    .where('family_id', '<>', familyId)
    .execute();

/**
 * Two members who change their names with each other would meet in the middle: all names of the family are put aside
 * before the new ones are written.
 */
export const setNamesAside = (tx: DbOrTx, memberIds: readonly string[]) =>
  tx
    .updateTable('family_members')
    .set({ username: sql<string>`'~' || _id` })
    .where('_id', 'in', memberIds)
    .execute();

export const saveMember = (
  tx: DbOrTx,
  familyId: string,
  memberId: string,
  member: Pick<Insertable<FamilyMembers>, 'firstname' | 'lastname' | 'username' | 'yob' | 'type'>,
) =>
  tx
    .updateTable('family_members')
    .set(member)
    .where('_id', '=', memberId)
    .where('family_id', '=', familyId)
    .execute();

export const addMembers = (tx: DbOrTx, members: readonly Insertable<FamilyMembers>[]) =>
  tx.insertInto('family_members').values(members).execute();

/** A blocked member is signed out everywhere; a lost tablet is not let in again with its person. */
export const setMemberBlocked = (tx: DbOrTx, memberId: string, blocked: boolean) =>
  tx
    .updateTable('family_members')
    .set({
      blocked_at: blocked ? sql<Date>`now()` : null,
      token_version: sql<number>`token_version + 1`,
    })
    .where('_id', '=', memberId)
    .execute();

/** For the audit: who is in the family, and who of them is blocked. */
export const memberNames = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('family_members')
    .select(['username', sql<boolean>`blocked_at is not null`.as('blocked')])
    .where('family_id', '=', familyId)
    .orderBy('_id')
    .execute();

interface Wishes {
  readonly agreeReceiveTextMessages?: boolean | undefined;
  readonly listedAtSignIn?: boolean | undefined;
  /** Of a family that had none. */
  readonly phone: string | undefined;
}

export const saveWishes = (tx: DbOrTx, familyId: string, wishes: Wishes) =>
  tx
    .updateTable('families')
    .set((eb) => ({
      agree_receive_text_messages: wishes.agreeReceiveTextMessages ?? eb.ref('agree_receive_text_messages'),
      listed_at_sign_in: wishes.listedAtSignIn ?? eb.ref('listed_at_sign_in'),
      phone: wishes.phone ?? eb.ref('phone'),
    }))
    .where('_id', '=', familyId)
    .execute();

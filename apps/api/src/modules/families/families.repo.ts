import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DbOrTx } from '../../db/database.ts';
import { familyAddons } from '../../db/family-addons.ts';
import { paysAlone } from '../../db/is-one-person.ts';
import { prepared } from '../../db/prepared.ts';
import type { DB } from '../../db/tables.gen.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { familiesIn } from './families.scope.ts';

const MEMBER = [
  'member._id',
  'member.firstname',
  'member.lastname',
  'member.username',
  'member.yob',
  'member.is_admin as isAdmin',
  'member.face',
] as const;

const inScope = (db: DbOrTx, scope: Scope) =>
  db
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where(familiesIn(scope));

/** Those who manage the family first. */
const familyMembers = (eb: ExpressionBuilder<DB & { readonly family: DB['families'] }, 'family'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('family_members as member')
      .select(MEMBER)
      .select(sql<'adult' | 'child'>`member.type`.as('type'))
      .whereRef('member.family_id', '=', 'family._id')
      .orderBy('member.is_admin', 'desc')
      .orderBy('member._id'),
  ).as('familyMembers');

const rowsOf = (families: ReturnType<typeof inScope>) =>
  families
    .select((eb) => [
      'family._id',
      'family.name',
      'family.email',
      'family.learning_center_id as learningCenterId',
      sql<boolean>`family.blocked_at is not null`.as('blocked'),
      familyMembers(eb),
    ])
    .orderBy('family.name')
    .orderBy('family._id')
    .execute();

export const familiesOfCenter = (db: DbOrTx, scope: Scope, learningCenterId: string) =>
  rowsOf(inScope(db, scope).where('center._id', '=', learningCenterId));

export const familiesWith = (db: DbOrTx, scope: Scope, ids: readonly string[]) =>
  rowsOf(inScope(db, scope).where(sql<boolean>`family._id = any(${ids})`));

export const familyInScope = (db: DbOrTx, scope: Scope, id: string) =>
  inScope(db, scope).where('family._id', '=', id).select('family._id').executeTakeFirst();

/** Which of these, held by whoever asks, are not so yet, and where each would have its plan: center by center. */
export const toBeTurned = (tx: DbOrTx, ids: readonly string[], blocked: boolean) =>
  tx
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .select([
      'family._id',
      'family.learning_center_id as learningCenterId',
      sql<string | null>`coalesce(family.product_id, center.product_id)`.as('productId'),
    ])
    .where(sql<boolean>`family._id = any(${ids}) and (family.blocked_at is null) = ${blocked}`)
    .orderBy('center._id')
    .orderBy('family.name')
    .orderBy('family._id')
    .execute();

/** Until the transaction ends nobody else blocks it or lets it in. */
export const holdInScope = (tx: DbOrTx, scope: Scope, id: string) =>
  inScope(tx, scope)
    .where('family._id', '=', id)
    .select([
      'family._id',
      'family.name',
      'family.blocked_at as blockedAt',
      'family.learning_center_id as learningCenterId',
      sql<string | null>`coalesce(family.product_id, center.product_id)`.as('productId'),
    ])
    .forNoKeyUpdate('family')
    .executeTakeFirst();

export async function setBlocked(tx: DbOrTx, ids: readonly string[], blocked: boolean): Promise<void> {
  await tx
    .updateTable('families')
    .set({ blocked_at: blocked ? sql<Date>`now()` : null })
    .where(sql<boolean>`_id = any(${ids})`)
    .execute();
  if (!blocked) return;
  // A lost tablet is not let in again with its family.
  await tx
    .updateTable('family_members')
    .set({ token_version: sql<number>`token_version + 1` })
    .where(sql<boolean>`family_id = any(${ids})`)
    .execute();
}

export const memberIdsOf = async (db: DbOrTx, familyIds: readonly string[]): Promise<string[]> => {
  const members = db.selectFrom('family_members').select('_id');
  const rows = await members.where(sql<boolean>`family_id = any(${familyIds})`).execute();
  return rows.map(({ _id }) => _id);
};

export const membersOfFamily = (db: DbOrTx, scope: Scope, familyId: string) =>
  inScope(db, scope)
    .innerJoin('family_members as member', 'member.family_id', 'family._id')
    .where('family._id', '=', familyId)
    .select(MEMBER)
    .select([
      sql<'adult' | 'child'>`member.type`.as('type'),
      sql<boolean>`member.blocked_at is not null`.as('blocked'),
    ])
    .orderBy('member.is_admin', 'desc')
    .orderBy('member._id')
    .execute();

export const memberInScope = (db: DbOrTx, scope: Scope, memberId: string) =>
  inScope(db, scope)
    .innerJoin('family_members as member', 'member.family_id', 'family._id')
    .where('member._id', '=', memberId)
    .select([...MEMBER, 'member.family_id as familyId'])
    .select(sql<'adult' | 'child'>`member.type`.as('type'))
    .executeTakeFirst();

/** As its own members see it. */
export const ownFamily = prepared((db, familyId: string) =>
  db
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .where('family._id', '=', familyId)
    .select((eb) => [
      'family._id',
      'family.name',
      'family.email',
      'family.phone',
      'family.location',
      'family.agree_receive_text_messages as agreeReceiveTextMessages',
      'family.listed_at_sign_in as listedAtSignIn',
      'family.is_customer as isCustomer',
      'family.is_prepaid_customer as isPrepaidCustomer',
      familyAddons.as('addons'),
      'family.points',
      'family.cumulative_points as cumulativePoints',
      familyMembers(eb),
    ]),
);

/** The one person of a one-person product whose account nobody else holds. */
export const hasNoHolder = async (db: DbOrTx, familyId: string): Promise<boolean> =>
  (await db
    .selectFrom('families as family')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .leftJoin('products as product', 'product._id', 'family.product_id')
    .select('family._id')
    .where('family._id', '=', familyId)
    .where(paysAlone)
    .executeTakeFirst()) !== undefined;

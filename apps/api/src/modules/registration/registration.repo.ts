import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

/** What somebody registers for: product, center and organisation, with all that the form and the family take of them. */
const OFFER = [
  'product._id as productId',
  'product.name as productName',
  'product.one_person as onePerson',
  'center._id as learningCenterId',
  'center.name as learningCenterName',
  'center.locations',
  'center.config as centerConfig',
  'center.plans_type as plansType',
  'organization.currency_iso_code as currency',
] as const;

const codes = (db: DbOrTx) =>
  db
    .selectFrom('organization_codes as code')
    .innerJoin('learning_centers as center', 'center._id', 'code.learning_center_id')
    .innerJoin('master_organizations as organization', 'organization._id', 'center.master_organization_id')
    .innerJoin('products as product', 'product._id', 'code.product_id');

const pending = (db: DbOrTx) =>
  db
    .selectFrom('pending_registrations as pending')
    .innerJoin('learning_centers as center', 'center._id', 'pending.learning_center_id')
    .innerJoin('master_organizations as organization', 'organization._id', 'center.master_organization_id')
    .innerJoin('products as product', 'product._id', 'pending.product_id');

export type Offer = Pick<
  NonNullable<Awaited<ReturnType<typeof pendingRegistration>>>,
  | 'productId'
  | 'productName'
  | 'onePerson'
  | 'learningCenterId'
  | 'learningCenterName'
  | 'locations'
  | 'centerConfig'
  | 'plansType'
  | 'currency'
>;

/** Free, and of a center that has not expired. */
export const freeCode = (db: DbOrTx, code: string) =>
  codes(db)
    .where('code.code', '=', code)
    .where('code.activated_at', 'is', null)
    .where(sql<SqlBool>`(center.expiration_date is null or center.expiration_date > now())`)
    .select('code._id as codeId')
    .select(OFFER)
    .executeTakeFirst();

/** False when it is taken. Else it stays free until the transaction ends: of two at once the second waits here. */
export async function holdCode(tx: DbOrTx, codeId: string): Promise<boolean> {
  const free = await tx
    .selectFrom('organization_codes')
    .select('_id')
    .where('_id', '=', codeId)
    .where('activated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return free !== undefined;
}

export const takeCode = (tx: DbOrTx, codeId: string, familyId: string) =>
  tx
    .updateTable('organization_codes')
    .set({ activated_at: sql<Date>`now()`, family_id: familyId })
    .where('_id', '=', codeId)
    .execute();

export const pendingRegistration = (db: DbOrTx, id: string) =>
  pending(db)
    .where('pending._id', '=', id)
    .select([
      'pending._id',
      'pending.email',
      'pending.is_paid as isPaid',
      'pending.is_finished as isFinished',
    ])
    .select(OFFER)
    .executeTakeFirst();

/** As `holdCode`. */
export async function holdPending(tx: DbOrTx, id: string): Promise<boolean> {
  const open = await tx
    .selectFrom('pending_registrations')
    .select('_id')
    .where('_id', '=', id)
    .where('is_paid', '=', true)
    .where('is_finished', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return open !== undefined;
}

export const finishPending = (tx: DbOrTx, id: string, familyId: string) =>
  tx
    .updateTable('pending_registrations')
    .set({ is_finished: true, family_id: familyId })
    .where('_id', '=', id)
    .execute();

const recent = (db: DbOrTx) =>
  db
    .selectFrom('families as family')
    .where(sql<SqlBool>`family.created_at > now() - interval '10 minutes'`)
    .select([
      'family._id as familyId',
      'family.email',
      sql<string[]>`array(
        select username from family_members where family_id = family._id order by is_admin desc, _id
      )`.as('usernames'),
    ]);

export type RecentFamily = NonNullable<Awaited<ReturnType<typeof recentFamilyOfCode>>>;

/** The family that took a code, or finished a registration, a moment ago. */
export const recentFamilyOfCode = (db: DbOrTx, code: string) =>
  recent(db)
    .innerJoin('organization_codes as code', 'code.family_id', 'family._id')
    .innerJoin('products as product', 'product._id', 'code.product_id')
    .where('code.code', '=', code)
    .select(['product.name as productName', 'product.one_person as onePerson'])
    .executeTakeFirst();

export const recentFamilyOfPending = (db: DbOrTx, id: string) =>
  recent(db)
    .innerJoin('pending_registrations as pending', 'pending.family_id', 'family._id')
    .innerJoin('products as product', 'product._id', 'pending.product_id')
    .where('pending._id', '=', id)
    .select(['product.name as productName', 'product.one_person as onePerson'])
    .executeTakeFirst();

/** Of families and of staff: an email must tell who signs in. */
export async function isEmailTaken(db: DbOrTx, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('families')
    .select('_id')
    .where('email', '=', email)
    .unionAll(db.selectFrom('users').select('_id').where('email', '=', email))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function takenUsernames(db: DbOrTx, usernames: readonly string[]): Promise<ReadonlySet<string>> {
  if (usernames.length === 0) return new Set();
  const rows = await db
    .selectFrom('family_members')
    .select('username')
    .where('username', 'in', usernames)
    .execute();
  return new Set(rows.map(({ username }) => username));
}

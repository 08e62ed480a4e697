import type { PENDING_STATES } from '@flink/contract/rules/people/pending-registration.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { inPlaces, type PlaceFilters } from '../../db/place-filters.ts';
import { inDays } from '../../db/range-filter.ts';
import { isoMoment, isoMomentOrNull, oneOf, type TableQuery, tablePage } from '../../db/table-page.ts';
import { rowsSeen } from '../../plugins/access/rows-seen.ts';
import type { Scope } from '../../plugins/access/scope.ts';

type State = (typeof PENDING_STATES)[number];

const STATE = sql<State>`case when pending.is_paid then 'paid' else 'unpaid' end`;

/** Consumer support helps whoever becomes a customer, wherever that is (decisions: Roles). */
const rows = (db: DbOrTx, scope: Scope) =>
  everywhere(db).where(scope.kind === 'customers' ? sql<SqlBool>`true` : seenInCenters(scope));

const seenInCenters = rowsSeen({
  masterOrganization: 'center.master_organization_id',
  region: 'center.region_id',
  learningCenter: 'center._id',
});

const everywhere = (db: DbOrTx) =>
  db
    .selectFrom('pending_registrations as pending')
    .innerJoin('learning_centers as center', 'center._id', 'pending.learning_center_id')
    .innerJoin('master_organizations as organization', 'organization._id', 'center.master_organization_id')
    .innerJoin('products as product', 'product._id', 'pending.product_id');

const ROW = [
  'pending._id',
  'pending.email',
  'product._id as productId',
  'product.name as productName',
  'center.name as learningCenterName',
  'organization.name as organizationName',
  STATE.as('state'),
  isoMoment('pending.created_at').as('createdAt'),
  isoMomentOrNull('pending.reminded_at').as('remindedAt'),
] as const;

const ORDER: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql.ref('pending.created_at'),
  email: sql.ref('pending.email'),
  productName: sql.ref('product.name'),
  learningCenterName: sql.ref('center.name'),
  state: STATE,
};

type Query = TableQuery &
  PlaceFilters & {
    readonly 'filter.state': readonly string[];
    readonly 'filter.createdAt': readonly string[];
  };

export const table = (db: DbOrTx, scope: Scope, query: Query) =>
  tablePage({
    all: rows(db, scope).where('pending.is_finished', '=', false),
    query,
    search: [sql.ref('pending.email'), sql.ref('center.name'), sql.ref('product.name')],
    filters: [
      ...inPlaces(query),
      oneOf(STATE, query['filter.state']),
      inDays(sql.ref('pending.created_at'), query['filter.createdAt']),
    ],
    orderBy: ORDER[query.orderBy] ?? sql.ref('pending.created_at'),
    key: sql.ref('pending._id'),
    select: (found) => found.select(ROW),
  });

export const row = (db: DbOrTx, scope: Scope, id: string) =>
  rows(db, scope).where('pending._id', '=', id).select(ROW).executeTakeFirstOrThrow();

/** Until the transaction ends nobody else finishes, pays or deletes it. */
export const lock = (tx: DbOrTx, scope: Scope, id: string) =>
  rows(tx, scope)
    .where('pending._id', '=', id)
    .select([
      'pending._id',
      'pending.email',
      'pending.is_paid as isPaid',
      'pending.is_finished as isFinished',
      'product._id as productId',
      'product.name as productName',
      'center._id as learningCenterId',
      'center.name as learningCenterName',
      'center.config as centerConfig',
    ])
    .forUpdate('pending')
    .executeTakeFirst();

export type LockedPending = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** False when this person was reminded within a day. Two at once wait for each other at the lock of the address. */
export async function markReminded(tx: DbOrTx, { _id, email }: LockedPending): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`remind ${email}`}, 0))`.execute(tx);
  const recent = await tx
    .selectFrom('pending_registrations')
    .select('_id')
    .where('email', '=', email)
    .where(sql<SqlBool>`reminded_at > now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  if (recent) return false;
  await tx
    .updateTable('pending_registrations')
    .set({ reminded_at: sql<Date>`now()` })
    .where('_id', '=', _id)
    .execute();
  return true;
}

export const markPaid = (tx: DbOrTx, id: string) =>
  tx.updateTable('pending_registrations').set({ is_paid: true }).where('_id', '=', id).execute();

/** Money that came in for it, or is about to. */
export const hasPayment = async (tx: DbOrTx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('payments')
    .select('_id')
    .where('pending_registration_id', '=', id)
    .where('state', 'not in', ['failed', 'refunded'])
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const remove = (tx: DbOrTx, id: string) =>
  tx.deleteFrom('pending_registrations').where('_id', '=', id).execute();

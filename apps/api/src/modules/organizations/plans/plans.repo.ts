import type { PeriodConfig, PlanEntry, PrepaidConfig } from '@flink/contract/rules/plans/plan-entry.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { centersIn, organizationsSeenIn, regionsSeenIn } from '../organizations.scope.ts';

export interface Organization {
  readonly _id: string;
  readonly name: string;
  readonly plansType: 'PREPAID' | 'DEFAULT';
  readonly currencyIsoCode: string;
}

export const organization = async (db: DbOrTx, scope: Scope, id: string): Promise<Organization | undefined> =>
  (
    await sql<Organization>`
      select row._id, row.name, row.plans_type as "plansType", row.currency_iso_code as "currencyIsoCode"
      from master_organizations as row
      where row._id = ${id} and ${organizationsSeenIn(scope)}
    `.execute(db)
  ).rows[0];

export interface Below {
  readonly _id: string;
  readonly name: string;
  readonly masterOrganizationId: string;
}

export const region = async (db: DbOrTx, scope: Scope, id: string): Promise<Below | undefined> =>
  (
    await sql<Below>`
      select row._id, row.name, row.master_organization_id as "masterOrganizationId"
      from regions as row
      where row._id = ${id} and ${regionsSeenIn(scope)}
    `.execute(db)
  ).rows[0];

export interface Center extends Below {
  readonly regionId: string | null;
  readonly productId: string | null;
}

const CENTER = [
  'center._id',
  'center.name',
  'center.region_id as regionId',
  'center.product_id as productId',
  'center.master_organization_id as masterOrganizationId',
] as const;

export const center = (db: DbOrTx, scope: Scope, id: string): Promise<Center | undefined> =>
  db
    .selectFrom('learning_centers as center')
    .select(CENTER)
    .where('center._id', '=', id)
    .where(centersIn(scope))
    .executeTakeFirst();

/** Its families pay in advance. */
export const isPrepaidCenter = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db
    .selectFrom('learning_centers')
    .select('_id')
    .where('_id', '=', id)
    .where('plans_type', '=', 'PREPAID')
    .executeTakeFirst()) !== undefined;

/** All of an organisation, or those of one of its regions. */
export const centersOf = (db: DbOrTx, where: RawBuilder<SqlBool>): Promise<Center[]> =>
  db
    .selectFrom('learning_centers as center')
    .select(CENTER)
    .where(where)
    .orderBy('center.name')
    .orderBy('center._id')
    .execute();

export const regionsOf = (db: DbOrTx, organizationId: string) =>
  db
    .selectFrom('regions')
    .select(['_id', 'name'])
    .where('master_organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('_id')
    .execute();

export const products = (db: DbOrTx) =>
  db
    .selectFrom('products')
    .select(['_id', 'name', 'one_person as onePerson'])
    .orderBy('name')
    .orderBy('_id')
    .execute();

export interface StoredEntry extends PlanEntry {
  readonly version: number;
}

type EntryRow = Omit<StoredEntry, 'prepaidConfig' | 'periodConfig'> & PrepaidConfig & PeriodConfig;

const ENTRY = sql`
  product_id as "productId", plans, unlimited, addons, version, total_hours::float8 as "totalHours",
  hours_in_increment::float8 as "hoursInIncrement", cost_per_hour::float8 as "costPerHour",
  discount_percents as "discountPercents", currency_iso_code as "currencyIsoCode", pays_by as "paysBy",
  cost_per_period::float8 as "costPerPeriod", total_months as "totalMonths",
  free_trial_weeks as "freeTrialWeeks", price_id as "priceId"`;

const entryOf = ({
  productId,
  plans,
  unlimited,
  addons,
  version,
  paysBy,
  costPerPeriod,
  totalMonths,
  freeTrialWeeks,
  priceId,
  ...prepaidConfig
}: EntryRow): StoredEntry => ({
  productId,
  plans,
  unlimited,
  addons,
  version,
  prepaidConfig,
  periodConfig: { paysBy, costPerPeriod, totalMonths, freeTrialWeeks, priceId },
});

export const entries = async (db: DbOrTx, organizationId: string): Promise<StoredEntry[]> =>
  (
    await sql<EntryRow>`
      select ${ENTRY} from organization_plans where master_organization_id = ${organizationId}
    `.execute(db)
  ).rows.map(entryOf);

/**
 * Until the transaction ends nobody else purchases or assigns plans of these products. In the order of their ids: of
 * two who save the same two products, one waits for the other, never each for each.
 */
export const holdEntries = async (
  tx: DbOrTx,
  organizationId: string,
  productIds: readonly string[],
): Promise<StoredEntry[]> =>
  (
    await sql<EntryRow>`
      select ${ENTRY} from organization_plans
      where master_organization_id = ${organizationId} and product_id in (${sql.join(productIds)})
      order by product_id for update
    `.execute(tx)
  ).rows.map(entryOf);

export interface Assignment {
  readonly productId: string;
  /** A region or a learning center. */
  readonly organizationId: string;
  readonly plans: number;
}

const ASSIGNMENT = sql`
  product_id as "productId", coalesce(region_id, learning_center_id) as "organizationId", plans`;

export const assignments = async (db: DbOrTx, organizationId: string): Promise<Assignment[]> =>
  (
    await sql<Assignment>`
      select ${ASSIGNMENT} from plan_assignments where master_organization_id = ${organizationId}
    `.execute(db)
  ).rows;

const given = (productId: string, organizationIds: readonly string[]) => sql`
  select ${ASSIGNMENT} from plan_assignments
  where product_id = ${productId}
    and (learning_center_id in (${sql.join(organizationIds)}) or region_id in (${sql.join(organizationIds)}))`;

/** What these regions and centers were given of a product. */
export const assignmentsOf = async (
  db: DbOrTx,
  productId: string,
  organizationIds: readonly string[],
): Promise<Assignment[]> => (await sql<Assignment>`${given(productId, organizationIds)}`.execute(db)).rows;

/**
 * Until the transaction ends nobody registers with what these were given. Centers before regions, as a registration
 * does: nobody waits for who waits for them.
 */
export const holdAssignments = async (
  tx: DbOrTx,
  productId: string,
  organizationIds: readonly string[],
): Promise<Assignment[]> =>
  (
    await sql<Assignment>`
      ${given(productId, organizationIds)}
      order by region_id nulls first, learning_center_id
      for update
    `.execute(tx)
  ).rows;

export interface InUse {
  readonly productId: string;
  readonly learningCenterId: string;
  readonly regionId: string | null;
  readonly inUse: number;
}

/** Families of a product in a center that are not blocked; a family without a product goes by its center. */
export const inUse = async (db: DbOrTx, where: RawBuilder<SqlBool>): Promise<InUse[]> =>
  (
    await sql<InUse>`
      select coalesce(family.product_id, center.product_id) as "productId", center._id as "learningCenterId",
        center.region_id as "regionId", count(*)::int as "inUse"
      from families as family
      join learning_centers as center on center._id = family.learning_center_id
      where family.blocked_at is null and coalesce(family.product_id, center.product_id) is not null and ${where}
      group by 1, 2, 3
    `.execute(db)
  ).rows;

export const ofOrganization = (id: string) => sql<SqlBool>`center.master_organization_id = ${id}`;
export const ofRegion = (id: string) => sql<SqlBool>`center.region_id = ${id}`;
export const ofCenter = (id: string) => sql<SqlBool>`center._id = ${id}`;
export const ofProduct = (where: RawBuilder<SqlBool>, productId: string) =>
  sql<SqlBool>`${where} and coalesce(family.product_id, center.product_id) = ${productId}`;

const columnsOf = ({
  plans,
  unlimited,
  addons,
  prepaidConfig: prepaid,
  periodConfig: period,
}: PlanEntry) => ({
  plans,
  unlimited,
  addons,
  total_hours: prepaid.totalHours,
  hours_in_increment: prepaid.hoursInIncrement,
  cost_per_hour: prepaid.costPerHour,
  discount_percents: prepaid.discountPercents,
  currency_iso_code: prepaid.currencyIsoCode,
  pays_by: period.paysBy,
  cost_per_period: period.costPerPeriod,
  total_months: period.totalMonths,
  free_trial_weeks: period.freeTrialWeeks,
  price_id: period.priceId,
});

/** False when somebody else has just made it. */
export async function addEntry(tx: DbOrTx, organizationId: string, entry: PlanEntry): Promise<boolean> {
  const made = await tx
    .insertInto('organization_plans')
    .values({ master_organization_id: organizationId, product_id: entry.productId, ...columnsOf(entry) })
    .onConflict((oc) => oc.doNothing())
    .returning('product_id')
    .executeTakeFirst();
  return made !== undefined;
}

export const saveEntry = (tx: DbOrTx, organizationId: string, entry: PlanEntry) =>
  tx
    .updateTable('organization_plans')
    .set({ ...columnsOf(entry), version: sql<number>`version + 1` })
    .where('master_organization_id', '=', organizationId)
    .where('product_id', '=', entry.productId)
    .execute();

/** That there was one is kept: no plans left is not the same as never counted. */
export async function removeEntry(tx: DbOrTx, organizationId: string, productId: string): Promise<void> {
  await sql`
    with gone as (
      delete from organization_plans
      where master_organization_id = ${organizationId} and product_id = ${productId}
      returning master_organization_id, product_id
    )
    insert into ended_plans (master_organization_id, product_id)
    select master_organization_id, product_id from gone on conflict do nothing`.execute(tx);
}

/** Products of which all plans were given back. */
export const endedProducts = async (db: DbOrTx, organizationId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db
        .selectFrom('ended_plans')
        .select('product_id')
        .where('master_organization_id', '=', organizationId)
        .execute()
    ).map(({ product_id }) => product_id),
  );

/** Whether an organisation has a product at all: it has plans of it, or one of its centers sells it. */
export async function hasProduct(db: DbOrTx, organizationId: string, productId: string): Promise<boolean> {
  const { rows } = await sql`
    select from organization_plans
    where master_organization_id = ${organizationId} and product_id = ${productId}
    union all select from learning_centers
    where master_organization_id = ${organizationId} and product_id = ${productId}
    limit 1`.execute(db);
  return rows.length > 0;
}

export interface NewAssignment extends Assignment {
  readonly masterOrganizationId: string;
  readonly kind: 'region' | 'learningCenter';
}

export async function saveAssignment(tx: DbOrTx, given: NewAssignment): Promise<void> {
  const column = given.kind === 'region' ? ('region_id' as const) : ('learning_center_id' as const);
  const { organizationId, productId, plans } = given;
  if (plans === 0) {
    await tx
      .deleteFrom('plan_assignments')
      .where(column, '=', organizationId)
      .where('product_id', '=', productId)
      .execute();
    return;
  }
  await tx
    .insertInto('plan_assignments')
    .values({
      _id: uuidv7(),
      master_organization_id: given.masterOrganizationId,
      product_id: productId,
      [column]: organizationId,
      plans,
    })
    .onConflict((oc) => oc.columns([column, 'product_id']).doUpdateSet({ plans }))
    .execute();
}

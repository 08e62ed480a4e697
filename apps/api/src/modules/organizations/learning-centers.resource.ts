import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { ValuesOf } from '@flink/contract/resources/kit/field.ts';
import { learningCenters } from '@flink/contract/resources/learning-centers.ts';
import { centerAddressIssue } from '@flink/contract/rules/people/center-address.ts';
import type { CenterFlag } from '@flink/contract/rules/people/center-flags.ts';
import { isTimeZone } from '@flink/contract/rules/people/time-zone.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { type ChangedRow, serve } from '../../resources/served-resource.ts';
import { centerHasFlag } from './center-flags.service.ts';
import { centersSeenIn } from './organizations.scope.ts';
import { hasProduct } from './plans/plans.repo.ts';

/** The names between the commas. */
const locationsIn = (text: unknown): string[] =>
  String(text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const learningCentersResource = serve(learningCenters, {
  table: 'learning_centers',
  seenIn: centersSeenIn,
  joins: () => sql`
    join master_organizations as organization on organization._id = row.master_organization_id
    left join regions as region on region._id = row.region_id
    left join products as product on product._id = row.product_id`,
  shown: {
    masterOrganizationName: sql`organization.name`,
    regionName: sql`region.name`,
    productName: sql`product.name`,
  },
  flags: { attention: (flag) => centerHasFlag(flag as CenterFlag, 'row') },
  columns: {
    // The last day is a day of the center's own clock; `afterwards` sets the moment it ends.
    expirationDate: {
      column: 'expiration_date',
      read: sql`to_char(row.expiration_date at time zone row.time_zone, 'YYYY-MM-DD')`,
      compared: sql`(row.expiration_date at time zone row.time_zone)::date`,
    },
    // Of a new center `afterwards` sets what its organisation has.
    plansType: { column: 'plans_type', write: (type) => type ?? 'DEFAULT' },
    locations: {
      column: 'locations',
      read: sql`nullif(array_to_string(row.locations, ', '), '')`,
      write: locationsIn,
    },
  },
  uses: [
    { section: 'families', from: 'families', column: 'learning_center_id', title: sql`other.name` },
    {
      section: 'users',
      from: 'users',
      column: 'learning_center_id',
      title: sql`other.firstname || ' ' || other.lastname`,
    },
    { section: 'codes', from: 'organization_codes', column: 'learning_center_id', title: sql`other.code` },
    {
      section: 'pending-registrations',
      from: 'pending_registrations',
      column: 'learning_center_id',
      title: sql`other.email`,
    },
  ],
  async checkAll({ tx, scope, rows }) {
    const regions = await organizationsOf(tx, rows);
    for (const row of rows) checkOne(scope, row, regions);
    // What an organisation has, and how it pays, is decided where it is sold.
    if (scope.kind === 'everything' || scope.kind === 'rep') return;
    const paysBy = await plansTypesOf(tx, rows);
    for (const { before, values } of rows) {
      const usual = before ? before.plansType : paysBy.get(values.masterOrganizationId);
      if (values.plansType !== null && values.plansType !== usual) refuse('plansType');
    }
    for (const [organizationId, productId] of newProducts(rows))
      if (!(await hasProduct(tx, organizationId, productId))) refuse('productId', 'codes.productNotAssigned');
  },
  async afterAll({ tx, rows }) {
    const ids = rows.map(({ _id }) => _id);
    await sql`
      update learning_centers set
        expiration_date = (said.day::date + 1)::timestamp at time zone time_zone - interval '1 millisecond',
        one_person = coalesce((select one_person from products where products._id = product_id), one_person)
      from unnest(${ids}::uuid[], ${rows.map(({ values }) => values.expirationDate)}::text[]) as said (_id, day)
      where learning_centers._id = said._id`.execute(tx);
    // A new center begins as those around it are.
    const made = rows.filter(({ before }) => before === null);
    if (made.length > 0)
      await sql`
        update learning_centers as center set config = coalesce(
          (select region.config from regions as region where region._id = center.region_id),
          (select config from master_organizations where _id = center.master_organization_id)),
          plans_type = coalesce(said.plans_type,
            (select plans_type from master_organizations where _id = center.master_organization_id)),
          points = coalesce((select value from config where key = 'points'), points)
        from unnest(${made.map(({ _id }) => _id)}::uuid[], ${made.map(({ values }) => values.plansType)}::text[])
          as said (_id, plans_type)
        where center._id = said._id`.execute(tx);
  },
});

type CenterRow = ChangedRow<ValuesOf<typeof learningCenters.fields>>;

function refuse(field: keyof typeof learningCenters.fields, code: ErrorCode = 'request.notAllowed'): never {
  throw new AppError('request.invalid', { fields: { [field]: code } });
}

/** How organizations pay, by their id. */
async function plansTypesOf(tx: DbOrTx, rows: readonly CenterRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ before, values }) => (before ? [] : values.masterOrganizationId));
  if (ids.length === 0) return new Map();
  const organizations = await tx
    .selectFrom('master_organizations')
    .select(['_id', 'plans_type'])
    .where('_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(organizations.map(({ _id, plans_type }) => [_id, plans_type]));
}

/** By region, whose it is. */
async function organizationsOf(tx: DbOrTx, rows: readonly CenterRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ values }) => values.regionId ?? []))];
  if (ids.length === 0) return new Map();
  const regions = await tx
    .selectFrom('regions')
    .select(['_id', 'master_organization_id'])
    .where('_id', 'in', ids)
    .execute();
  return new Map(regions.map((region) => [region._id, region.master_organization_id]));
}

function checkOne(scope: Scope, { before, values }: CenterRow, regions: ReadonlyMap<string, string>): void {
  const address = centerAddressIssue(values.url);
  if (address && values.url !== before?.url) refuse('url', address);
  if (!isTimeZone(values.timeZone)) refuse('timeZone', 'learningCenters.timeZone');
  if (before && values.plansType === null) refuse('plansType', 'request.required');
  // Its families, plans and people belong to the organisation too.
  if (before && before.masterOrganizationId !== values.masterOrganizationId) refuse('masterOrganizationId');
  if (values.regionId !== null && values.regionId !== before?.regionId)
    if (regions.get(values.regionId) !== values.masterOrganizationId) refuse('regionId');
  // Where it belongs, what it sells and until when is decided above it.
  if (scope.kind === 'learningCenter')
    for (const field of ['url', 'regionId', 'productId', 'plansType', 'expirationDate'] as const)
      if (before?.[field] !== values[field]) refuse(field);
}

/** Which products are given to centers, by organisation, each once. */
const newProducts = (rows: readonly CenterRow[]): readonly (readonly [string, string])[] => [
  ...new Map(
    rows.flatMap(({ before, values: { masterOrganizationId, productId } }) =>
      productId === null || productId === before?.productId
        ? []
        : [[`${masterOrganizationId} ${productId}`, [masterOrganizationId, productId] as const] as const],
    ),
  ).values(),
];

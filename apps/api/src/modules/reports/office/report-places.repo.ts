import type { Grouping, Report } from '@flink/contract/reports/report.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

/** Of which organisations all is told, not only some of their centers. */
export function organizationsSeen(scope: Scope): RawBuilder<SqlBool> {
  switch (scope.kind) {
    case 'everything':
      return sql`true`;
    case 'masterOrganization':
      return sql`organization._id = ${scope.masterOrganizationId}`;
    case 'rep':
      return sql`organization.rep_id = ${scope.userId}`;
    default:
      return sql`false`;
  }
}

/** Which centers the person asking has reports of. */
function centersSeen(scope: Scope): RawBuilder<SqlBool> {
  switch (scope.kind) {
    case 'everything':
      return sql`true`;
    case 'masterOrganization':
      return sql`center.master_organization_id = ${scope.masterOrganizationId}`;
    case 'region':
      return sql`center.region_id = ${scope.regionId}`;
    case 'learningCenter':
    case 'teacher':
      return sql`center._id = ${scope.learningCenterId}`;
    case 'rep':
      return sql`organization.rep_id = ${scope.userId}`;
    default:
      return sql`false`;
  }
}

/** Who knows the people by name sees every sum. */
export const isAboveTheCenter = ({ kind }: Scope): boolean => kind !== 'learningCenter' && kind !== 'teacher';

/** Which rows of a report a person may have; those with one row alone are left out. */
export function groupingsOf(scope: Scope, { groupings }: Pick<Report, 'groupings'>): readonly Grouping[] {
  if (groupings === undefined) return placesOf(scope);
  return groupings.filter((by) => {
    if (by === 'organization') return scope.kind === 'everything' || scope.kind === 'rep';
    return (by !== 'rep' && by !== 'translator') || scope.kind === 'everything';
  });
}

/** The finest last. Below the center only those who know its people by name. */
function placesOf(scope: Scope): readonly Grouping[] {
  switch (scope.kind) {
    case 'everything':
      return ['organization', 'region', 'center'];
    case 'masterOrganization':
      return ['region', 'center'];
    case 'region':
      return ['center'];
    case 'learningCenter':
      return ['teacher', 'learner', 'family'];
    case 'teacher':
      return ['learner', 'family'];
    default:
      return [];
  }
}

export interface Center {
  readonly _id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly today: string;
  readonly locale: string;
  readonly organization: Place;
  readonly region: Place | null;
}

export interface Place {
  readonly _id: string;
  readonly name: string;
}

/** Some of the centers that a person sees: those of an organisation, of a region, or one. */
export interface ChosenPlace {
  readonly masterOrganizationId?: string | undefined;
  readonly regionId?: string | undefined;
  readonly learningCenterId?: string | undefined;
}

export const centersIn = (
  centers: readonly Center[],
  { masterOrganizationId, regionId, learningCenterId }: ChosenPlace,
): readonly Center[] =>
  centers.filter(
    ({ _id, organization, region }) =>
      (masterOrganizationId === undefined || organization._id === masterOrganizationId) &&
      (regionId === undefined || region?._id === regionId) &&
      (learningCenterId === undefined || _id === learningCenterId),
  );

/** Each once, by its name. */
export const placesIn = (places: readonly (Place | null)[]): readonly Place[] =>
  [...new Map(places.flatMap((place) => (place ? [[place._id, place]] : []))).values()].toSorted(
    (one, other) => one.name.localeCompare(other.name) || one._id.localeCompare(other._id),
  );

/** What is asked about, as far as it has a name: a center, the region or the organisation of all. */
export function nameOfPlace(
  scope: Scope,
  centers: readonly Center[],
  { regionId, masterOrganizationId }: ChosenPlace = {},
) {
  const [first] = centers;
  if (centers.length <= 1) return first?.name ?? null;
  if (regionId !== undefined || scope.kind === 'region') return first?.region?.name ?? null;
  const isOfAll = scope.kind === 'everything' || scope.kind === 'rep';
  return isOfAll && masterOrganizationId === undefined ? null : (first?.organization.name ?? null);
}

export async function centersOf(db: DbOrTx, scope: Scope): Promise<readonly Center[]> {
  const { rows } = await sql<Center>`
    select center._id, center.name, center.time_zone as "timeZone", center.config->>'defaultLocale' as locale,
      to_char(now() at time zone center.time_zone, 'YYYY-MM-DD') as today,
      json_build_object('_id', organization._id, 'name', organization.name) as organization,
      case when region._id is not null then json_build_object('_id', region._id, 'name', region.name) end as region
    from learning_centers as center
    join master_organizations as organization on organization._id = center.master_organization_id
    left join regions as region on region._id = center.region_id
    where ${centersSeen(scope)} order by center.name, center._id`.execute(db);
  return rows;
}

/** The day that it still is somewhere: what is before it is over everywhere. */
export const earliestDay = (centers: readonly Center[]): string =>
  centers
    .map(({ today }) => today)
    .toSorted()
    .at(0) ?? new Date().toISOString().slice(0, 10);

/** The latest day that it is anywhere. */
export const latestDay = (centers: readonly Center[]): string =>
  centers
    .map(({ today }) => today)
    .toSorted()
    .at(-1) ?? new Date().toISOString().slice(0, 10);

/** What a center that the person sees has purchased. */
export const purchasesOf = (db: DbOrTx, centerId: string) =>
  db
    .selectFrom('plan_assignments as given')
    .innerJoin('products as product', 'product._id', 'given.product_id')
    .where('given.learning_center_id', '=', centerId)
    .select(['given._id', 'product.name'])
    .orderBy('product.name')
    .orderBy('given._id')
    .execute();

/** Of a family that the person sees. */
export async function centerOfFamily(
  db: DbOrTx,
  familyId: string,
): Promise<{ readonly learningCenterId: string; readonly name: string } | null> {
  const family = await db
    .selectFrom('families')
    .select(['learning_center_id as learningCenterId', 'name'])
    .where('_id', '=', familyId)
    .executeTakeFirst();
  return family ?? null;
}

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
  readonly above: string | null;
}

export async function centersOf(db: DbOrTx, scope: Scope): Promise<readonly Center[]> {
  const above =
    scope.kind === 'region'
      ? sql`region.name`
      : scope.kind === 'everything' || scope.kind === 'rep'
        ? sql`null::text`
        : sql`organization.name`;
  const { rows } = await sql<Center>`
    select center._id, center.name, center.time_zone as "timeZone", center.config->>'defaultLocale' as locale,
      to_char(now() at time zone center.time_zone, 'YYYY-MM-DD') as today, ${above} as above
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

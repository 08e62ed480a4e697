import { CENTER_FLAGS, type CenterFlag } from '@flink/contract/rules/people/center-flags.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { centerHasFlag } from '../organizations/center-flags.service.ts';
import { USES_PLAN } from '../organizations/plans/plans-in-use.service.ts';

export type AreaScope =
  | { readonly kind: 'masterOrganization'; readonly masterOrganizationId: string }
  | { readonly kind: 'region'; readonly regionId: string };

/** The home has a screen of them; all others are in the list of centers. */
const MAX_CENTERS = 25;

const isIn = (scope: AreaScope) =>
  scope.kind === 'region'
    ? sql<SqlBool>`center.region_id = ${scope.regionId}`
    : sql<SqlBool>`center.master_organization_id = ${scope.masterOrganizationId}`;

export const area = async (db: DbOrTx, scope: AreaScope) =>
  scope.kind === 'region'
    ? db
        .selectFrom('regions')
        .select(['_id', 'name', 'master_organization_id as organizationId'])
        .where('_id', '=', scope.regionId)
        .executeTakeFirst()
    : db
        .selectFrom('master_organizations')
        .select(['_id', 'name', '_id as organizationId'])
        .where('_id', '=', scope.masterOrganizationId)
        .executeTakeFirst();

export const families = async (db: DbOrTx, scope: AreaScope): Promise<number> =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from families as family
      join learning_centers as center on center._id = family.learning_center_id
      where family.blocked_at is null and ${isIn(scope)}`.execute(db)
  ).rows[0]?.count ?? 0;

interface FlaggedCenter {
  readonly _id: string;
  readonly flags: readonly CenterFlag[];
}

/** Every center with what is to be looked into, those with the most first, then by name. */
export async function flaggedCenters(db: DbOrTx, scope: AreaScope): Promise<readonly FlaggedCenter[]> {
  const flags = CENTER_FLAGS.map(
    (flag) => sql`case when ${centerHasFlag(flag, 'center')} then ${flag}::text end`,
  );
  const { rows } = await sql<FlaggedCenter>`
    select _id, flags from (
      select center._id, center.name, array_remove(array[${sql.join(flags)}], null) as flags
      from learning_centers as center where ${isIn(scope)}
    ) as center order by cardinality(flags) desc, name, _id`.execute(db);
  return rows;
}

export async function figures(db: DbOrTx, centers: readonly FlaggedCenter[]) {
  const shown = centers.slice(0, MAX_CENTERS);
  const { rows } = await sql<{
    readonly _id: string;
    readonly name: string;
    readonly families: number;
    readonly plansAssigned: number;
    readonly plansInUse: number;
    readonly lastPlayed: string | null;
    readonly freeCodes: number;
  }>`
    select center._id, center.name,
      (select count(*)::int from families where learning_center_id = center._id and blocked_at is null) as families,
      (select coalesce(sum(plans), 0)::int from plan_assignments
        where learning_center_id = center._id) as "plansAssigned",
      (select count(*)::int from families as family
        where family.learning_center_id = center._id and ${USES_PLAN}) as "plansInUse",
      (select to_char(day, 'YYYY-MM-DD') from center_play_days
        where learning_center_id = center._id and seconds > 0 order by day desc limit 1) as "lastPlayed",
      (select count(*)::int from organization_codes
        where learning_center_id = center._id and activated_at is null) as "freeCodes"
    from unnest(${shown.map(({ _id }) => _id)}::uuid[]) with ordinality as chosen (_id, place)
    join learning_centers as center on center._id = chosen._id
    order by chosen.place`.execute(db);
  const flagsOf = new Map(shown.map(({ _id, flags }) => [_id, flags]));
  return rows.map((row) => ({ ...row, flags: [...(flagsOf.get(row._id) ?? [])] }));
}

import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { installationToday } from '../catalog/settings.service.ts';
import { USES_PLAN } from '../organizations/plans/plans-in-use.service.ts';
import type { Days } from './money.repo.ts';

const MAX_ORGANIZATIONS = 25;

/** Centers of the organizations in a rep's care; the center is called `center`. */
export const centersOfRep = (userId: string) => sql<SqlBool>`center.master_organization_id in (
  select _id from master_organizations where rep_id = ${userId})`;

/** With the number of all of them. */
export async function organizations(db: DbOrTx, userId: string) {
  const { rows } = await sql<{
    readonly _id: string;
    readonly name: string;
    readonly bought: number;
    readonly unlimited: boolean;
    readonly assigned: number;
    readonly inUse: number;
    readonly centers: number;
    readonly total: number;
  }>`
    with organization as (
      select _id, name, count(*) over ()::int as total from master_organizations where rep_id = ${userId}
      order by name, _id limit ${MAX_ORGANIZATIONS}
    )
    select organization._id, organization.name, organization.total,
      (select coalesce(sum(plans), 0)::int from organization_plans
        where master_organization_id = organization._id) as bought,
      exists (select from organization_plans
        where master_organization_id = organization._id and unlimited) as unlimited,
      (select coalesce(sum(plans), 0)::int from plan_assignments
        where master_organization_id = organization._id) as assigned,
      (select count(*)::int from learning_centers as center
        join families as family on family.learning_center_id = center._id
        where center.master_organization_id = organization._id and ${USES_PLAN}) as "inUse",
      (select count(*)::int from learning_centers where master_organization_id = organization._id) as centers
    from organization order by name, _id`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    organizations: rows.map(({ total: _, ...organization }) => organization),
  };
}

export async function quarter(db: DbOrTx): Promise<Days> {
  const today = sql`${await installationToday(db)}::date`;
  const { rows } = await sql<Days>`
    select to_char(date_trunc('quarter', ${today}), 'YYYY-MM-DD') as from,
      to_char(${today}, 'YYYY-MM-DD') as to`.execute(db);
  return rows[0] ?? { from: '', to: '' };
}

export const unusedCodes = async (db: DbOrTx, userId: string): Promise<number> =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from organization_codes as code
      join learning_centers as center on center._id = code.learning_center_id
      where code.activated_at is null and ${centersOfRep(userId)}`.execute(db)
  ).rows[0]?.count ?? 0;

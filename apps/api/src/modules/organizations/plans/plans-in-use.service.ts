import { type SqlBool, sql } from 'kysely';

/** Whether a row `family` of a `center` uses a plan that its organization bought; unlimited plans are not counted. */
export const USES_PLAN = sql<SqlBool>`(family.blocked_at is null and exists (
  select from organization_plans as bought
  where bought.master_organization_id = center.master_organization_id
    and bought.product_id = coalesce(family.product_id, center.product_id) and bought.plans > 0))`;

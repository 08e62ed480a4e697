import { sql } from 'kysely';

/**
 * Places for members beyond the base: the family's own, and those that its organisation has with the plan of its
 * product. The rows are called `family` and `center`.
 */
export const familyAddons = sql<number>`(family.addons + coalesce((
  select entry.addons from organization_plans as entry
  where entry.master_organization_id = center.master_organization_id
    and entry.product_id = coalesce(family.product_id, center.product_id)
), 0))`;

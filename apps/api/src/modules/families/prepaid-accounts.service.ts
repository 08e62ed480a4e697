import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

/**
 * New families of a center with prepaid plans pay by the hour, by what its organisation has set for the product (spec 3
 * §3, prepaidConfig). What they were set up with stays when the plan changes later. Nothing for all others.
 */
export async function openPrepaidAccounts(tx: DbOrTx, familyIds: readonly string[]): Promise<void> {
  await sql`
    with opened as (
      insert into prepaid_accounts
        (family_id, total_hours, hours_in_increment, cost_per_hour, discount_percents)
      select family._id, plan.total_hours, plan.hours_in_increment, plan.cost_per_hour, plan.discount_percents
      from families as family
      join learning_centers as center on center._id = family.learning_center_id
      join organization_plans as plan on plan.master_organization_id = center.master_organization_id
        and plan.product_id = coalesce(family.product_id, center.product_id)
      where family._id = any(${[...familyIds]}::uuid[]) and center.plans_type = 'PREPAID' and not family.is_customer
        and plan.total_hours > 0
      on conflict (family_id) do nothing
      returning family_id
    )
    update families set is_prepaid_customer = true, currency_iso_code = plan.currency_iso_code
    from opened, organization_plans as plan, learning_centers as center
    where families._id = opened.family_id and center._id = families.learning_center_id
      and plan.master_organization_id = center.master_organization_id
      and plan.product_id = coalesce(families.product_id, center.product_id)`.execute(tx);
}

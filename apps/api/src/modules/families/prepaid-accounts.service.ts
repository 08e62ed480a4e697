import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

/**
 * New families of a center with prepaid plans pay by the hour, or by months or years, by what its organisation has set for
 * the product (spec 3 §3, prepaidConfig; spec 1 §3). What they were set up with stays when the plan changes later. Nothing for all others.
 */
export async function openPrepaidAccounts(tx: DbOrTx, familyIds: readonly string[]): Promise<void> {
  await sql`
    with opened as (
      insert into prepaid_accounts
        (family_id, total_hours, hours_in_increment, cost_per_hour, discount_percents, purchase_product_type,
          subscription_type, cost_per_month, total_price, total_months, free_trial_weeks, price_id)
      select family._id,
        case when by_hours then plan.total_hours else 0 end,
        case when by_hours then plan.hours_in_increment else 0 end,
        case when by_hours then plan.cost_per_hour else 0 end,
        case when by_hours then plan.discount_percents else 0 end,
        case when by_hours then 'product' else 'subscription' end,
        case when by_hours then null else plan.pays_by end,
        case when plan.pays_by = 'months' then plan.cost_per_period else 0 end,
        case when plan.pays_by = 'year' then plan.cost_per_period else 0 end,
        case when by_hours then 0 else plan.total_months end,
        case when by_hours then 0 else plan.free_trial_weeks end,
        case when by_hours then null else plan.price_id end
      from families as family
      join learning_centers as center on center._id = family.learning_center_id
      join organization_plans as plan on plan.master_organization_id = center.master_organization_id
        and plan.product_id = coalesce(family.product_id, center.product_id)
      cross join lateral (select plan.pays_by = 'hours' as by_hours) as paying
      where family._id = any(${[...familyIds]}::uuid[]) and center.plans_type = 'PREPAID' and not family.is_customer
        and case when by_hours then plan.total_hours else plan.cost_per_period end > 0
      on conflict (family_id) do nothing
      returning family_id
    )
    update families set is_prepaid_customer = true, currency_iso_code = plan.currency_iso_code
    from opened, organization_plans as plan, learning_centers as center
    where families._id = opened.family_id and center._id = families.learning_center_id
      and plan.master_organization_id = center.master_organization_id
      and plan.product_id = coalesce(families.product_id, center.product_id)`.execute(tx);
}

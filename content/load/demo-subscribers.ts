import type { DbOrTx } from '@flink/api/db/database.ts';
import { uuidv7 } from '@flink/api/db/uuid.ts';
import { sandboxSubscription } from '@flink/api/ports/payments/sandbox-names.ts';
import { moneyOf } from '@flink/contract/rules/billing/money.ts';
import { sql } from 'kysely';
import { type DemoPlan, type DemoPurchase, subscribers } from './demo-world.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Who pays again and again, with what was paid in the books, so that it can be given back. */
export async function loadSubscribers(
  tx: DbOrTx,
  familyIds: ReadonlyMap<string, string>,
  productId: string,
): Promise<void> {
  for (const { family, plan, purchases = [] } of subscribers) {
    const familyId = familyIds.get(family);
    if (familyId === undefined) throw new Error(`The demo world names ${family}, which it does not have.`);
    if (plan) await loadPlan(tx, familyId, plan);
    for (const purchase of purchases) await loadPurchase(tx, familyId, productId, purchase);
  }
}

async function loadPlan(tx: DbOrTx, familyId: string, plan: DemoPlan): Promise<void> {
  const isYear = plan.type === 'year';
  const months = isYear ? 12 : 1;
  const priceId = isYear ? 'price_sandbox_year' : 'price_sandbox_month';
  const subscriptionId = plan.automatic ? sandboxSubscription(familyId) : null;
  await tx
    .insertInto('prepaid_accounts')
    .values({
      family_id: familyId,
      purchase_product_type: 'subscription',
      subscription_type: plan.type,
      cost_per_month: isYear ? 0 : plan.cost,
      total_price: isYear ? plan.cost : 0,
      total_months: 36,
      months_paid: plan.monthsPaid,
      paid_until: inDays(plan.daysLeft),
      price_id: priceId,
      subscription_id: subscriptionId,
      automatic_payments: plan.automatic ?? false,
      free_trial_weeks: plan.freeTrialWeeks ?? 0,
      total_hours: 0,
      hours_in_increment: 0,
      cost_per_hour: 0,
    })
    .execute();
  if (subscriptionId !== null)
    await tx
      .insertInto('sandbox_subscriptions')
      .values({
        _id: subscriptionId,
        reference: familyId,
        family_id: familyId,
        token: 'pm_card_visa',
        amount_minor: moneyOf(plan.cost, 'USD').minor,
        currency_iso_code: 'USD',
        months,
        period: plan.monthsPaid / months,
        period_ends_at: inDays(plan.daysLeft),
        state: 'active',
      })
      .execute();
  for (let period = 1; period <= plan.monthsPaid / months; period += 1)
    await loadPaid(tx, {
      familyId,
      purchaseId: null,
      // As the sandbox names its bills, so that the last one is not taken for a new one.
      key: subscriptionId === null ? `demo ${period}` : `${subscriptionId}_${period}`,
      minor: moneyOf(plan.cost, 'USD').minor,
      currency: 'USD',
      months,
      daysAgo: months * 30 * (plan.monthsPaid / months - period + 1) - plan.daysLeft,
    });
}

async function loadPurchase(
  tx: DbOrTx,
  familyId: string,
  productId: string,
  { status, amount, currency = 'USD', levels, installments, paid, nextInDays }: DemoPurchase,
): Promise<void> {
  const purchaseId = uuidv7();
  const { minor } = moneyOf(amount, currency);
  await tx
    .insertInto('purchases')
    .values({
      _id: purchaseId,
      family_id: familyId,
      product_id: productId,
      payment_service_name: currency === 'KES' ? 'mpesa' : 'sandbox',
      is_subscription: true,
      is_level_subscription: levels !== undefined,
      amount_minor: minor,
      currency_iso_code: currency,
      levels: levels ?? null,
      number_of_billing_cycles: installments ?? null,
      successful_transactions: paid,
      status,
      retry_transaction: status === 'Past Due',
      // What was canceled and is used up keeps the family out until it is resumed.
      resume_subscription: status === 'Canceled' && nextInDays === null,
      // As many months before the next as were paid.
      begun_at: sql<Date>`${inDays(nextInDays ?? 0)}::timestamptz - make_interval(months => ${paid})`,
      next_billing_at: nextInDays === null ? null : inDays(nextInDays),
    })
    .execute();
  for (let period = 1; period <= paid; period += 1)
    await loadPaid(tx, {
      familyId,
      purchaseId,
      key: `${purchaseId}:${period - 1}:0`,
      minor,
      currency,
      months: 0,
      daysAgo: 30 * (paid - period) + 10,
    });
}

interface Paid {
  readonly familyId: string;
  readonly purchaseId: string | null;
  readonly key: string;
  readonly minor: number;
  readonly currency: 'USD' | 'KES';
  readonly months: number;
  readonly daysAgo: number;
}

/** A payment that came in and was granted, in our books and in the sandbox's. */
async function loadPaid(tx: DbOrTx, paid: Paid): Promise<void> {
  const id = uuidv7();
  const at = inDays(-Math.max(1, paid.daysAgo));
  const money = { amount_minor: paid.minor, currency_iso_code: paid.currency };
  const externalId = paid.key.startsWith('sub_') ? paid.key : `sandbox_${id}`;
  await tx
    .insertInto('payments')
    .values({
      _id: id,
      family_id: paid.familyId,
      purchase_id: paid.purchaseId,
      what: 'period',
      service: paid.currency === 'KES' ? 'sandbox phone' : 'sandbox',
      idempotency_key: paid.key,
      ...money,
      months: paid.months,
      state: 'paid',
      external_id: externalId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('money_ledger')
    .values(
      ['asked', 'paid', 'granted'].map((kind) => ({
        _id: uuidv7(),
        payment_id: id,
        kind,
        ...money,
        created_at: at,
      })),
    )
    .execute();
  await tx
    .insertInto('sandbox_charges')
    .values({
      _id: externalId,
      payment_id: id,
      ...money,
      token: paid.currency === 'KES' ? '0712345678' : 'pm_card_visa',
      state: 'paid',
      created_at: at,
    })
    .execute();
}

import type { Currency } from '@flink/contract/rules/billing/money.ts';
import type { PurchaseStatus } from '@flink/contract/rules/billing/purchase-status.ts';
import { sql, type Updateable } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';
import type { Purchases } from '../../../db/tables.gen.ts';
import { mayComeIn } from '../../families/may-come-in.service.ts';

const purchases = (db: DbOrTx) =>
  db
    .selectFrom('purchases as purchase')
    .innerJoin('products as product', 'product._id', 'purchase.product_id')
    .select([
      'purchase._id',
      // Gone with a family that was deleted: then nobody sees it any more.
      sql<string>`purchase.family_id`.as('familyId'),
      'purchase.product_id as productId',
      'product.name as productName',
      'purchase.payment_service_name as paymentServiceName',
      'purchase.is_subscription as isSubscription',
      'purchase.is_level_subscription as isLevelSubscription',
      'purchase.is_pending as isPending',
      'purchase.is_refunded as isRefunded',
      'purchase.is_rejected as isRejected',
      'purchase.resume_subscription as resumeSubscription',
      'purchase.retry_transaction as retryTransaction',
      sql<number>`purchase.amount_minor`.as('minor'),
      'purchase.number_of_billing_cycles as billingCycles',
      'purchase.levels',
      'purchase.free_trial_weeks as freeTrialWeeks',
      'purchase.successful_transactions as paid',
      'purchase.begun_at as begunAt',
      'purchase.paid_before as paidBefore',
      'purchase.canceled_at as canceledAt',
      'purchase.next_billing_at as nextBillingAt',
      sql<PurchaseStatus>`purchase.status`.as('status'),
      sql<Currency>`purchase.currency_iso_code`.as('currency'),
      sql<'month' | 'year'>`purchase.billing_interval`.as('interval'),
      sql<Date>`clock_timestamp()`.as('now'),
    ]);

export type Purchase = NonNullable<Awaited<ReturnType<typeof purchase>>>;

export const purchase = (db: DbOrTx, id: string) =>
  purchases(db).where('purchase._id', '=', id).executeTakeFirst();

export const ofFamily = (db: DbOrTx, familyId: string) =>
  purchases(db)
    .where('purchase.family_id', '=', familyId)
    .orderBy('purchase.created_at', 'desc')
    .orderBy('purchase._id', 'desc')
    .execute();

export const holdPurchase = (tx: DbOrTx, id: string) =>
  purchases(tx).where('purchase._id', '=', id).forUpdate('purchase').executeTakeFirst();

export const setPurchase = (tx: DbOrTx, id: string, set: Updateable<Purchases>) =>
  tx
    .updateTable('purchases')
    .set({ ...set, updated_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .execute();

/** A dispute that was lost is over: the money is back. */
const isDisputed = sql<boolean>`coalesce(dispute = 'open' and state <> 'refunded', false)`;

/** Whose next payment is due, and who can come in to cancel it. */
export const due = (db: DbOrTx, limit: number) =>
  purchases(db)
    .innerJoin('families as family', 'family._id', 'purchase.family_id')
    .where('purchase.status', '=', 'Active')
    .where('purchase.is_subscription', '=', true)
    .where('purchase.payment_service_name', '<>', 'free')
    .where(sql<boolean>`purchase.amount_minor > 0`)
    .where('purchase.next_billing_at', '<=', sql<Date>`now()`)
    .where(mayComeIn('family'))
    // Whose bank asks for money back is not charged on meanwhile.
    .where(
      sql<boolean>`not exists (select from payments where payments.family_id = family._id and ${isDisputed})`,
    )
    .orderBy('purchase.next_billing_at')
    .limit(limit)
    .execute();

/** How often a payment of it failed or went back: with what is paid, it never stands twice at the same figures. */
export const paidInVain = async (db: DbOrTx, purchaseId: string): Promise<number> =>
  (
    await db
      .selectFrom('payments')
      .select(sql<number>`count(*)::int`.as('tries'))
      .where('purchase_id', '=', purchaseId)
      .where('state', 'in', ['failed', 'refunded'])
      .executeTakeFirstOrThrow()
  ).tries;

export const unchargedToday = async (db: DbOrTx, purchaseId: string): Promise<number> =>
  (
    await db
      .selectFrom('payments')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('purchase_id', '=', purchaseId)
      .where('state', '=', 'failed')
      .where('failure', '=', 'unknown')
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow()
  ).count;

export const markPastDue = (db: DbOrTx, id: string) =>
  db
    .updateTable('purchases')
    .set({ status: 'Past Due', retry_transaction: true, updated_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .where('status', '=', 'Active')
    .execute();

/** What was cancelled and is used up: who wants to go on resumes it. */
export const endCancelled = (db: DbOrTx) =>
  db
    .updateTable('purchases')
    .set({ resume_subscription: true, next_billing_at: null, updated_at: sql<Date>`now()` })
    .where('status', '=', 'Canceled')
    .where('is_subscription', '=', true)
    .where('is_refunded', '=', false)
    .where('next_billing_at', '<=', sql<Date>`now()`)
    .execute();

/** Came in when it was given up for lost, and another has paid: it stands in nobody's way. */
const isLate = sql<boolean>`(state = 'held' and failure is not null)`;

/** What somebody has to approve elsewhere, or support to look at, of what the family has bought. */
export const waitingOf = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('payments')
    .select('_id')
    .where('family_id', '=', familyId)
    .where('purchase_id', 'is not', null)
    .where('state', 'in', ['waiting', 'held'])
    .where(sql<boolean>`not ${isLate}`)
    .execute();

/** Of which purchases and payments the money is asked back. */
export async function openRefunds(db: DbOrTx, familyId: string): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('refund_requests')
    .select(['purchase_id as purchaseId', 'payment_id as paymentId'])
    .where('family_id', '=', familyId)
    .where('state', '=', 'open')
    .execute();
  return new Set(rows.flatMap(({ purchaseId, paymentId }) => [purchaseId, paymentId]));
}

/** The latest first; a screen shows no more. */
const MOST_PAYMENTS = 100;

export const paymentsOf = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('payments')
    .select([
      '_id',
      'what',
      'service',
      'state',
      sql<number>`amount_minor`.as('minor'),
      sql<Currency>`currency_iso_code`.as('currency'),
      sql<number>`hours::float8`.as('hours'),
      'months',
      sql<number>`refunded_minor`.as('refundedMinor'),
      isDisputed.as('disputed'),
      isLate.as('late'),
      'purchase_id as purchaseId',
      isoMoment('created_at').as('createdAt'),
    ])
    .where('family_id', '=', familyId)
    .orderBy('created_at', 'desc')
    .limit(MOST_PAYMENTS)
    .execute();

export const endSessionsOf = (tx: DbOrTx, familyId: string) =>
  sql`update sessions set ended_at = now() where ended_at is null
    and account_ids && array(select _id from family_members where family_id = ${familyId})`.execute(tx);

import {
  begunAnew,
  blocksWhenCancelled,
  isPaidOff,
  nextBillingAt,
  type PlanTerms,
} from '@flink/contract/rules/billing/plan-terms.ts';
import { moved, type PurchaseMove } from '@flink/contract/rules/billing/purchase-status.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { purchasesOf } from '../billing.repo.ts';
import { accessFrom } from '../payment-access.ts';
import * as repo from './purchases.repo.ts';

export const termsOf = (purchase: repo.Purchase): PlanTerms => ({
  interval: purchase.interval,
  billingCycles: purchase.billingCycles,
  levels: purchase.levels,
  freeTrialWeeks: purchase.freeTrialWeeks,
});

/**
 * Of what is paid off, given back or gone nothing is open, nor is a period that another payment has paid: `nth` is how many
 * were paid when it was asked for, null where its key does not say so.
 */
export async function isToBePaid(tx: DbOrTx, id: string, nth: number | null): Promise<boolean> {
  const purchase = await repo.holdPurchase(tx, id);
  // Whose family was deleted is nobody's any more.
  if (!purchase?.familyId || purchase.isRefunded || purchase.status === 'Expired') return false;
  return !isPaidOff(purchase.paid, termsOf(purchase)) && (nth === null || purchase.paid <= nth);
}

/** A press that comes twice finds the payment of the first; what failed or went back may be paid anew. */
export const periodKey = ({ _id, paid }: Pick<repo.Purchase, '_id' | 'paid'>, inVain: number): string =>
  `${_id}:${paid}:${inVain}`;

/** How many were paid when it was asked for. */
export function nthOf(key: string): number | null {
  const nth = /^[^:]+:(\d+):/.exec(key)?.[1];
  return nth === undefined ? null : Number(nth);
}

/**
 * A payment came in: whatever the purchase was, it goes on, or has come to its end. Only one that was asked for after the
 * purchase was cancelled resumes it; what was under way before pays its period and no more.
 */
export async function advancePurchase(tx: DbOrTx, id: string, askedAt: Date | null): Promise<void> {
  const purchase = await repo.holdPurchase(tx, id);
  if (!purchase) return;
  const move = moveOf(purchase, askedAt);
  const going = moved(purchase.status, move) ?? purchase.status;
  const paid = purchase.paid + 1;
  const terms = termsOf(purchase);
  const isOver = isPaidOff(paid, terms);
  const next = nextOf(purchase, move === 'paid');
  const status = isOver ? (moved(going, 'ended') ?? going) : going;
  await repo.setPurchase(tx, id, {
    status,
    successful_transactions: paid,
    begun_at: next.begunAt,
    paid_before: next.paidBefore,
    next_billing_at: isOver ? null : next.at,
    is_pending: false,
    is_rejected: false,
    is_refunded: false,
    // Installments that were cancelled block until somebody resumes them.
    resume_subscription: status === 'Canceled' && blocksWhenCancelled(paid, terms),
    retry_transaction: false,
  });
}

function moveOf({ status, canceledAt }: repo.Purchase, askedAt: Date | null): PurchaseMove {
  if (status === 'Past Due') return 'retry';
  const wasUnderWay = askedAt !== null && canceledAt !== null && askedAt < canceledAt;
  return status === 'Canceled' && !wasUnderWay ? 'resume' : 'paid';
}

/** When the next payment is due, and what it is counted from. */
function nextOf(purchase: repo.Purchase, goesOn: boolean) {
  const terms = termsOf(purchase);
  const { begunAt, paidBefore, now, nextBillingAt: paidUntil } = purchase;
  const at = nextBillingAt(begunAt, purchase.paid + 1 - paidBefore, terms);
  if (goesOn && at > now) return { begunAt, paidBefore, at };
  // Who comes back after a pause is not billed for the time away, and keeps the days that are paid.
  const from = begunAnew(paidUntil !== null && paidUntil > now ? paidUntil : now, terms);
  return { begunAt: from, paidBefore: purchase.paid, at: nextBillingAt(from, 1, terms) };
}

/** Payments in a day that ended without a charge and without a refusal, before the purchase counts as past due. */
const MAX_UNCHARGED_A_DAY = 3;

/** Whether the job charges the purchase again after a payment that was never charged. */
export async function isCollectedAgain(tx: DbOrTx, id: string): Promise<boolean> {
  const purchase = await repo.holdPurchase(tx, id);
  return purchase?.status === 'Active' && (await repo.unchargedToday(tx, id)) < MAX_UNCHARGED_A_DAY;
}

export async function failPurchase(tx: DbOrTx, id: string): Promise<void> {
  const purchase = await repo.holdPurchase(tx, id);
  const status = purchase && moved(purchase.status, 'failed');
  if (!status) return;
  await repo.setPurchase(tx, id, { status, retry_transaction: true, is_pending: false });
}

export async function refundPurchase(tx: DbOrTx, id: string): Promise<void> {
  const purchase = await repo.holdPurchase(tx, id);
  if (!purchase) return;
  await repo.setPurchase(tx, id, {
    status: moved(purchase.status, 'refunded') ?? purchase.status,
    is_refunded: true,
    // What was given back is not paid: no installment and no level is had for nothing.
    successful_transactions: Math.max(0, purchase.paid - 1),
    next_billing_at: null,
    canceled_at: purchase.now,
    resume_subscription: false,
    retry_transaction: false,
  });
  // Who is kept out at the door does not stay inside either.
  if (accessFrom(await purchasesOf(tx, purchase.familyId)) !== 'ok')
    await repo.endSessionsOf(tx, purchase.familyId);
}

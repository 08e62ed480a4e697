import { isPaidOff, nextBillingAt, type PlanTerms } from '@flink/contract/rules/billing/plan-terms.ts';
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

/** A payment came in: whatever the purchase was, it goes on, or has come to its end. */
export async function advancePurchase(tx: DbOrTx, id: string): Promise<void> {
  const purchase = await repo.holdPurchase(tx, id);
  if (!purchase) return;
  const move: PurchaseMove =
    purchase.status === 'Canceled' ? 'resume' : purchase.status === 'Past Due' ? 'retry' : 'paid';
  const going = moved(purchase.status, move) ?? purchase.status;
  const paid = purchase.paid + 1;
  const terms = termsOf(purchase);
  const isOver = isPaidOff(paid, terms);
  // Who comes back after a pause is not billed for the time away, and keeps the days that are paid.
  const { now, nextBillingAt: paidUntil } = purchase;
  const from = move === 'resume' && paidUntil !== null && paidUntil > now ? paidUntil : now;
  const begunAt = move === 'paid' ? purchase.begunAt : from;
  const periods = move === 'paid' ? paid : 1;
  await repo.setPurchase(tx, id, {
    status: isOver ? (moved(going, 'ended') ?? going) : going,
    successful_transactions: paid,
    begun_at: begunAt,
    next_billing_at: isOver
      ? null
      : nextBillingAt(begunAt, periods, {
          ...terms,
          freeTrialWeeks: move === 'paid' ? terms.freeTrialWeeks : 0,
        }),
    is_pending: false,
    is_rejected: false,
    is_refunded: false,
    resume_subscription: false,
    retry_transaction: false,
  });
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
    resume_subscription: false,
    retry_transaction: false,
  });
  // Who is kept out at the door does not stay inside either.
  if (accessFrom(await purchasesOf(tx, purchase.familyId)) !== 'ok')
    await repo.endSessionsOf(tx, purchase.familyId);
}

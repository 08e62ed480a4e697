import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { afterMonths, monthsIn } from '@flink/contract/rules/billing/plan-terms.ts';
import { mayMove } from '@flink/contract/rules/billing/purchase-status.ts';

export type Account = ReplyOf<Calls['account']>['data'];
export type PurchaseRow = Account['purchases'][number];
export type PaymentRow = Account['payments'][number];

export type RowAction = 'cancel' | 'resume' | 'retry' | 'refund';

/**
 * Spec 1 §4, purchase status: what one may do with a purchase. What was bought once has nothing to cancel, and what is
 * being paid is not paid once more.
 */
export function actionsOf(
  {
    _id,
    purchaseInfo: info,
    isSubscription,
    paymentServiceName,
    refundRequested,
  }: Pick<PurchaseRow, '_id' | 'purchaseInfo' | 'isSubscription' | 'paymentServiceName' | 'refundRequested'>,
  payments: readonly (Pick<PaymentRow, 'purchaseId' | 'state'> & Partial<Pick<PaymentRow, 'late'>>)[],
): readonly RowAction[] {
  const { status } = info;
  const mayRefund =
    paymentServiceName !== 'free' &&
    // Only what was paid here can go back from here.
    payments.some(({ purchaseId, state }) => purchaseId === _id && state === 'paid') &&
    !info.isRefunded &&
    !refundRequested;
  const waits = payments.some(
    ({ purchaseId, state, late }) => purchaseId === _id && !late && (state === 'waiting' || state === 'held'),
  );
  return [
    ...(mayMove(status, 'cancel') && (isSubscription || status === 'Pending') ? (['cancel'] as const) : []),
    ...(mayMove(status, 'resume') && !info.isRefunded && !waits ? (['resume'] as const) : []),
    ...(mayMove(status, 'retry') && !waits ? (['retry'] as const) : []),
    ...(mayRefund ? (['refund'] as const) : []),
  ];
}

/** Resumed, it costs nothing: no card and no telephone is asked for. */
export const isFree = ({ purchaseInfo: { nextBillAmount } }: Pick<PurchaseRow, 'purchaseInfo'>): boolean =>
  nextBillAmount === 0;

const UNDER_WAY: readonly string[] = ['asked', 'waiting', 'authenticating'];

export const isUnderWay = ({ state }: Pick<PaymentRow, 'state'>): boolean => UNDER_WAY.includes(state);

/** The newest of a purchase's payments in a state: what is asked back is the last that was paid. */
export const lastOf = (
  payments: readonly PaymentRow[],
  purchaseId: string,
  state: 'paid' | 'waiting' | 'held',
): PaymentRow | undefined =>
  payments
    .filter((payment) => payment.purchaseId === purchaseId && payment.state === state)
    .reduce<PaymentRow | undefined>(
      (last, payment) => (last && last.createdAt >= payment.createdAt ? last : payment),
      undefined,
    );

/** What is paid when a purchase is resumed before its end comes after the days that are paid: until when. Null without any. */
export function paidUntilAfter(
  { purchaseInfo: info, interval }: Pick<PurchaseRow, 'purchaseInfo' | 'interval'>,
  now: number,
): Date | null {
  const paidUntil = info.nextBillingDate === null ? null : new Date(info.nextBillingDate);
  if (info.status !== 'Canceled' || paidUntil === null || paidUntil.getTime() <= now) return null;
  return afterMonths(paidUntil, monthsIn(interval));
}

/** When a purchase that is paid now is charged the next time. */
export const nextAfter = (purchase: Pick<PurchaseRow, 'purchaseInfo' | 'interval'>, now: number): Date =>
  paidUntilAfter(purchase, now) ?? afterMonths(new Date(now), monthsIn(purchase.interval));

/** What of it has not gone back yet. */
export const leftOf = ({ amount, refundedAmount }: Pick<PaymentRow, 'amount' | 'refundedAmount'>): number =>
  Math.round((amount - refundedAmount) * 100) / 100;

/** Installments that are still to be paid stay so without a card; what renews ends without one. */
export const owesInstallments = (
  purchases: readonly Pick<PurchaseRow, 'blocksWhenCancelled' | 'purchaseInfo'>[],
): boolean => purchases.some((one) => one.blocksWhenCancelled && mayMove(one.purchaseInfo.status, 'cancel'));

/** How many installments, or levels, there are in all; null where it goes on until it is cancelled. */
export const paymentsInAll = ({
  numberOfBillingCycles,
  availableLevels,
  levelsLeft,
}: PurchaseRow['purchaseInfo']): number | null =>
  numberOfBillingCycles ??
  (availableLevels === null || levelsLeft === null ? null : availableLevels + levelsLeft);

/** What was paid by itself: periods of purchases stand in their rows, and what came to nothing is no history. */
export const paidRows = (payments: readonly PaymentRow[]): readonly PaymentRow[] =>
  payments.filter(({ purchaseId, state }) => purchaseId === null && state !== 'failed');

/** Money that came as a gift card was somebody else's. */
export const mayAskBack = ({
  state,
  service,
  refundRequested,
  disputed,
}: Pick<PaymentRow, 'state' | 'service' | 'refundRequested' | 'disputed'>): boolean =>
  // What a bank is asked for is not asked of the house as well.
  state === 'paid' && service !== 'gift card' && !refundRequested && !disputed;

import type { PurchaseState } from './billing.repo.ts';

/** Whether a family may play, as far as its payments go, and if not, why. */
export type PaymentAccess = 'ok' | 'rejected' | 'refunded' | 'pending' | 'resume' | 'retry';

/** What can be resumed or retried is said before what cannot (spec 1 §4); the rest in the order of spec 1 §8. */
const ORDER = ['resume', 'retry', 'rejected', 'refunded', 'pending'] as const;

/** Running, or paid to the end (spec 1 §4, Purchase status): grants access whatever became of other purchases. */
const PAID: ReadonlySet<string> = new Set(['Active', 'Expired']);

/** A family without purchases plays on its center's account. */
export function accessFrom(purchases: readonly Omit<PurchaseState, '_id'>[]): PaymentAccess {
  const states = purchases.map((purchase) => ({ purchase, obstacles: obstaclesOf(purchase) }));
  if (states.some(({ purchase, obstacles }) => obstacles.size === 0 && PAID.has(purchase.status)))
    return 'ok';
  return ORDER.find((obstacle) => states.some(({ obstacles }) => obstacles.has(obstacle))) ?? 'ok';
}

function obstaclesOf(purchase: Omit<PurchaseState, '_id'>): ReadonlySet<PaymentAccess> {
  const obstacles = new Set<PaymentAccess>();
  if (purchase.resumeSubscription) obstacles.add('resume');
  if (purchase.retryTransaction) obstacles.add('retry');
  if (purchase.isRejected) obstacles.add('rejected');
  if (purchase.isRefunded) obstacles.add('refunded');
  if (purchase.isPending) obstacles.add('pending');
  return obstacles;
}

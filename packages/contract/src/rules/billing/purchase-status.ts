/** Spec 1 §3, purchase info. */
export const PURCHASE_STATUSES = ['Active', 'Pending', 'Expired', 'Canceled', 'Past Due'] as const;

export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** What happens to a purchase: `paid` and `failed` come from the payment service, `ended` when all of it is paid. */
export type PurchaseMove = 'paid' | 'failed' | 'cancel' | 'resume' | 'retry' | 'ended' | 'refunded';

/**
 * Spec 1 §4, purchase status. `resume` and `retry` lead back to Active only because a charge went before them: nobody
 * makes these moves without one. What is not here is not allowed.
 */
const MOVES: Readonly<Record<PurchaseStatus, Partial<Readonly<Record<PurchaseMove, PurchaseStatus>>>>> = {
  Pending: { paid: 'Active', failed: 'Past Due', cancel: 'Canceled', refunded: 'Canceled' },
  Active: {
    paid: 'Active',
    failed: 'Past Due',
    cancel: 'Canceled',
    ended: 'Expired',
    refunded: 'Canceled',
  },
  'Past Due': { paid: 'Active', failed: 'Past Due', retry: 'Active', refunded: 'Canceled' },
  // A charge that was under way when it was cancelled still pays its period, and sets nothing going.
  Canceled: { paid: 'Canceled', resume: 'Active', ended: 'Expired', refunded: 'Canceled' },
  Expired: { refunded: 'Canceled' },
};

/** Null where the move is not allowed. */
export const moved = (status: PurchaseStatus, move: PurchaseMove): PurchaseStatus | null =>
  MOVES[status][move] ?? null;

export const mayMove = (status: PurchaseStatus, move: PurchaseMove): boolean => moved(status, move) !== null;

import type { Offer } from './offers.ts';

/** What is paid with: the card on file, another one, a nonce of the drop-in, or a telephone. */
export type PaidBy =
  | { readonly kind: 'file'; readonly methodId: string }
  | { readonly kind: 'card'; readonly methodId: string; readonly keep: boolean }
  | { readonly kind: 'nonce'; readonly nonce: string }
  | { readonly kind: 'phone'; readonly phone: string };

export interface PayWish {
  readonly familyId: string;
  readonly offer: Offer;
  readonly hours: number;
  /** As it is shown. */
  readonly amount: number;
  readonly priceId: string | null;
  readonly prepaidDaysRemaining: number;
  readonly by: PaidBy;
  readonly idempotencyKey: string;
}

/** Only read by a service that has prices of its own. */
const NO_PRICE = 'none';

/** Which call of spec 1 §7 pays it, and what it says. */
export function payCall(wish: PayWish) {
  const { familyId, offer, hours, amount, by, idempotencyKey } = wish;
  const method = by.kind === 'file' || by.kind === 'card' ? by.methodId : null;
  if (offer.kind === 'renewing' && method !== null)
    return {
      name: 'createSubscription',
      body: {
        familyId,
        paymentMethodId: method,
        priceId: wish.priceId ?? NO_PRICE,
        prepaidDaysRemaining: wish.prepaidDaysRemaining,
        repeat: true,
        idempotencyKey,
      },
    } as const;
  // A card that is to be kept, and months and years, are the card service's own.
  if (method !== null && (offer.kind === 'period' || (by.kind === 'card' && by.keep)))
    return {
      name: 'createPaymentIntent',
      body: {
        familyId,
        paymentMethodId: method,
        amount: Math.round(amount * 100),
        repeat: by.kind === 'file' || (by.kind === 'card' && by.keep),
        idempotencyKey,
      },
    } as const;
  const how = { familyId, amount, idempotencyKey, ...tokenOf(by) };
  if (offer.kind === 'buyout') return { name: 'buyout', body: how } as const;
  if (offer.kind === 'hours') return { name: 'buyHours', body: { ...how, hours } } as const;
  if (offer.kind === 'period') return { name: 'buyPeriod', body: how } as const;
  return null;
}

/** What is handed over, where it is not the card on file. */
export function tokenOf(by: PaidBy): { readonly paymentNonce?: string; readonly phone?: string } {
  switch (by.kind) {
    case 'card':
      return { paymentNonce: by.methodId };
    case 'nonce':
      return { paymentNonce: by.nonce };
    case 'phone':
      return { phone: by.phone };
    default:
      return {};
  }
}

import type { ErrorEntries } from '../error-entry.ts';

/** Spec 1 §4 (login and purchase status), §5 (payments) and §8. */
export const paymentsErrors = {
  'payments.rejected': { status: 402, text: 'Your payment was rejected' },
  'payments.refunded': { status: 402, text: 'Your payment was refunded' },
  'payments.pending': { status: 402, text: 'Your payment is pending. Try to login later' },
  'payments.resumeByFamilyAdmin': {
    status: 402,
    text: 'You cannot use the product until the family admin resumes payments',
  },
  'payments.resumeNeeded': { status: 402, text: 'Your subscription is paused. Resume it to go on' },
  'payments.retryNeeded': { status: 402, text: 'Your last payment failed. Pay again to go on' },
  'payments.resumeFailed': {
    status: 402,
    text: 'Failed to resume your account. Please re-check your billing card amount and try again',
  },
  'payments.tooFine': { status: 400, text: 'This currency has fewer decimals' },
  'payments.failed': { status: 402, text: 'Failed process payment. Try again please' },
  'payments.cardFailed': { status: 402, text: 'Card Error! Try other card!' },
  'payments.clientTokenFailed': { status: 502, text: 'The payment form could not be opened' },
  'payments.mobileMoneyFailed': { status: 502, text: 'The mobile money request failed' },
  'payments.noMethod': {
    status: 409,
    text: 'Automatic payments need a saved card or another saved way to pay',
  },
  'payments.moreThanOpen': { status: 409, text: 'This is more than the family still has to pay' },
  'payments.wrongPhone': { status: 400, text: 'Wrong phone number' },
  'payments.automaticFailed': { status: 502, text: 'Automatic payments canceled Error!' },
  'payments.refundFailed': { status: 502, text: 'Error. Please try again or send us email at {email}' },
  'payments.underWay': {
    status: 409,
    text: 'A payment is still under way. Wait a moment, then look again',
  },
  'payments.refundUnderWay': {
    status: 502,
    text: 'The money is not back yet: the payment service does not answer. It is tried again by itself',
  },
  'payments.disputed': {
    status: 409,
    text: 'The bank of the family asks about this payment: it decides whether the money goes back',
  },
  'payments.unsigned': { status: 400, text: 'The signature does not fit' },
  'giftCards.unusable': {
    status: 409,
    text: 'This gift card cannot be used: it is unknown, used, over, or of another currency',
  },
  'purchases.fetchFailed': { status: 502, text: "Can't fetch purchase info." },
  'purchases.notFound': { status: 404, text: 'Purchase not found.' },
} as const satisfies ErrorEntries;

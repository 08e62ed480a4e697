import type { Money } from './money.ts';

/** A tax or a tip may come on top; less, or another currency, is not the price. What has no price cannot be paid. */
export const paysFor = (paid: Money, price: Money | null): boolean =>
  price !== null && paid.currency === price.currency && paid.minor >= price.minor;

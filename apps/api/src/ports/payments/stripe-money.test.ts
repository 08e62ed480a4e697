import type { Currency } from '@flink/contract/rules/billing/money.ts';
import { expect, test } from 'vitest';
import { moneyFrom, stripeAmount } from './stripe-money.ts';

test.each([
  ['USD', 750, 750],
  ['JPY', 750, 750],
  ['KWD', 1_230, 1_230],
  // Two decimals at Stripe and none by ISO 4217.
  ['UGX', 5_000, 500_000],
  ['ISK', 900, 90_000],
  // None at Stripe and two by ISO 4217.
  ['MGA', 500_000, 5_000],
])('%s is sent to Stripe, and read from it, in the units of Stripe', (code, minor, atStripe) => {
  const money = { minor, currency: code as Currency };

  expect(stripeAmount(money)).toBe(atStripe);
  expect(moneyFrom(atStripe, code.toLowerCase())).toEqual(money);
});

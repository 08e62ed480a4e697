import type { Currency, Money } from '@flink/contract/rules/billing/money.ts';

/** Without decimals by ISO 4217, and with two at Stripe (docs: currencies, special cases). */
const WITH_TWO = 'UGX';

export const stripeAmount = ({ minor, currency }: Money): number =>
  currency === WITH_TWO ? minor * 100 : minor;

export function moneyFrom(amount: number, currency: string): Money {
  const code = currency.toUpperCase() as Currency;
  return { minor: code === WITH_TWO ? amount / 100 : amount, currency: code };
}

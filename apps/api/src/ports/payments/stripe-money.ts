import { type Currency, exponentOf, type Money } from '@flink/contract/rules/billing/money.ts';

/** Decimals at Stripe, where they are not those of ISO 4217 (docs: currencies, special cases). */
const AT_STRIPE: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

const factorOf = (currency: string): number =>
  10 ** ((AT_STRIPE[currency] ?? exponentOf(currency)) - exponentOf(currency));

export const stripeAmount = ({ minor, currency }: Money): number => Math.round(minor * factorOf(currency));

export function moneyFrom(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return { minor: Math.round(amount / factorOf(code)), currency: code as Currency };
}

import { isExact } from '../exact.ts';
import { CURRENCIES } from '../plans/currencies.ts';

export type Currency = (typeof CURRENCIES)[number];

/** An amount in the smallest unit of its currency: never a fraction, never without the currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/**
 * Decimals of a currency (ISO 4217), where it is not two. Also of currencies that no plan has: a payment service may report
 * money in any of them.
 */
const EXPONENTS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

export const isCurrency = (code: string): code is Currency =>
  (CURRENCIES as readonly string[]).includes(code);

export const exponentOf = (currency: string): number => EXPONENTS.get(currency) ?? 2;

/** What is left after a product of two decimals is far below this; above it is a half cent. */
const HALF_BELOW = 1e-7;

/** Half is rounded up, also where the binary number lies a little below the half. */
const rounded = (value: number): number => Math.floor(value + 0.5 + HALF_BELOW);

/** From whole units, as prices are written down: 1.25 dollars are 125 cents. */
export const moneyOf = (major: number, currency: Currency): Money => ({
  minor: rounded(major * 10 ** exponentOf(currency)),
  currency,
});

/** In whole units, as it is sent and shown. */
export const majorOf = ({ minor, currency }: Money): number => minor / 10 ** exponentOf(currency);

/** No finer than the currency's smallest unit: 7.50 dollars, but no half Ugandan shilling. */
export const isExactIn = (major: number, currency: string): boolean => isExact(major, exponentOf(currency));

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency;

const hundredths = (value: number): number => rounded(value * 100);

/** In which parts somebody can pay, where that is not the smallest one: telephones pay whole shillings. */
const PAID_IN: Readonly<Partial<Record<Currency, number>>> = { KES: 100 };

/** What can be paid; the same wherever it is shown and charged. */
const payable = (minor: number, currency: Currency): Money => {
  const part = PAID_IN[currency] ?? 1;
  return { minor: rounded(minor / part) * part, currency };
};

/** A price as somebody has written it down, as it can be paid. */
export const priceOf = (major: number, currency: Currency): Money =>
  payable(moneyOf(major, currency).minor, currency);

/** Spec 1 §9: hours times costPerHour, rounded to 2 decimals; to none where the currency, or who pays in it, has none. */
export function costOfHours(hours: number, costPerHour: number, currency: Currency): Money {
  const tenThousandths = hundredths(hours) * hundredths(costPerHour);
  return payable(tenThousandths / 10 ** (4 - exponentOf(currency)), currency);
}

/** What buying out costs: the hours that are open, less the discount. */
export function buyoutCost(
  {
    openHours,
    costPerHour,
    discountPercents,
  }: { readonly openHours: number; readonly costPerHour: number; readonly discountPercents: number },
  currency: Currency,
): Money {
  const tenThousandths = hundredths(openHours) * hundredths(costPerHour) * (100 - discountPercents);
  return payable(tenThousandths / 10 ** (6 - exponentOf(currency)), currency);
}

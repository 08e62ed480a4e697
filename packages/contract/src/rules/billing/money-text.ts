import { exponentOf } from './money.ts';

/** As people of the currency write it; where that is not the code itself. */
const SIGNS: Readonly<Record<string, string>> = { KES: 'KSh' };

/** Spec 1 §9: numbers are formatted en-US, costs have 2 decimals, or as many as the currency has; whole shillings have none. */
export function moneyText(amount: number, currency: string): string {
  const sign = SIGNS[currency];
  if (sign === undefined)
    return amount.toLocaleString('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: exponentOf(currency),
      maximumFractionDigits: exponentOf(currency),
    });
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${sign}\u00a0${number}`;
}

/** As people of the currency write it; where that is not the code itself. */
const SIGNS: Readonly<Record<string, string>> = { KES: 'KSh' };

/** Spec 1 §9: numbers are formatted en-US, costs have 2 decimals; whole shillings have none, as nobody pays a part of one. */
export function moneyText(amount: number, currency: string): string {
  const sign = SIGNS[currency];
  if (sign === undefined) return amount.toLocaleString('en-US', { style: 'currency', currency });
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${sign}\u00a0${number}`;
}

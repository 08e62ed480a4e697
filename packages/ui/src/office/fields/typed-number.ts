export interface NumberRule {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly decimals: number;
}

/** Longer fractions are nobody's: of a whole number some of it stays in sight, until it is said that it cannot be. */
const SEEN_OF_A_FRACTION = 2;

/**
 * What may stand in the field while somebody writes: digits, one point, commas, a minus in front. A point in a whole
 * number stays: without it 10.5 would become 105 below the hands.
 */
export function keptLetters(typed: string, { min, decimals }: NumberRule): string {
  const minus = typed.trimStart().startsWith('-') && (min === undefined || min < 0) ? '-' : '';
  const [whole = '', ...parts] = typed.replace(/[^\d.,]/g, '').split('.');
  if (parts.length === 0) return minus + whole;
  const fraction = parts.join('').replaceAll(',', '');
  return `${minus}${whole}.${fraction.slice(0, decimals || SEEN_OF_A_FRACTION)}`;
}

/** Of thousands, as in 1,250.00. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;
/** Where a comma is what a point is elsewhere: 0,45. */
const DECIMAL_COMMA = /^-?\d*,\d*$/;

/** Null while nothing that counts is written. */
export function numberOf(letters: string): number | null {
  if (!/\d/.test(letters)) return null;
  const isDecimal = !GROUPED.test(letters) && DECIMAL_COMMA.test(letters);
  return Number(isDecimal ? letters.replace(',', '.') : letters.replaceAll(',', ''));
}

/** The nearest that can be. */
export function clampNumber(value: number, { min, max, decimals }: NumberRule): number {
  if (max !== undefined && value > max) return max;
  if (min !== undefined && value < min) return min;
  return Number(value.toFixed(decimals));
}

/** "1,250.00", for whoever reads it and does not write. */
export function numberInWords(value: number | null, decimals: number): string {
  if (value === null) return '';
  const [whole = '', part] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** One step up or down, without the crumbs of binary fractions. */
export function steppedNumber(value: number | null, step: number, rule: NumberRule): number {
  const next = value === null ? (rule.min ?? 0) : value + step;
  return clampNumber(Number(next.toFixed(rule.decimals)), rule);
}

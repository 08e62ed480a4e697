export interface NumberRule {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly decimals: number;
}

/** What may stand in the field while somebody writes: digits, one point where there are decimals, a minus in front. */
export function keptLetters(typed: string, { min, decimals }: NumberRule): string {
  const minus = typed.trimStart().startsWith('-') && (min === undefined || min < 0) ? '-' : '';
  const [whole = '', ...parts] = typed.replace(/[^\d.]/g, '').split('.');
  if (decimals === 0 || parts.length === 0) return minus + whole;
  return `${minus}${whole}.${parts.join('').slice(0, decimals)}`;
}

/** Null while nothing that counts is written. */
export function numberOf(letters: string): number | null {
  return /\d/.test(letters) ? Number(letters) : null;
}

export function clampNumber(value: number, { min, max }: NumberRule): number {
  if (max !== undefined && value > max) return max;
  if (min !== undefined && value < min) return min;
  return value;
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

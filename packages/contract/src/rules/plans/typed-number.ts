/** Spec 3 §5.5: what is not a number becomes 0. */
export function typedNumber(typed: unknown): number {
  const number = typeof typed === 'string' && typed.trim() === '' ? 0 : Number(typed);
  return Number.isFinite(number) ? number : 0;
}

/** Plans are counted whole; negative becomes 0 (spec 3 §5.5). */
export const typedCount = (typed: unknown): number => Math.max(0, Math.trunc(typedNumber(typed)));

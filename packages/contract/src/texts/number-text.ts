/** Spec 1 §9: with a comma before each three digits, in every language. */
export function commaNumberText(value: number): string {
  // The first formatter that a program makes takes a slow phone a sixth of a second; most numbers need none.
  return Number.isInteger(value) && Math.abs(value) < 1_000 ? String(value) : value.toLocaleString('en-US');
}

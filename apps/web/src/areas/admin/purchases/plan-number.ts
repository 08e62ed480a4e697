/** Plans in one purchase. */
export const MAX_PLANS = 1_000_000;

/**
 * What is wrong with a number of plans. A field that corrects its number when it loses the focus would correct it in
 * the same press that sends it, and another number would be bought or taken back than was typed.
 */
export function planNumberIssue(number: number | null, most = MAX_PLANS) {
  if (number === null) return 'error.request.required';
  if (number > most) return most === MAX_PLANS ? 'error.request.outOfRange' : 'error.plans.belowUsed';
  return number < 1 ? 'error.request.outOfRange' : null;
}

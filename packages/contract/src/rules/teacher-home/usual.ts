/** What is usual is the mean of so many weeks before. */
export const WEEKS_BEFORE = 4;

/** Somebody who hardly plays is not warned about: a few minutes more or less are many percent. */
export const LEAST_USUAL_MINUTES = 20;

/**
 * What a family usually plays, in minutes. `before` are the weeks before, the latest first; a family that has not been
 * there for all of them is held against those it was there for, and one that has just come against nothing.
 */
export function usualMinutes(before: readonly number[], weeksThere: number): number | null {
  const counted = before.slice(0, Math.min(weeksThere, WEEKS_BEFORE));
  if (counted.length === 0) return null;
  return Math.round(counted.reduce((all, one) => all + one, 0) / counted.length);
}

/** How much more or less than usual, in percent; null where next to nothing is usual. */
export function changeInPercent(minutes: number, usual: number | null): number | null {
  if (usual === null || usual < LEAST_USUAL_MINUTES) return null;
  return Math.round(((minutes - usual) / usual) * 100);
}

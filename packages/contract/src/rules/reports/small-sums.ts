/** Sums of fewer learners are not shown above the center. */
export const FEWEST_LEARNERS = 5;

export interface Hidden {
  /** By their places. */
  readonly rows: ReadonlySet<number>;
  readonly total: boolean;
}

/**
 * Which rows of a column may not be shown, by how many learners each is a sum of. Besides those of too few there are
 * hidden as many of the smallest others that nothing is told by taking what is shown from the total: at least two rows
 * of five learners together. Where that cannot be, the total is not shown either. A row of nobody tells nothing.
 */
export function hiddenSums(learners: readonly number[]): Hidden {
  const rows = new Set<number>();
  let together = 0;
  const hide = (place: number) => {
    rows.add(place);
    together += learners[place] ?? 0;
  };
  const places = learners
    .map((count, place) => ({ count, place }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count || one.place - other.place);
  for (const { count, place } of places) if (count < FEWEST_LEARNERS) hide(place);
  if (rows.size === 0) return { rows, total: false };
  const isTold = () => rows.size < 2 || together < FEWEST_LEARNERS;
  for (const { place } of places) if (isTold() && !rows.has(place)) hide(place);
  return { rows, total: isTold() };
}

import { FEWEST_LEARNERS } from './small-sums.ts';

/**
 * Which cells of rows and columns may not be shown, by how many learners each is a sum of, where the total of every row
 * and of every column may be known from elsewhere. In each line that has a hidden cell as many of its smallest others
 * are hidden that two cells of five learners together are; a cell of nobody tells nothing.
 */
export function hiddenCells(grid: readonly (readonly number[])[]): readonly ReadonlySet<number>[] {
  const hidden = grid.map(
    (row) => new Set(row.flatMap((count, at) => (count > 0 && count < FEWEST_LEARNERS ? [at] : []))),
  );
  const width = Math.max(0, ...grid.map((row) => row.length));
  const lines = [
    ...grid.map((row, y) => row.map((_, x) => [y, x] as const)),
    ...Array.from({ length: width }, (_, x) => grid.map((_row, y) => [y, x] as const)),
  ];
  // What is hidden for one line opens another; it ends, because nothing is ever shown again.
  for (let isOpen = true; isOpen; ) {
    isOpen = false;
    for (const line of lines) for (const [y, x] of missingIn(line)) isOpen = !!hidden[y]?.add(x);
  }
  return hidden;

  /** The cells that a line still has to hide. */
  function missingIn(line: readonly (readonly [number, number])[]) {
    const cells = line
      .map(([y, x]) => ({ y, x, count: grid[y]?.[x] ?? 0, isHidden: hidden[y]?.has(x) ?? false }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => one.count - other.count);
    const kept = cells.filter(({ isHidden }) => isHidden);
    if (kept.length === 0) return [];
    let [many, together] = [kept.length, kept.reduce((sum, { count }) => sum + count, 0)];
    const missing: (readonly [number, number])[] = [];
    for (const { y, x, count, isHidden } of cells) {
      if (isHidden || (many > 1 && together >= FEWEST_LEARNERS)) continue;
      missing.push([y, x]);
      many += 1;
      together += count;
    }
    return missing;
  }
}

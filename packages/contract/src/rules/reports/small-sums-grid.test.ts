import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEWEST_LEARNERS } from './small-sums.ts';
import { hiddenCells } from './small-sums-grid.ts';

const shown = (grid: readonly (readonly number[])[]) => {
  const hidden = hiddenCells(grid);
  return grid.map((row, y) => row.map((count, x) => (hidden[y]?.has(x) ? null : count)));
};

test('a cell of few is hidden, with others of its row and its column', () => {
  expect(
    shown([
      [9, 3, 20],
      [8, 30, 0],
      [7, 40, 50],
    ]),
  ).toEqual([
    [null, null, 20],
    [null, null, 0],
    [null, null, 50],
  ]);
});

test('nothing is hidden where there are enough everywhere', () => {
  expect(shown([[5, 0], [12]])).toEqual([[5, 0], [12]]);
  expect(shown([])).toEqual([]);
});

test('no cell of few is shown, and none is the rest of a row or a column', () => {
  const count = fc.oneof(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 90 }));
  const grid = fc
    .integer({ min: 1, max: 6 })
    .chain((width) =>
      fc.array(fc.array(count, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    );
  fc.assert(
    fc.property(grid, (counts) => {
      const hidden = hiddenCells(counts);
      const columns = (counts[0] ?? []).map((_, x) => counts.map((row, y) => [row[x] ?? 0, y, x] as const));
      const rows = counts.map((row, y) => row.map((one, x) => [one, y, x] as const));
      for (const line of [...rows, ...columns]) {
        const told = line.filter(([, y, x]) => !hidden[y]?.has(x));
        const rest = line.filter(([one, y, x]) => one > 0 && hidden[y]?.has(x));
        const together = rest.reduce((sum, [one]) => sum + one, 0);
        expect(told.every(([one]) => one === 0 || one >= FEWEST_LEARNERS)).toBe(true);
        if (rest.length > 0 && told.some(([one]) => one > 0)) {
          expect(rest.length).toBeGreaterThan(1);
          expect(together).toBeGreaterThanOrEqual(FEWEST_LEARNERS);
        }
      }
    }),
  );
});

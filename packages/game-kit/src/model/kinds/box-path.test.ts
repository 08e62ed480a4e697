import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areNeighbours, wayThrough } from './box-path.ts';

const grids = [
  { columns: 4, rows: 4 },
  { columns: 5, rows: 5 },
  { columns: 5, rows: 7 },
  { columns: 3, rows: 4 },
  { columns: 2, rows: 5 },
];

test('every way goes through all boxes, each next to the one before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...grids), fc.integer(), (grid, seed) => {
      const { value: way } = wayThrough(grid, seed);

      expect(new Set(way).size).toBe(grid.columns * grid.rows);
      expect(way.slice(1).every((box, index) => areNeighbours(grid, way[index] ?? -1, box))).toBe(true);
    }),
  );
});

test('one seed always leads the same way, and others lead elsewhere', () => {
  const ways = [1, 2, 3].map((seed) => wayThrough({ columns: 5, rows: 5 }, seed).value.join());

  expect(wayThrough({ columns: 5, rows: 5 }, 1).value.join()).toBe(ways[0]);
  expect(new Set(ways).size).toBe(3);
});

test('the end of one row and the beginning of the next are no neighbours', () => {
  expect(areNeighbours({ columns: 4, rows: 4 }, 3, 4)).toBe(false);
  expect(areNeighbours({ columns: 4, rows: 4 }, 0, 5)).toBe(true);
});

import { expect, test } from 'vitest';
import { gridStep } from './grid-keys.ts';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 6, false, 6],
  ['ArrowLeft', 0, false, 0],
  ['ArrowDown', 1, false, 4],
  ['ArrowDown', 5, false, 5],
  ['ArrowUp', 4, false, 1],
  ['Home', 4, false, 0],
  ['End', 1, false, 6],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 1, true, 0],
  ['x', 2, false, 2],
])('%s at %i of seven in rows of three', (key, at, isRightToLeft, to) => {
  expect(gridStep(key, at, 7, 3, isRightToLeft)).toBe(to);
});

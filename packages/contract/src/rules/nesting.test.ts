import { expect, test } from 'vitest';
import { listsAtMost, nestsAtMost } from './nesting.ts';

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test('a text does not nest, a list and an object are one level', () => {
  expect(nestsAtMost(0, 'text')).toBe(true);
  expect(nestsAtMost(0, null)).toBe(true);
  expect(nestsAtMost(0, [])).toBe(false);
  expect(nestsAtMost(1, { a: 1, b: [] })).toBe(false);
  expect(nestsAtMost(2, { a: 1, b: [] })).toBe(true);
});

test('a hundred thousand levels are refused, not fallen over', () => {
  expect(nestsAtMost(20, nested(20))).toBe(true);
  expect(nestsAtMost(20, nested(21))).toBe(false);
  expect(nestsAtMost(20, nested(100_000))).toBe(false);
});

test('no list is longer than that, wherever it stands', () => {
  expect(listsAtMost(2, { a: [1, { b: [1, 2] }], c: 'text' })).toBe(true);
  expect(listsAtMost(2, { a: [1, { b: [1, 2, 3] }] })).toBe(false);
  expect(listsAtMost(2, [null, undefined])).toBe(true);
});

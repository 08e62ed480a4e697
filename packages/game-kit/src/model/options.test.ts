import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delayOf, limited } from './options.ts';

test.each([
  [0, 0],
  [1, 1000],
  [2.5, 2500],
  ['2', 2000],
  [-1, 0],
  [undefined, 3000],
  ['', 3000],
  ['soon', 3000],
  [null, 3000],
  [Number.NaN, 3000],
  [true, 3000],
])('a delay of %s seconds is %i ms', (option, milliseconds) => {
  expect(delayOf(option)).toBe(milliseconds);
});

test('a limit counts only when it is positive and smaller than the number of problems', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: -3, max: 20 }), (items, limit) => {
      const expected = limit > 0 && limit < items.length ? limit : items.length;

      expect(limited(items, limit)).toEqual(items.slice(0, expected));
    }),
  );
});

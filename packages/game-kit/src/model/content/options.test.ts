import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commonOptions, delayOf, inPlayOrder, limited, shownSchema } from './options.ts';

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

test('a limit that is no whole number is rounded down, and leaves at least one problem', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.double({ min: -3, max: 20 }), (items, limit) => {
      const expected = limit > 0 && limit < items.length ? Math.max(1, Math.floor(limit)) : items.length;

      expect(limited(items, limit)).toEqual(items.slice(0, expected));
    }),
  );
  expect(limited([1, 2, 3], 0.5)).toEqual([1]);
  expect(limited([1, 2, 3], 2.9)).toEqual([1, 2]);
  expect(limited([1, 2, 3], Number.NaN)).toEqual([1, 2, 3]);
});

describe('options as they are stored', () => {
  const schema = z.object(commonOptions);

  test('numbers and switches may be texts', () => {
    const stored = { questionsLimit: '5', showAnswer: ' 2 ', fontSize: '18', maxFontSize: '36' };

    expect(schema.parse({ ...stored, randomOrder: 'true', audioBefore: 'false' })).toMatchObject({
      questionsLimit: 5,
      showAnswer: 2,
      fontSize: 18,
      maxFontSize: 36,
      randomOrder: true,
      audioBefore: false,
    });
  });

  test('a limit of none is no limit', () => {
    expect(schema.parse({ questionsLimit: 'none' }).questionsLimit).toBe(0);
  });

  test('nothing said leaves everything at its default', () => {
    expect(schema.parse({})).toEqual({
      randomOrder: false,
      questionsLimit: 0,
      showAnswer: 'n/a',
      audioBefore: false,
    });
  });

  test.each([
    [{ questionsLimit: 'many' }],
    [{ questionsLimit: '' }],
    [{ showAnswer: 'never' }],
    [{ fontSize: '18px' }],
    [{ randomOrder: 'yes' }],
    [{ fontColor: 'red;position:fixed' }],
    [{ fontFamily: 'Arial"; color: red' }],
  ])('%j says nothing', (options) => {
    expect(schema.safeParse(options).success).toBe(false);
  });
});

test('the order of play is by lot where the author wants it, and limited afterwards', () => {
  const items = ['a', 'b', 'c', 'd'];
  const firsts = Array.from(
    { length: 40 },
    (_, seed) => inPlayOrder(items, { randomOrder: true, questionsLimit: 1 }, seed).value,
  );

  expect(inPlayOrder(items, { randomOrder: false, questionsLimit: 2 }, 7)).toEqual({
    value: ['a', 'b'],
    random: 7,
  });
  expect(new Set(firsts.flat())).toEqual(new Set(items));
  expect(firsts.every((drawn) => drawn.length === 1)).toBe(true);
});

test.each([
  [undefined, 2],
  [null, 2],
  [0, 2],
  [-1, 2],
  [0.9, 2],
  [Number.NaN, 2],
  ['', 2],
  ['many', 2],
  [{}, 2],
  [1, 1],
  [3.7, 3],
  ['4', 4],
])('of a list, %s shown means %i', (stored, shown) => {
  expect(z.object({ shown: shownSchema(2) }).parse({ shown: stored })).toEqual({ shown });
});

test('of a list, as many as usual are shown where nothing is said', () => {
  expect(z.object({ shown: shownSchema(4) }).parse({})).toEqual({ shown: 4 });
});

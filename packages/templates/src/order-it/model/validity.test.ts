import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { inOrder, stretches, validity } from './validity.ts';

const problem = (...items: object[]) => ({ id: 'p', items });
const issuesOf = (...problems: unknown[]) => validity(dataSchema.parse({ problems }));
const orderOf = (...items: object[]) => {
  const [first] = dataSchema.parse({ problems: [problem(...items)] }).problems;
  return first && inOrder(first).map(({ text }) => text);
};

test('two items are enough, whether read, seen or heard', () => {
  expect(issuesOf(problem({ image: 'egg.svg' }, { audio: 'hen.mp3' }))).toEqual([]);
});

test('one filled item has no order', () => {
  expect(issuesOf(problem({ text: 'egg' }, { text: ' ' }))).toEqual([
    { code: 'items.few', path: ['gameData', 'problems', 0, 'items'] },
  ]);
});

test('items that all stand in their places leave nothing to do', () => {
  expect(
    issuesOf(problem({ text: 'egg', shouldBeSlot: false }, { text: 'hen', shouldBeSlot: false })),
  ).toEqual([{ code: 'items.noSlot', path: ['gameData', 'problems', 0, 'items'] }]);
});

test('the order is that of the list, or of the boxes where they are given', () => {
  expect(orderOf({ text: 'a' }, { text: '' }, { text: 'b' })).toEqual(['a', 'b']);
  expect(orderOf({ text: 'b', boxIdx: 1 }, { text: 'c', boxIdx: 2 }, { text: 'a', boxIdx: 0 })).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('a row longer than the screen is played in stretches that leave nothing out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), (length) => {
      const items = Array.from({ length }, (_, index) => ({ text: `${index}`, shouldBeSlot: true }));
      const rows = stretches({ id: 'p', items }).map((row) => inOrder(row).map(({ text }) => text));

      expect(rows.flat()).toEqual(items.map(({ text }) => text));
      expect(rows.every((row) => row.length >= 2 && row.length <= 8)).toBe(true);
    }),
  );
});

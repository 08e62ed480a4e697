import fc from 'fast-check';
import { expect, test } from 'vitest';
import { added, duplicated, moved, placeAsked, removed } from './problems.ts';

const named = (...ids: string[]) => ids.map((id) => ({ id, text: id }));
const ids = (problems: readonly { readonly id: string }[]) => problems.map(({ id }) => id).join('');

test('a problem comes, goes and moves, and the others stay in their order', () => {
  expect(ids(added(named('a', 'b'), 1, { id: 'x', text: '' }))).toBe('axb');
  expect(ids(added(named('a'), 9, { id: 'x', text: '' }))).toBe('ax');
  expect(ids(removed(named('a', 'b', 'c'), 1))).toBe('ac');
  expect(ids(moved(named('a', 'b', 'c'), 0, 2))).toBe('bca');
  expect(ids(moved(named('a', 'b', 'c'), 2, 0))).toBe('cab');
  expect(ids(moved(named('a', 'b'), 0, 2))).toBe('ab');
});

test('a copy stands behind its original, with its words and an id of its own', () => {
  expect(duplicated(named('a', 'b'), 0, 'n')).toEqual([
    { id: 'a', text: 'a' },
    { id: 'n', text: 'a' },
    { id: 'b', text: 'b' },
  ]);
});

test('moving never loses one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 30 }),
      fc.integer({ min: -2, max: 32 }),
      fc.integer({ min: -2, max: 32 }),
      (list, from, to) => {
        expect([...moved(list, from, to)].sort()).toEqual([...list].sort());
      },
    ),
  );
});

test('the place that is asked for is a number from 1 to one more than there are', () => {
  expect(placeAsked('1', 4)).toBe(0);
  expect(placeAsked(' 5 ', 4)).toBe(3);
  for (const wrong of ['0', '6', '', 'two', '1.5', '-1']) expect(placeAsked(wrong, 4)).toBeNull();
});

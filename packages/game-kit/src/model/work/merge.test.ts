import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLists, mergeTexts } from './merge.ts';

const same = (one: string, other: string) => one === other;

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'c', 'b'],
  ],
  [['a', 'b'], ['a'], ['a', 'b']],
  [
    ['a', 'x', 'z'],
    ['a', 'y', 'z'],
    ['a', 'y', 'x', 'z'],
  ],
  [[], ['a'], ['a']],
])('%j and %j become %j', (mine, theirs, both) => {
  expect(mergeLists<string>(mine, theirs, same)).toEqual(both);
});

test('nothing of either is lost, and two that are the same stay as they are', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });

  fc.assert(
    fc.property(list, list, (mine, theirs) => {
      const both = mergeLists(mine, theirs, same);

      for (const one of [mine, theirs]) {
        // In its order too.
        let at = 0;
        for (const piece of both) if (piece === one[at]) at += 1;
        expect(at).toBe(one.length);
      }
      expect(mergeLists(mine, mine, same)).toEqual(mine);
    }),
  );
});

test.each([
  ['<p>A frog.</p>', '<p>A frog.</p><p>It jumps.</p>', '<p>A frog.</p><p>It jumps.</p>'],
  [
    '<p>A frog. It swims.</p>',
    '<p>A frog. It jumps.</p>',
    '<p>A frog. It jumps.</p><p>A frog. It swims.</p>',
  ],
  ['<p>A frog. It swims.</p>', '<p>A frog.</p>', '<p>A frog. It swims.</p>'],
  ['', '<p>A frog.</p>', '<p>A frog.</p>'],
])('the texts %s and %s become %s', (mine, theirs, both) => {
  expect(mergeTexts(mine, theirs)).toBe(both);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTick, savedAgo } from './saved-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('how long ago it was saved', () => {
  it.each([
    [0, { kind: 'now' }],
    [1999, { kind: 'now' }],
    [4000, { kind: 'seconds', count: 4 }],
    [MINUTE - 1, { kind: 'seconds', count: 59 }],
    [MINUTE, { kind: 'minutes', count: 1 }],
    [3 * HOUR + 1, { kind: 'hours', count: 3 }],
    [24 * HOUR, { kind: 'all' }],
  ])('after %d ms is %j', (age, words) => {
    expect(savedAgo(1000, 1000 + age)).toEqual(words);
  });

  it('says just now when the clock of the device went backwards', () => {
    expect(savedAgo(5000, 1000)).toEqual({ kind: 'now' });
  });
});

describe('the next tick of the sign', () => {
  it('comes exactly when the words change, never sooner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * HOUR - 1 }), (age) => {
        const wait = nextTick(0, age) ?? 0;

        expect(wait).toBeGreaterThan(0);
        expect(savedAgo(0, age + wait - 1)).toEqual(savedAgo(0, age));
        expect(savedAgo(0, age + wait)).not.toEqual(savedAgo(0, age));
      }),
    );
  });

  it('never comes once everything is simply saved', () => {
    expect(nextTick(0, 24 * HOUR)).toBeNull();
  });
});

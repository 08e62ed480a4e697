import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFraction, drawInteger, type RandomState, shuffle } from './random.ts';

const seeds = fc.integer();

function countDraws(seed: RandomState, below: number, draws: number): number[] {
  const counts = new Array<number>(below).fill(0);
  let random = seed;
  for (let draw = 0; draw < draws; draw += 1) {
    const { value, random: next } = drawInteger(random, below);
    counts[value] = (counts[value] ?? 0) + 1;
    random = next;
  }
  return counts;
}

describe('drawing', () => {
  test('the first numbers of a seed never change, so that saved games replay', () => {
    const first = drawFraction(1);
    const second = drawFraction(first.random);

    expect([first.value, second.value]).toEqual([0.6270739405881613, 0.002735721180215478]);
  });

  test('a fraction is at least 0 and below 1', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { value } = drawFraction(seed);

        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }),
    );
  });

  test('the state stays a whole number that JSON keeps', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { random } = drawFraction(seed);

        expect(JSON.parse(JSON.stringify(random))).toBe(random);
        expect(Number.isInteger(random)).toBe(true);
      }),
    );
  });

  test('every number is drawn about equally often, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 12 }), (seed, below) => {
        const expected = 500;

        const counts = countDraws(seed, below, expected * below);

        // Six standard deviations: a fair generator fails once in about a million test runs.
        const tolerance = 6 * Math.sqrt(expected);
        for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(tolerance);
      }),
      { numRuns: 40 },
    );
  });

  test.each([0, -1, 1.5, Number.NaN])('drawing below %s is refused', (below) => {
    expect(() => drawInteger(1, below)).toThrow(RangeError);
  });
});

describe('shuffling', () => {
  test('the same seed gives the same order', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.string()), (seed, items) => {
        expect(shuffle(seed, items)).toEqual(shuffle(seed, items));
      }),
    );
  });

  test('a shuffle is a permutation and leaves its input alone', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
        const before = [...items];

        const { value } = shuffle(seed, items);

        expect([...value].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
        expect(items).toEqual(before);
      }),
    );
  });

  test('each of the six orders of three items comes up about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = shuffle(seed, ['a', 'b', 'c']).value.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }

    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190);
  });

  test('drawing goes on after a shuffle from another state', () => {
    const { random } = shuffle(7, ['a', 'b', 'c']);

    expect(random).not.toBe(7);
  });
});

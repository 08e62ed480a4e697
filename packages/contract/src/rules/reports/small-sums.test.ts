import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEWEST_LEARNERS, hiddenSums } from './small-sums.ts';

const counts = fc.array(fc.oneof(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 400 })), {
  maxLength: 12,
});

const hidden = (learners: readonly number[]) => {
  const { rows, total } = hiddenSums(learners);
  return { rows: [...rows].toSorted((one, other) => one - other), total };
};

describe('sums of few learners', () => {
  test('are hidden, with the smallest other, so that they cannot be subtracted', () => {
    expect(hidden([12, 3, 40, 9])).toEqual({ rows: [1, 3], total: false });
    expect(hidden([12, 3, 2])).toEqual({ rows: [1, 2], total: false });
    expect(hidden([12, 1, 2])).toEqual({ rows: [0, 1, 2], total: false });
  });

  test('hide the total where nothing else is left', () => {
    expect(hidden([4])).toEqual({ rows: [0], total: true });
    expect(hidden([0, 1, 2])).toEqual({ rows: [1, 2], total: true });
  });

  test('are no matter where there are none', () => {
    expect(hidden([5, 0, 90])).toEqual({ rows: [], total: false });
    expect(hidden([])).toEqual({ rows: [], total: false });
  });

  test('are never shown, alone or as the rest of the total', () => {
    fc.assert(
      fc.property(counts, (learners) => {
        const { rows, total } = hiddenSums(learners);
        const shown = learners.filter((_, place) => !rows.has(place));
        expect(shown.every((count) => count === 0 || count >= FEWEST_LEARNERS)).toBe(true);
        const rest = learners.filter((_, place) => rows.has(place)).reduce((sum, count) => sum + count, 0);
        if (rows.size > 0 && !total) {
          expect(rest).toBeGreaterThanOrEqual(FEWEST_LEARNERS);
          expect(rows.size).toBeGreaterThan(1);
        }
      }),
    );
  });

  test('hide no more than is needed: with the largest hidden row shown again, something would be told', () => {
    fc.assert(
      fc.property(counts, (learners) => {
        const { rows } = hiddenSums(learners);
        const large = [...rows].filter((place) => (learners[place] ?? 0) >= FEWEST_LEARNERS);
        if (large.length === 0) return;
        const rest = [...rows].filter((place) => place !== large.at(-1));
        const together = rest.reduce((sum, place) => sum + (learners[place] ?? 0), 0);
        expect(rest.length < 2 || together < FEWEST_LEARNERS).toBe(true);
      }),
    );
  });
});

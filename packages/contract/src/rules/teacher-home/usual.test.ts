import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeInPercent, LEAST_USUAL_MINUTES, usualMinutes, WEEKS_BEFORE } from './usual.ts';

test('usual is the mean of the four weeks before, empty ones among them', () => {
  expect(usualMinutes([60, 0, 120, 60], 30)).toBe(60);
});

test('a family that came two weeks ago is held against those two, and a new one against nothing', () => {
  expect(usualMinutes([60, 100, 0, 0], 2)).toBe(80);
  expect(usualMinutes([0, 0, 0, 0], 0)).toBeNull();
});

test.each([
  [52, 134, -61],
  [180, 145, 24],
  [0, 60, -100],
  [60, 60, 0],
])('%i minutes where %i are usual are %i percent', (minutes, usual, change) => {
  expect(changeInPercent(minutes, usual)).toBe(change);
});

test('a few minutes more or less are no news where next to nothing is usual', () => {
  expect(changeInPercent(0, LEAST_USUAL_MINUTES - 1)).toBeNull();
  expect(changeInPercent(90, null)).toBeNull();
});

const minutes = fc.nat(2_000);

test('usual lies between the least and the most of the weeks that count', () => {
  fc.assert(
    fc.property(
      fc.array(minutes, { minLength: WEEKS_BEFORE, maxLength: WEEKS_BEFORE }),
      fc.integer({ min: 1, max: 60 }),
      (before, there) => {
        const counted = before.slice(0, there);
        const usual = usualMinutes(before, there) ?? -1;

        expect(usual).toBeGreaterThanOrEqual(Math.min(...counted));
        expect(usual).toBeLessThanOrEqual(Math.max(...counted));
      },
    ),
  );
});

test('who plays more than another in the same weeks has never changed for less', () => {
  fc.assert(
    fc.property(
      minutes,
      minutes,
      fc.integer({ min: LEAST_USUAL_MINUTES, max: 2_000 }),
      (one, other, usual) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];

        expect(changeInPercent(less, usual)).toBeLessThanOrEqual(changeInPercent(more, usual) ?? 0);
        expect(changeInPercent(less, usual)).toBeGreaterThanOrEqual(-100);
      },
    ),
  );
});

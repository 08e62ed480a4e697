import { expect, test } from 'vitest';
import { asideFinding, busiest, hoursOf, isBusiest } from './aside.ts';

const cells = (played: Readonly<Record<string, number>>) =>
  Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 12 }, (__, slot) => played[`${day} ${slot}`] ?? 0),
  );
const hours = (played: Readonly<Record<string, number>>) =>
  ({ kind: 'hours', cells: cells(played), learners: 3 }) as const;

test('columns are two hours, from eleven in the night on', () => {
  expect([0, 1, 4, 11].map(hoursOf)).toEqual([
    { from: 23, to: 1 },
    { from: 1, to: 3 },
    { from: 7, to: 9 },
    { from: 21, to: 23 },
  ]);
});

test('the busiest four hours are those of workdays', () => {
  const evenings = hours({ '0 9': 300, '4 10': 130, '5 5': 900, '2 6': 10 });

  expect(busiest(evenings)).toEqual({ slot: 9, slots: 2, percent: 32 });
  expect(asideFinding(evenings)).toEqual({
    text: 'report.hours.found.workdays',
    percent: 32,
    of: 17,
    more: 21,
  });
  expect(isBusiest(evenings, 0, 10)).toBe(true);
  expect(isBusiest(evenings, 5, 10)).toBe(false);
  expect(isBusiest(evenings, 0, 8)).toBe(false);
});

test('of four hours those in which next to nobody played are not told', () => {
  expect(asideFinding(hours({ '0 9': 300, '1 8': 9, '5 5': 90 }))).toMatchObject({ of: 17, more: 19 });
});

test('where it is spread over all hours, or nobody played, nothing is stressed', () => {
  const spread = hours({ '0 1': 10, '1 4': 10, '5 5': 100, '6 6': 100 });

  expect(asideFinding(spread)).toEqual({ text: 'report.hours.found.spread' });
  expect(isBusiest(spread, 0, 1)).toBe(false);
  expect(asideFinding(hours({}))).toEqual({ text: 'report.hours.found.spread' });
});

test.each([
  [[10, 10, 10, 10], 'share'],
  [[10, 10, 40, 40], 'more'],
  [[40, 40, 10, 10], 'less'],
  [[0, 0, 0, 0], 'nobody'],
])('playing together %j is %s', (together, text) => {
  const isAnything = text !== 'nobody';
  const steps = together.map((one) => ({ child: isAnything ? 60 : 0, together: one, adult: 0 }));

  expect(asideFinding({ kind: 'together', steps }).text).toBe(`report.together.found.${text}`);
});

import { expect, test } from 'vitest';
import { isShort, shareLeft, sunAt, timeLeft } from './time-left.ts';

test.each([
  [0, { days: 0, hours: 0, minutes: 0 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [540, { days: 0, hours: 0, minutes: 9 }],
  [3_599, { days: 0, hours: 1, minutes: 0 }],
  [26 * 3_600 + 5 * 60, { days: 1, hours: 2, minutes: 5 }],
])('%i seconds are shown as %o', (seconds, shown) => {
  expect(timeLeft(seconds)).toEqual(shown);
});

test.each([
  ['product', 1_799, true],
  ['product', 1_800, false],
  ['subscription', 86_399, true],
  ['subscription', 86_400, false],
] as const)('of a %s %i seconds are short: %s', (purchaseProductType, secondsRemaining, short) => {
  expect(isShort({ purchaseProductType, secondsRemaining })).toBe(short);
});

test('the sun stands where as much is left of what was paid', () => {
  const hours = (secondsRemaining: number, totalHoursPaid: number) =>
    shareLeft({ purchaseProductType: 'product', subscriptionType: null, secondsRemaining, totalHoursPaid });

  expect([hours(0, 20), hours(36_000, 20), hours(99_999, 20), hours(0, 0)]).toEqual([0, 0.5, 1, 0]);
  expect([sunAt(0), sunAt(0.5), sunAt(1)]).toEqual([
    [18, 104],
    [100, 22],
    [182, 104],
  ]);
});

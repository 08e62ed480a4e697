import { expect, test } from 'vitest';
import { isShort, timeLeft } from './time-left.ts';

test.each([
  [0, { days: 0, hours: 0, minutes: 0 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [540, { days: 0, hours: 0, minutes: 9 }],
  [3_599, { days: 0, hours: 1, minutes: 0 }],
  [26 * 3_600 + 5 * 60, { days: 1, hours: 2, minutes: 5 }],
])('%i seconds are shown as %o', (seconds, shown) => {
  expect(timeLeft(seconds)).toEqual(shown);
});

test('less than half an hour is short', () => {
  expect(isShort(1_799)).toBe(true);
  expect(isShort(1_800)).toBe(false);
});

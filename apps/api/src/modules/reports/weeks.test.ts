import { expect, test } from 'vitest';
import { minutesOf, weekBefore, weekFrom } from './weeks.ts';

test('a week has seven days, over the end of a month and of summer time', () => {
  expect(weekFrom('2026-10-26')).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weekBefore('2027-01-04')).toBe('2026-12-28');
});

test('half a minute and more is a minute', () => {
  expect([minutesOf(29), minutesOf(30), minutesOf(600)]).toEqual([0, 1, 10]);
});

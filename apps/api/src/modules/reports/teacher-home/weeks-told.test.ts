import { weekStart } from '@flink/contract/rules/reports/days.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedDays, playedOf, weekToTell } from './weeks-told.ts';

const MONDAY = '2026-11-16';

test('without a wish it is the last full week, on every day of this one', () => {
  expect(weekToTell(null, MONDAY, 1)).toBe('2026-11-09');
  expect(weekToTell(null, '2026-11-22', 1)).toBe('2026-11-09');
});

test('a week begins where the center has it begin', () => {
  expect([1, 6, 7].map((first) => weekToTell(null, MONDAY, first))).toEqual([
    '2026-11-09',
    '2026-11-07',
    '2026-11-08',
  ]);
  expect(weekToTell(null, '2026-11-22', 7)).toBe('2026-11-15');
});

test('any day of a week names it, this one too', () => {
  expect(weekToTell('2026-11-05', MONDAY, 1)).toBe('2026-11-02');
  expect(weekToTell(MONDAY, MONDAY, 1)).toBe(MONDAY);
});

test('whatever day is named, a week is told that the calendar has and that has begun', () => {
  const days = fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 7 }), (date, first) => {
      const week = weekToTell(date.toISOString().slice(0, 10), MONDAY, first);

      expect(weekStart(week, first)).toBe(week);
      expect(week <= MONDAY && week > '2025-11-01').toBe(true);
    }),
  );
});

test('of a week that is going on only the days that are over are held against others', () => {
  expect(
    ['2026-11-16', '2026-11-19', '2026-11-22', '2026-11-23'].map((day) => countedDays(MONDAY, day)),
  ).toEqual([0, 3, 6, 7]);
});

test('a week is held against the four before it', () => {
  const sums = [60, 100, 100, 100, 100].map((minutes, ago) => ({ ago, seconds: minutes * 60 }));

  expect(playedOf(sums, { since: '2026-01-01', week: MONDAY })).toEqual({
    minutes: 60,
    usual: 100,
    change: -40,
  });
  expect(playedOf(sums, { since: '2026-11-10', week: MONDAY }).change).toBeNull();
});

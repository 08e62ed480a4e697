import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, daysIn } from './days.ts';
import { clampedRange, comparedDays, firstDayOfWeek, rangeIssues, stepsOf } from './report-range.ts';

const day = fc.integer({ min: 0, max: 9_000 }).map((count) => dayAfter('2001-01-01', count));
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 1_500 }))
  .map(([from, more]) => ({ from, to: dayAfter(from, more) }));
const weekday = fc.integer({ min: 1, max: 7 });

test('both dates are required, and the start is not after the end', () => {
  expect(rangeIssues({})).toEqual({ from: 'request.required', to: 'request.required' });
  expect(rangeIssues({ from: '2026-02-02', to: '' })).toEqual({ to: 'request.required' });
  expect(rangeIssues({ from: '2026-02-02', to: '2026-02-01' })).toEqual({ from: 'reports.startAfterEnd' });
  expect(rangeIssues({ from: '1026-02-02', to: '2026-02-01' })).toEqual({ from: 'request.outOfRange' });
  expect(rangeIssues({ from: '2026-02-02', to: '2026-02-02' })).toEqual({});
});

test('the end is not after today', () => {
  expect(clampedRange({ from: '2026-02-02', to: '2026-12-31' }, '2026-03-01')).toEqual({
    from: '2026-02-02',
    to: '2026-03-01',
  });
  expect(clampedRange({ from: '2027-02-02', to: '2027-12-31' }, '2026-03-01')).toEqual({
    from: '2026-03-01',
    to: '2026-03-01',
  });
});

describe('what it is compared with', () => {
  test('is the days just before, or the same days of the week a year before', () => {
    const week = { from: '2026-11-09', to: '2026-11-15' };
    expect(comparedDays(week, 'before')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect(comparedDays(week, 'year')).toEqual({ from: '2025-11-10', to: '2025-11-16' });
  });

  test('is the year before for a whole year', () => {
    expect(comparedDays({ from: '2025-11-19', to: '2026-11-18' }, 'year')).toEqual({
      from: '2024-11-19',
      to: '2025-11-18',
    });
    expect(comparedDays({ from: '2024-01-01', to: '2024-12-31' }, 'year')).toEqual({
      from: '2022-12-31',
      to: '2023-12-31',
    });
  });

  test('has as many days and never one of the period itself', () => {
    fc.assert(
      fc.property(range, fc.constantFrom('before' as const, 'year' as const), (days, compared) => {
        const before = comparedDays(days, compared);
        expect(daysIn(before)).toBe(daysIn(days));
        expect(before.to < days.from).toBe(true);
      }),
    );
  });
});

describe('the steps of a chart', () => {
  test('are days, weeks of the language, or months', () => {
    expect(stepsOf({ from: '2026-11-09', to: '2026-11-11' }, 1).map(({ from }) => from)).toEqual([
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
    ]);
    expect(stepsOf({ from: '2026-10-28', to: '2026-11-15' }, 7)).toEqual([
      { from: '2026-10-28', to: '2026-10-31', isWhole: false },
      { from: '2026-11-01', to: '2026-11-07', isWhole: true },
      { from: '2026-11-08', to: '2026-11-14', isWhole: true },
      { from: '2026-11-15', to: '2026-11-15', isWhole: false },
    ]);
    expect(stepsOf({ from: '2026-01-15', to: '2026-12-02' }, 1).at(-1)).toEqual({
      from: '2026-12-01',
      to: '2026-12-02',
      isWhole: false,
    });
    expect(stepsOf({ from: '2026-01-01', to: '2026-12-31' }, 1).every(({ isWhole }) => isWhole)).toBe(true);
  });

  test('hold every day of the period once', () => {
    fc.assert(
      fc.property(range, weekday, (days, first) => {
        const steps = stepsOf(days, first);
        expect(steps[0]?.from).toBe(days.from);
        expect(steps.at(-1)?.to).toBe(days.to);
        expect(steps.reduce((sum, step) => sum + daysIn(step), 0)).toBe(daysIn(days));
      }),
    );
  });
});

test('a week begins as the language has it', () => {
  expect([firstDayOfWeek('en-US'), firstDayOfWeek('es'), firstDayOfWeek('ar-EG')]).toEqual([7, 1, 6]);
});

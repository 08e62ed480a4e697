import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from './days.ts';
import {
  periodAt,
  periodsIn,
  REPORT_RATES,
  type ReportsConfig,
  reportsDatesIssues,
} from './report-periods.ts';

const quarterly: ReportsConfig = {
  reportsRate: 'Quarterly',
  reportsDates: ['2026-03-31', '2026-06-30', '2026-09-30', '2026-12-31'],
};

test('the rates have the end dates of the specification, in its order', () => {
  expect(Object.entries(REPORT_RATES).map(([name, dates]) => `${name} (${dates})`)).toEqual([
    'Monthly (0)',
    'Quarterly (4)',
    'Every Six Weeks (6)',
    'Each Semester (2)',
    'Once a Year (1)',
  ]);
});

describe('the period of a day', () => {
  test.each([
    ['2026-02-10', '2026-02-01', '2026-02-28'],
    ['2028-02-10', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('each month: of %s it is %s to %s', (today, starts, ends) => {
    expect(periodAt({ reportsRate: 'Monthly', reportsDates: [] }, today)).toEqual({ starts, ends });
  });

  test.each([
    ['2026-03-31', '2026-01-01', '2026-03-31'],
    ['2026-04-01', '2026-04-01', '2026-06-30'],
    ['2031-11-17', '2031-10-01', '2031-12-31'],
  ])('each quarter: of %s it is %s to %s', (today, starts, ends) => {
    expect(periodAt(quarterly, today)).toEqual({ starts, ends });
  });

  test('once a year ends with the school year', () => {
    const config: ReportsConfig = { reportsRate: 'Once a Year', reportsDates: ['2026-06-15'] };

    expect(periodAt(config, '2026-11-17')).toEqual({ starts: '2026-06-16', ends: '2027-06-15' });
  });

  test('a last day of February is there in every year', () => {
    const config: ReportsConfig = { reportsRate: 'Once a Year', reportsDates: ['2028-02-29'] };

    expect(periodAt(config, '2026-02-28').ends).toBe('2026-02-28');
    expect(periodAt(config, '2026-03-01').ends).toBe('2027-02-28');
  });

  test('holds the day, whatever the dates', () => {
    const date = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(date, { minLength: 1, maxLength: 6 }), date, (reportsDates, today) => {
        const { starts, ends } = periodAt({ reportsRate: 'Every Six Weeks', reportsDates }, today);

        expect(starts <= today && today <= ends).toBe(true);
      }),
    );
  });
});

test('an end date that is missing or comes twice in a year is named by its place', () => {
  const reportsDates = ['2026-01-31', '2027-01-31'];

  expect(reportsDatesIssues({ ...quarterly, reportsDates })).toEqual({
    'reportsDates.1': 'request.notUnique',
    'reportsDates.2': 'request.required',
    'reportsDates.3': 'request.required',
  });
  expect(reportsDatesIssues(quarterly)).toEqual({});
});

test('the periods of some days follow each other and hold them all', () => {
  expect(
    periodsIn({ reportsRate: 'Monthly', reportsDates: [] }, { from: '2026-01-31', to: '2026-03-01' }),
  ).toEqual([
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-31' },
  ]);
  const periods = periodsIn(quarterly, { from: '2025-05-05', to: '2026-11-17' });
  expect(periods[0]?.from).toBe('2025-04-01');
  expect(periods.at(-1)?.to).toBe('2026-12-31');
  for (const [place, { to }] of periods.slice(0, -1).entries())
    expect(periods[place + 1]?.from).toBe(dayAfter(to, 1));
});

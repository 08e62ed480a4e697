import { REPORTS } from '@flink/contract/reports/all.gen.ts';
import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { ReportName } from '@flink/contract/reports/names.ts';
import { expect, test } from 'vitest';
import { reportCsv } from './report-csv.ts';

const days = { from: '2026-03-02', to: '2026-03-29' };
const answer: ReportAnswer = {
  asOf: '2026-03-30T00:00:00.000Z',
  timeZone: 'UTC',
  firstDayOfWeek: 1,
  hiddenBelow: 5,
  period: { ...days, isOver: true, before: days },
  by: 'center',
  groupings: ['center'],
  organizations: [],
  regions: [],
  centers: [],
  purchases: [],
  filters: [],
  currency: null,
  currencies: [],
  place: null,
  rows: [{ _id: 'one', name: '=1+1', figures: { learners: null, seconds: 90 } }],
  total: { learners: null, seconds: 90 },
  aside: null,
  steps: [],
  lead: [],
};
const linesOf = (more: Partial<ReportAnswer> = {}, name: ReportName = 'usage-and-master') =>
  reportCsv(
    REPORTS[name],
    { ...answer, ...more },
    {
      locale: 'en',
      t: (key, params = {}) => [key, ...Object.values(params)].join(' '),
    },
  ).split('\r\n');

test('a file has the days, the rows and the total, numbers as numbers, and nothing that calculates', () => {
  const [head = '', row = '', total = ''] = linesOf();

  expect(head).toContain('report.column.time (report.unit.minutes)');
  expect(row.split(',').slice(0, 6)).toEqual([
    '2026-03-02',
    '2026-03-29',
    "'=1+1",
    'report.hidden',
    'report.hidden',
    '1.5',
  ]);
  expect(total.split(',')[2]).toBe('report.total');
});

test('a file says what it is, what it hides, by which clock and as of when', () => {
  expect(linesOf({ place: 'North' }).slice(3)).toEqual([
    '',
    'title.report.usage-and-master · North',
    'report.hiddenHint 5',
    'report.clock UTC Monday',
    '"report.asOf Mar 30, 2026, 12:00 AM UTC"',
    '',
  ]);
});

test('a file about no center says its days in the words of the screen', () => {
  const lines = linesOf({ rows: [], total: {} }, 'translator-work');

  expect(lines.at(-3)).toBe('report.clockOfTheHouse UTC Monday');
});

test('what cannot be counted is an empty cell', () => {
  const figures = { learners: 0, seconds: 0, people: 0 };
  const lines = linesOf({
    hiddenBelow: null,
    timeZone: null,
    rows: [{ _id: 'one', name: 'One', figures }],
    total: figures,
  });

  expect(lines[1]).toBe('2026-03-02,2026-03-29,One,0,,0,,,,,,');
  expect(lines.slice(4)).toEqual([
    'title.report.usage-and-master · report.everything',
    'report.clocks  Monday',
    '"report.asOf Mar 30, 2026, 12:00 AM UTC"',
    '',
  ]);
});

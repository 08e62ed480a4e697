import { REPORTS } from '@flink/contract/reports/all.ts';
import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { expect, test } from 'vitest';
import { reportCsv } from './report-csv.ts';

const days = { from: '2026-03-02', to: '2026-03-29' };
const answer: ReportAnswer = {
  asOf: '2026-03-30T00:00:00.000Z',
  isCounting: false,
  timeZone: 'UTC',
  firstDayOfWeek: 1,
  toldBy: 'weeks',
  period: { ...days, isOver: true, before: days },
  by: 'center',
  groupings: ['center'],
  centers: [],
  currency: null,
  currencies: [],
  place: null,
  rows: [{ _id: 'one', name: '=1+1', figures: { learners: null, seconds: 90 } }],
  total: { learners: null, seconds: 90 },
  aside: null,
  steps: [],
};
const linesOf = (more: Partial<ReportAnswer> = {}) =>
  reportCsv(REPORTS['usage-and-master'], { ...answer, ...more }, (key) => key).split('\r\n');

test('a file has the days, the rows and the total, numbers as numbers, and nothing that calculates', () => {
  const [head = '', row = '', total = '', end] = linesOf();

  expect(head).toContain('report.column.time (report.unit.minutes)');
  expect(row.split(',').slice(0, 6)).toEqual(['2026-03-02', '2026-03-29', "'=1+1", '', '', '1.5']);
  expect(total.split(',')[2]).toBe('report.total');
  expect(end).toBe('');
});

test('a file in which centers are behind says so itself', () => {
  expect(linesOf({ isCounting: true }).at(-2)).toBe('report.counting');
});

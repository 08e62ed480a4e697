import { expect, test } from 'vitest';
import { REPORTS } from './all.ts';
import { shownReport } from './report.ts';
import { toldByText } from './told-by-text.ts';

const said = (name: keyof typeof REPORTS, toldBy: 'weeks' | 'periods' | null) =>
  toldByText(shownReport(REPORTS[name], { toldBy }), { toldBy }, (key) => key);

test.each([
  ['usage-and-master', 'report.toldBy.weeks report.toldBy.learners'],
  ['content-partners', 'report.toldBy.weeks report.toldBy.learners'],
  ['financial', 'report.toldBy.weeks'],
] as const)('%s says how learners are counted only where it tells of them', (name, text) => {
  expect(said(name, 'weeks')).toBe(text);
});

test('periods say it themselves, and nothing is said in the center', () => {
  expect(said('continuity', 'periods')).toBe('report.toldBy.periods');
  expect(said('usage-and-master', null)).toBeNull();
});

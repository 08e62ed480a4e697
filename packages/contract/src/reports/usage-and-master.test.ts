import { expect, test } from 'vitest';
import { shownReport } from './report.ts';
import { usageAndMaster } from './usage-and-master.report.ts';

const found = (total: Record<string, number | null>) =>
  usageAndMaster.finding({ total, compared: 'before', days: 30 });

test('the title says what was found', () => {
  const seconds = 3_600;
  expect(found({ seconds, secondsBefore: 3_000 })).toMatchObject({
    text: expect.stringContaining('more.before'),
    percent: 20,
  });
  expect(found({ seconds, secondsBefore: 7_200 })).toMatchObject({
    text: expect.stringContaining('less.before'),
    percent: 50,
  });
  expect(found({ seconds, secondsBefore: 3_550 }).text).toContain('same');
  expect(found({ seconds, secondsBefore: 0, learners: 4 })).toMatchObject({
    text: expect.stringContaining('played'),
    count: 4,
  });
  expect(found({ seconds: 0 }).text).toContain('nobody');
});

test('what is drawn instead has a title of its own, and the rows are ordered by it', () => {
  const total = { seconds: 7_200, secondsBefore: 7_200, learners: 4, learnersBefore: 2 };
  const found = (show: string) => {
    const report = shownReport(usageAndMaster, show);
    return [report.mostOf, report.finding({ total, compared: 'before', days: 30 })];
  };

  expect(found('timeEach')).toMatchObject(['timeEach', { count: 4, seconds: 1_800 }]);
  expect(found('learners')).toMatchObject([
    'learners',
    { text: expect.stringContaining('learners.more.before'), percent: 100 },
  ]);
  expect(found('luck')).toEqual([
    usageAndMaster.mostOf,
    usageAndMaster.finding({ total, compared: 'before', days: 30 }),
  ]);
});

test('what is counted from a figure that is not shown is not shown', () => {
  const hidden = {
    learners: null,
    people: null,
    togetherSeconds: null,
    secondsBefore: 60,
    begun: 1,
    mastered: 1,
  };
  const shown = usageAndMaster.columns.filter(({ of }) => of(hidden) !== null).map(({ name }) => name);
  expect(shown).toEqual(['begun', 'mastered']);
});

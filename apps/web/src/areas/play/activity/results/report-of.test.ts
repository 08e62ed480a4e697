import { expect, test } from 'vitest';
import { reachedReport, reportOf } from './report-of.ts';

const score = { allProblemsCount: 4, problemsAnsweredCorrectly: 3, problemsAnsweredIncorrectly: 1 };
const finished = {
  id: 'r',
  activityId: 'a',
  learnerIds: ['leo', 'mia'],
  readerIds: ['leo'],
  at: '2026-01-01T00:00:00.000Z',
};

test('a score is sent for everybody of the team under one id, and the server says what it means', () => {
  const changes = reportOf({ ...finished, result: { kind: 'score', score } });

  expect(changes.map(({ learnerId }) => learnerId)).toEqual(['leo', 'mia']);
  for (const { data } of changes) {
    expect(data.result).toEqual({ id: 'r', activityId: 'a', score });
    expect(data.reports).toEqual({ a: { dateMastered: finished.at } });
  }
});

test.each(['mastered', 'partial'] as const)('a game without numbers says itself that it is %s', (verdict) => {
  const [change] = reportOf({ ...finished, result: { kind: 'verdict', verdict } });

  expect(change?.data).toEqual({ reports: { a: { [verdict]: true, dateMastered: finished.at } } });
});

test('a game that is partly done, and a book whose last page is reached, say so before their end', () => {
  expect(reachedReport('partial', 'a', ['leo'], finished.at)).toEqual([
    { learnerId: 'leo', data: { reports: { a: { partial: true } } } },
  ]);
  expect(reachedReport('mastered', 'a', ['leo'], finished.at)).toEqual([
    { learnerId: 'leo', data: { reports: { a: { mastered: true, dateMastered: finished.at } } } },
  ]);
});

test('what was read against the clock goes with its numbers, of those who read', () => {
  const reading = { speed: 80, benchmark: 60, totalWords: 93, spentTime: 60 };
  const listened = { tried: 93, correct: 80 };
  const result = { kind: 'verdict', verdict: 'mastered', reading, listened } as const;

  const [leo, mia] = reportOf({ ...finished, result });

  expect(leo?.data.reading).toEqual({ id: 'r', activityId: 'a', ebookBenchmark: reading, listened });
  expect(mia?.data.reading).toBeUndefined();
  expect(mia?.data.reports).toEqual({ a: { mastered: true, dateMastered: finished.at } });
});

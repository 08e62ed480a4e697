import { expect, test } from 'vitest';
import { reportOf } from './report.ts';

const verdict = (id: number, area: string, noticedBy: string | null, reachedBy = 1) => ({
  mutant: {
    id,
    area,
    file: `${area}.ts`,
    line: 7,
    kind: 'flip a comparison',
    start: 0,
    end: 5,
    before: 'a < b',
    after: 'a <= b',
  },
  noticedBy,
  reachedBy,
});

const twenty = (area: string, survivors: number) =>
  Array.from({ length: 20 }, (_, place) =>
    verdict(place + 1, area, place < survivors ? null : `${area}.test.ts`),
  );

test('passes with 85 % in each area, and counts them', () => {
  const { ok, text } = reportOf([...twenty('money', 3), ...twenty('jobs', 0)]);

  expect(ok).toBe(true);
  expect(text).toMatch(/money +17 of 20 +85 %\njobs +20 of 20 +100 %\nall +37 of 40 +92 %$/);
});

test('fails when one area is below 85 %, whatever the others are', () => {
  expect(reportOf([...twenty('money', 4), ...twenty('jobs', 0)]).ok).toBe(false);
});

test('names each survivor with its place and change, and says when no test runs it', () => {
  const { text } = reportOf([verdict(1, 'money', null, 0), verdict(2, 'jobs', 'jobs.test.ts')]);

  expect(text).toContain('1 money money.ts:7 flip a comparison (no test runs it)\n    a < b  →  a <= b');
  expect(text).not.toContain('2 jobs');
});

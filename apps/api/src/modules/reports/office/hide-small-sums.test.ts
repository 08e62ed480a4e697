import { usageAndMaster } from '@flink/contract/reports/usage-and-master.ts';
import { expect, test } from 'vitest';
import { hideSmallSums } from './hide-small-sums.ts';

const figures = (learners: number, more: Record<string, number> = {}) => ({
  learners,
  learnersBefore: 20,
  reached: 20,
  people: 40,
  seconds: learners * 60,
  secondsBefore: 1_200,
  togetherSeconds: 0,
  begun: 20,
  mastered: 3,
  ...more,
});
const row = (_id: string, learners: number, more = {}) => ({
  _id,
  name: _id,
  figures: figures(learners, more),
});

test('a center of few takes the smallest other along, and only what is a sum of few', () => {
  const { rows, total } = hideSmallSums(usageAndMaster, {
    rows: [row('a', 30), row('b', 3), row('c', 8)],
    total: figures(41),
    steps: [],
  });

  expect(rows.map(({ figures: { seconds } }) => seconds)).toEqual([1_800, null, null]);
  expect(rows[1]?.figures).toMatchObject({ people: null, secondsBefore: 1_200, mastered: 3 });
  expect(total).toMatchObject({ seconds: 2_460 });
});

test('a week of few takes another along; with the total goes every week', () => {
  const steps = [figures(30), figures(2), figures(9)];
  const shown = hideSmallSums(usageAndMaster, { rows: [row('a', 41)], total: figures(41), steps });
  expect(shown.steps.map(({ seconds }) => seconds)).toEqual([1_800, null, null]);

  const hidden = hideSmallSums(usageAndMaster, {
    rows: [row('a', 4)],
    total: figures(4),
    steps: [figures(4)],
  });
  expect(hidden.total.seconds).toBeNull();
  expect(hidden.steps[0]?.seconds).toBeNull();
});

test('what only few had before, or have begun, is hidden for itself', () => {
  const { rows } = hideSmallSums(usageAndMaster, {
    rows: [row('a', 30, { learnersBefore: 2 }), row('b', 30, { reached: 1 })],
    total: figures(60),
    steps: [],
  });
  expect(rows[0]?.figures).toMatchObject({ seconds: 1_800, secondsBefore: null, mastered: null });
});

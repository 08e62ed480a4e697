import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import { expect, test } from 'vitest';
import { statisticsOf } from './statistics.ts';

const score = (right: number, all: number): Result => ({
  kind: 'score',
  score: {
    allProblemsCount: all,
    problemsAnsweredCorrectly: right,
    problemsAnsweredIncorrectly: all - right,
  },
});

test.each([
  [4, 4, 'mastered', 3],
  [3, 4, 'mastered', 2],
  [2, 4, 'mastered', 2],
  [1, 4, 'partial', 1],
  [0, 4, 'partial', 1],
])('%d of %d right is %s, with %d stars', (right, all, verdict, stars) => {
  expect(statisticsOf(score(right, all))).toMatchObject({ verdict, stars, answers: { right, all } });
});

test('a center that asks for more decides what is mastered', () => {
  expect(statisticsOf(score(3, 4), [], 80).verdict).toBe('partial');
});

test('a book that was read is mastered without numbers', () => {
  expect(statisticsOf({ kind: 'verdict', verdict: 'mastered' })).toEqual({
    verdict: 'mastered',
    stars: 3,
    answers: null,
    reading: null,
    points: [],
  });
});

test('the scoreboard starts with who has most points, and two may be first', () => {
  expect(statisticsOf(score(4, 4), [500, 900, 900]).points).toEqual([
    { player: 1, points: 900, first: true },
    { player: 2, points: 900, first: true },
    { player: 0, points: 500, first: false },
  ]);
});

test('nobody is first without points', () => {
  expect(statisticsOf(score(0, 4), [0, 0]).points.some(({ first }) => first)).toBe(false);
});

test('what was read against the clock tells its speed, and how much of it was right', () => {
  const reading = { speed: 80, benchmark: 60, totalWords: 93, spentTime: 60 };
  const verdict = { kind: 'verdict', verdict: 'mastered' } as const;

  expect(statisticsOf({ ...verdict, reading }).reading).toEqual({ speed: 80, benchmark: 60, accuracy: null });
  expect(statisticsOf({ ...verdict, reading, listened: { tried: 93, correct: 80 } }).reading).toEqual({
    speed: 80,
    benchmark: 60,
    accuracy: 86,
  });
  expect(statisticsOf(verdict).reading).toBeNull();
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMastered, percentOf, verdictOf } from './result.ts';

const score = (correct: number, all: number) => ({
  allProblemsCount: all,
  problemsAnsweredCorrectly: correct,
  problemsAnsweredIncorrectly: all - correct,
});

describe('the share of right answers', () => {
  test.each([
    [0, 3, 0],
    [1, 3, 34],
    [2, 3, 67],
    [3, 3, 100],
    [49, 99, 50],
    [0, 0, 0],
  ])('%i of %i are %i percent, rounded up', (correct, all, percent) => {
    expect(percentOf(score(correct, all))).toBe(percent);
  });

  test('lies between 0 and 100, and is 100 only when all are right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (all, some) => {
        const correct = Math.min(all, some);
        const percent = percentOf(score(correct, all));

        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        if (all <= 100) expect(percent === 100).toBe(correct === all);
      }),
    );
  });
});

describe('mastery', () => {
  test('needs half of the answers unless a center asks for more', () => {
    expect(isMastered(score(2, 4))).toBe(true);
    expect(isMastered(score(1, 4))).toBe(false);
    expect(isMastered(score(2, 4), 80)).toBe(false);
    expect(isMastered(score(4, 5), 80)).toBe(true);
  });

  test('is not given for a game without problems', () => {
    expect(isMastered(score(0, 0), 0)).toBe(false);
  });

  test('a verdict stands whatever the threshold', () => {
    expect(verdictOf({ kind: 'verdict', verdict: 'partial' }, 0)).toBe('partial');
    expect(verdictOf({ kind: 'verdict', verdict: 'mastered' }, 100)).toBe('mastered');
    expect(verdictOf({ kind: 'score', score: score(1, 2) })).toBe('mastered');
  });
});

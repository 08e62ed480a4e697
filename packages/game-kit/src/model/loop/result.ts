import type { Result, Score } from './effect.ts';

/** Spec 1 §9: percent of answers for mastery, unless the center's config `percentAnswers` says otherwise. */
export const DEFAULT_THRESHOLD = 50;

/** Spec 1 §9: rounded up. A game without problems has mastered nothing. */
export function percentOf({ allProblemsCount, problemsAnsweredCorrectly }: Score): number {
  if (allProblemsCount <= 0) return 0;
  return Math.ceil((problemsAnsweredCorrectly * 100) / allProblemsCount);
}

export function isMastered(score: Score, threshold: number = DEFAULT_THRESHOLD): boolean {
  return score.allProblemsCount > 0 && percentOf(score) >= threshold;
}

/** Spec 1 §4: a score is held against the threshold, a verdict stands by itself. */
export function verdictOf(result: Result, threshold?: number): 'mastered' | 'partial' {
  if (result.kind === 'verdict') return result.verdict;
  return isMastered(result.score, threshold) ? 'mastered' : 'partial';
}

import { kindProblems, pairsOf } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Spec 3 §3: question/answer pairs. Every pair is a problem of its own, also where they were stored together. */
export const kindly = kindProblems((problem) => {
  const pairs = pairsOf(problem);
  const [only, ...more] = pairs;
  if (only === undefined) return problem;
  return more.length === 0 ? { ...problem, ...only } : pairs;
});

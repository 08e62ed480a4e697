import { answersOf, inPlaceOf, kindProblems, questionOf } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Spec 2 §3: correct and incorrect answer lists. */
export const kindly = kindProblems((problem) => {
  const { right, wrong } = answersOf(problem);
  return inPlaceOf(problem, {
    question: questionOf(problem),
    correctAnswers: right,
    incorrectAnswers: wrong,
  });
});

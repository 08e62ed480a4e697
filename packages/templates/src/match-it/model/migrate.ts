import {
  answersOf,
  asPieces,
  inPlaceOf,
  kindProblems,
  specificFeedbackOf,
} from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Spec 2 §3: questions, correctAnswers and incorrectAnswers, specificFeedback. */
export const kindly = kindProblems((problem) => {
  const { right, wrong } = answersOf(problem);
  return inPlaceOf(problem, {
    questions: asPieces(problem['questions'] ?? problem['question']),
    correctAnswers: right,
    incorrectAnswers: wrong,
    specificFeedback: specificFeedbackOf(problem),
  });
});

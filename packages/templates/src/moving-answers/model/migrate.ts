import { kindChoice } from '@flink/game-kit/model/content/choice-problem.ts';
import { inPlaceOf, kindProblems, specificFeedbackOf } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Spec 2 §3: questions, correct answer, incorrectAnswers, problem text, audio, specificFeedback. */
export const kindly = kindProblems((problem) =>
  inPlaceOf(kindChoice(problem), { specificFeedback: specificFeedbackOf(problem) }),
);

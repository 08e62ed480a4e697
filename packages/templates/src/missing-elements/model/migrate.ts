import {
  asPiece,
  asPieces,
  inPlaceOf,
  isFields,
  kindProblems,
} from '@flink/game-kit/model/content/kindly.ts';
import { asRuns } from '@flink/game-kit/model/content/marked-runs.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

const words = (answers: unknown): unknown =>
  Array.isArray(answers) ? answers.map((answer) => (isFields(answer) ? answer['text'] : answer)) : answers;

/** Spec 3 §3: fill-in html with incorrectAnswers, which are words here. */
export const kindly = kindProblems((problem) => {
  const { task, text, html, incorrectAnswers } = problem;
  return inPlaceOf(problem, {
    task: task === undefined ? undefined : asPiece(task),
    text: asRuns(text, html),
    incorrectAnswers: words(asPieces(incorrectAnswers)),
  });
});

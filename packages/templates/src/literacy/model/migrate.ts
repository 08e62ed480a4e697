import { asPiece, inPlaceOf, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import { asRuns } from '@flink/game-kit/model/content/marked-runs.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** A passage with its marks may be stored as the HTML in which it was written. */
export const kindly = kindProblems((problem) => {
  const { task, passage, html } = problem;
  return inPlaceOf(problem, {
    task: task === undefined ? undefined : asPiece(task),
    passage: asRuns(passage, html),
  });
});

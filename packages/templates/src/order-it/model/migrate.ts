import { asPiece, asPieces, inPlaceOf, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Spec 2 §3: items, whose recording stands as audio or as audioPath. */
export const kindly = kindProblems((problem) => {
  const { question, items } = problem;
  return inPlaceOf(problem, {
    question: question === undefined ? undefined : asPiece(question),
    items: asPieces(items),
  });
});

import { inPlaceOf, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import { asExtras, asMask } from '@flink/game-kit/model/content/mask.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Spec 2 §3: a mask and extra words, each in a list or in a row. */
export const kindly = kindProblems((problem) =>
  inPlaceOf(problem, {
    wordsMask: asMask(problem['wordsMask']),
    options: asExtras(problem['options']),
  }),
);

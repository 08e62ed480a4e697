import { kindChoice } from '@flink/game-kit/model/content/choice-problem.ts';
import { kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Spec 2 §3: the fields of moving answers, the problem nearest to this one. */
export const kindly = kindProblems(kindChoice);

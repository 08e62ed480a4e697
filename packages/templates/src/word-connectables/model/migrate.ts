import { inPlaceOf, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import { asExtras, asMask, asParts } from '@flink/game-kit/model/content/mask.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Syllables in one text are parted by dots, hyphens or spaces. */
const asSyllables = (stored: unknown): unknown =>
  typeof stored === 'string' ? stored.split(/[·‧.\-‐|\s]+/u).filter((one) => one !== '') : asParts(stored);

/** Spec 2 §3: syllables, their mask and extra ones, each in a list or in a row. */
export const kindly = kindProblems((problem) =>
  inPlaceOf(problem, {
    syllables: asSyllables(problem['syllables']),
    mask: asMask(problem['mask']),
    options: asExtras(problem['options']),
  }),
);

import { adjectives } from './other-words/adjectives.ts';
import type { OtherWordRows } from './other-words/other-word-row.ts';
import { sightWords } from './other-words/sight-words.ts';
import { verbs } from './other-words/verbs.ts';

type Kind = 'verb' | 'adjective' | 'sight';

/** A word that no picture shows. Verbs are named as in a dictionary, Swahili adjectives as they stand beside “nyumba”. */
export interface OtherWord {
  readonly kind: Kind;
  readonly en: string;
  readonly es: string;
  readonly sw: string;
  readonly fr: string;
}

const categories = (kind: Kind, rows: OtherWordRows): [string, readonly OtherWord[]][] =>
  Object.entries(rows).map(([category, words]) => [
    category,
    words.map(([en, es, sw, fr]) => ({ kind, en, es, sw, fr })),
  ]);

export const otherWordCategories: ReadonlyMap<string, readonly OtherWord[]> = new Map([
  ...categories('verb', verbs),
  ...categories('adjective', adjectives),
  ...categories('sight', sightWords),
]);

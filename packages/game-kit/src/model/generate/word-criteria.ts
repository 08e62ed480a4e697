import type { GeneratorWord, WordCriteria } from '../template.ts';
import { wordKey } from '../text/find-word.ts';
import { graphemes } from '../text/graphemes.ts';

/** Joiners and spaces alone show nothing. */
const SEEN = /[^\s\p{Cf}\p{Cc}]/u;

/** Spec 3 §5.2: words are filtered by pictures, hyphens, spaces and length. A blank is no word, and a word twice is one. */
export function wordsFor(
  criteria: WordCriteria,
  words: readonly GeneratorWord[],
  locale: string,
): readonly GeneratorWord[] {
  const fitting = words
    .map((one) => ({ ...one, word: one.word.trim() }))
    .filter(
      ({ word, hasPicture }) =>
        SEEN.test(word) &&
        (!criteria.imageRequired || hasPicture) &&
        (criteria.hyphenAllowed || !/[-‐‑]/.test(word)) &&
        (criteria.spacesAllowed || !/\s/.test(word)) &&
        graphemes(word, locale).length <= criteria.maxWordLength,
    );
  const keys = fitting.map(({ word }) => wordKey(word, locale));
  return fitting.filter((_word, place) => keys.indexOf(keys[place] ?? '') === place);
}

import type { GeneratorWord, WordCriteria } from '../template.ts';
import { graphemes } from '../text/graphemes.ts';

/** Spec 3 §5.2: words are filtered by pictures, hyphens, spaces and length. */
export function wordsFor(
  criteria: WordCriteria,
  words: readonly GeneratorWord[],
  locale: string,
): readonly GeneratorWord[] {
  return words.filter(
    ({ word, hasPicture }) =>
      (!criteria.imageRequired || hasPicture) &&
      (criteria.hyphenAllowed || !/[-‐‑]/.test(word)) &&
      (criteria.spacesAllowed || !/\s/.test(word.trim())) &&
      graphemes(word.trim(), locale).length <= criteria.maxWordLength,
  );
}

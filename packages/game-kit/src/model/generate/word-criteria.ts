import type { GeneratorWord, WordCriteria } from '../template.ts';
import { wordKey } from '../text/find-word.ts';
import { graphemes } from '../text/graphemes.ts';

/** Joiners and spaces alone show nothing. */
const SEEN = /[^\s\p{Cf}\p{Cc}]/u;

/** Why a template does not take a word. */
type MisfitReason = 'blank' | 'picture' | 'hyphen' | 'space' | 'length' | 'twice';

export interface Misfit {
  readonly word: string;
  readonly reason: MisfitReason;
}

function reasonAgainst(
  criteria: WordCriteria,
  { word, hasPicture }: GeneratorWord,
  locale: string,
): MisfitReason | null {
  if (!SEEN.test(word)) return 'blank';
  if (criteria.imageRequired && !hasPicture) return 'picture';
  if (!criteria.hyphenAllowed && /[-‐‑]/.test(word)) return 'hyphen';
  if (!criteria.spacesAllowed && /\s/.test(word)) return 'space';
  return graphemes(word, locale).length > criteria.maxWordLength ? 'length' : null;
}

/** Spec 3 §5.2: words are filtered by pictures, hyphens, spaces and length. A blank is no word, and a word twice is one. */
export function sortedWords(
  criteria: WordCriteria,
  words: readonly GeneratorWord[],
  locale: string,
): { readonly fitting: readonly GeneratorWord[]; readonly misfits: readonly Misfit[] } {
  const fitting = new Map<string, GeneratorWord>();
  const misfits: Misfit[] = [];
  for (const one of words) {
    const word = { ...one, word: one.word.trim() };
    const key = wordKey(word.word, locale);
    const reason = reasonAgainst(criteria, word, locale) ?? (fitting.has(key) ? 'twice' : null);
    if (reason) misfits.push({ word: word.word, reason });
    else fitting.set(key, word);
  }
  return { fitting: [...fitting.values()], misfits };
}

export const wordsFor = (
  criteria: WordCriteria,
  words: readonly GeneratorWord[],
  locale: string,
): readonly GeneratorWord[] => sortedWords(criteria, words, locale).fitting;

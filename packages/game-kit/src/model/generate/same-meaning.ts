import type { GenerateIssue, GeneratorWord } from '../template.ts';
import { sameWord } from '../text/find-word.ts';
import { aboutWord } from './word-game.ts';

/** Two words with one picture or one definition: asked for the one, the other would be as right. */
export function sameMeaning(one: GeneratorWord, other: GeneratorWord, locale: string): boolean {
  if (one.picture && one.picture === other.picture) return true;
  const [told, meant] = [one.definition?.trim(), other.definition?.trim()];
  return Boolean(told && meant) && sameWord(told ?? '', meant ?? '', locale);
}

/** A bird beside a flamingo: asked for the one, the other would not be wrong. */
const asRight = (one: GeneratorWord, other: GeneratorWord): boolean =>
  one.asRight?.includes(other.word) || other.asRight?.includes(one.word) || false;

/** Somebody has said that the second confuses who is asked for the first. */
export const keptApart = (word: GeneratorWord, other: GeneratorWord): boolean =>
  word.neverWith?.includes(other.word) ?? false;

/** Somebody has said so of the pair, whichever is asked for. */
export const neverTogether = (one: GeneratorWord, other: GeneratorWord): boolean =>
  keptApart(one, other) && keptApart(other, one);

/**
 * Whether a word leaves the table to those that are as right: the bird goes and all that are birds stay; of two that are
 * like each other the first stays.
 */
function givesWay(
  word: GeneratorWord,
  table: readonly GeneratorWord[],
  list: readonly GeneratorWord[],
): boolean {
  const alike = (one: GeneratorWord) =>
    list.filter((other) => other.word !== one.word && asRight(one, other));
  const own = alike(word);
  return own.some((other) => table.includes(other) || alike(other).length < own.length);
}

/** Why a word of the list cannot be paired on one table with those that are there already; null where it can. */
export function clashOn(
  table: readonly GeneratorWord[],
  word: GeneratorWord,
  locale: string,
  list: readonly GeneratorWord[],
): GenerateIssue | null {
  if (table.some((other) => sameMeaning(word, other, locale))) return aboutWord('sameMeaning', word);
  if (givesWay(word, table, list)) return aboutWord('asRight', word);
  return table.some((other) => neverTogether(word, other)) ? aboutWord('neverTogether', word) : null;
}

/** Those of a list that are wrong where this word is right. */
export const othersThan = (
  word: GeneratorWord,
  list: readonly GeneratorWord[],
  locale: string,
): readonly GeneratorWord[] =>
  list.filter(
    (other) => other.word !== word.word && !sameMeaning(word, other, locale) && !asRight(word, other),
  );

/** Those of a list that are wrong in the gap of this word's sentence. */
export const othersInSentence = (
  word: GeneratorWord,
  list: readonly GeneratorWord[],
  locale: string,
): readonly GeneratorWord[] =>
  othersThan(word, list, locale).filter(
    (other) => !word.wrongInSentence || word.wrongInSentence.includes(other.word),
  );

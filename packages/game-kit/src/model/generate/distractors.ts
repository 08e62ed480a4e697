import { type Draw, type RandomState, shuffle } from '../random.ts';
import type { GeneratorWord } from '../template.ts';
import { keptApart, neverTogether, sameMeaning } from './same-meaning.ts';

/** Spec 3 §9: question templates use 2 distractors. */
export const DISTRACTORS = 2;

const shared = ({ kinds = [] }: GeneratorWord, other: GeneratorWord): number =>
  kinds.filter((kind) => other.kinds?.includes(kind)).length;

/** Those of one kind with the word first, without what is kept apart from it, and one of each meaning. */
export function bestOthers(
  word: GeneratorWord,
  others: readonly GeneratorWord[],
  locale: string,
): readonly GeneratorWord[] {
  const chosen: GeneratorWord[] = [];
  for (const other of others.toSorted((one, two) => shared(word, two) - shared(word, one)))
    if (
      !keptApart(word, other) &&
      !chosen.some((one) => sameMeaning(one, other, locale) || neverTogether(one, other))
    )
      chosen.push(other);
  return chosen;
}

/**
 * The wrong answers for a word by lot, the best first. The lot is drawn before anything is left out: a word that is swapped
 * for another changes nothing in the other problems.
 */
export function distractorsFor(
  random: RandomState,
  word: GeneratorWord,
  others: readonly GeneratorWord[],
  locale: string,
): Draw<readonly GeneratorWord[]> {
  const mixed = shuffle(random, others);
  return { value: bestOthers(word, mixed.value, locale), random: mixed.random };
}

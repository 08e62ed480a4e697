import { comparable, graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import type { Direction } from './puzzle/lay.ts';
import { fillerFor, lettersOf, plainLetter } from './puzzle/letters.ts';
import { DIRECTIONS, type PuzzleTask } from './puzzle/puzzle.ts';
import { strandsOf } from './puzzle/strands.ts';
import { unkindWords } from './puzzle/unkind-words.ts';
import type { Problem, WordSearchOptions } from './schema.ts';

/** Spec 2 §5 and §9. */
const SHORTEST = 3;
const LONGEST = 12;
export const LEAST_WORDS = 2;
const MOST_WORDS = 20;

/** Why a word is not looked for. */
export type Unfit = 'length' | 'repeated' | 'tooMany' | 'insideTwice';

export interface Sought {
  /** As the author wrote it. */
  readonly text: string;
  readonly letters: readonly string[];
}

/** Spec 2 §5: 3 to 12 characters after trimming; what has no letters fills no cells. */
export function hasFittingLength(word: string, locale: string): boolean {
  const { length } = graphemes(comparable(word.trim()), locale);
  return length >= SHORTEST && length <= LONGEST && lettersOf(word, locale).length >= SHORTEST;
}

/** The words that are hidden, and why others are not, by their places in the list. */
export function soughtOf(
  { words }: Pick<Problem, 'words'>,
  { wordSearch }: Pick<WordSearchOptions, 'wordSearch'>,
  locale: string,
): { readonly sought: readonly Sought[]; readonly unfit: ReadonlyMap<number, Unfit> } {
  const unfit = new Map<number, Unfit>();
  const kept = new Map<string, { readonly place: number; readonly word: Sought }>();
  for (const [place, written] of words.entries()) {
    const text = written.trim();
    const letters = lettersOf(text, locale);
    if (text === '') continue;
    if (!hasFittingLength(text, locale)) unfit.set(place, 'length');
    else if (kept.has(letters.join(' '))) unfit.set(place, 'repeated');
    else if (kept.size === MOST_WORDS) unfit.set(place, 'tooMany');
    else kept.set(letters.join(' '), { place, word: { text, letters } });
  }
  const fitting = [...kept.values()];
  for (const index of insideTwice(
    fitting.map(({ word }) => word.letters),
    wordSearch.sharedLetters,
  )) {
    const place = fitting[index]?.place;
    if (place !== undefined) unfit.set(place, 'insideTwice');
  }
  return { sought: fitting.filter(({ place }) => !unfit.has(place)).map(({ word }) => word), unfit };
}

/** Words that the others write more than once, whatever the grid. */
function insideTwice(words: readonly (readonly string[])[], shared: boolean): readonly number[] {
  const numbers = new Map([...new Set(words.flat())].map((letter, number) => [letter, number]));
  const numbered = words.map((letters) => letters.map((letter) => numbers.get(letter) ?? -1));
  const { leftOut } = strandsOf(numbered, shared);
  if (words.length - leftOut.length >= LEAST_WORDS) return leftOut;
  // A long word that writes all the others twice is the one to go, where these can stand without it.
  const kept = standTogether(numbered, shared);
  return kept.length < LEAST_WORDS ? leftOut : [...words.keys()].filter((word) => !kept.includes(word));
}

/** The first words of which none stands twice, as many as can be beside them; fewer than two where no two can. */
function standTogether(words: readonly (readonly number[])[], shared: boolean): readonly number[] {
  const canStand = (chosen: readonly number[]) =>
    strandsOf(
      chosen.map((word) => words[word] ?? []),
      shared,
    ).leftOut.length === 0;
  for (const from of words.keys()) {
    const kept = [from];
    for (const word of words.keys()) if (word !== from && canStand([...kept, word])) kept.push(word);
    if (kept.length >= LEAST_WORDS) return kept;
  }
  return [];
}

export const directionsOf = ({ wordDirections }: Pick<WordSearchOptions, 'wordDirections'>) =>
  (['horizontal', 'vertical', 'diagonal'] as const).flatMap((way): readonly Direction[] =>
    wordDirections[way] ? DIRECTIONS[way] : [],
  );

export function puzzleTask(
  words: readonly Sought[],
  ways: Pick<PuzzleTask, 'directions' | 'shared'>,
  locale: string,
): PuzzleTask {
  const letters = words.map((word) => word.letters);
  return {
    ...ways,
    words: letters,
    filler: fillerFor(letters),
    unkind: unkindWords(locale),
    plain: plainLetter,
  };
}

import type { PuzzleTask } from './puzzle.ts';

/** The letters of a puzzle as numbers. */
export interface Alphabet {
  readonly letters: readonly string[];
  /** By number: the number of the letter without its marks. */
  readonly plain: readonly number[];
  readonly words: readonly (readonly number[])[];
  readonly unkind: readonly (readonly number[])[];
  /** Every letter that may fill a cell, once. */
  readonly filler: readonly number[];
}

export function alphabetOf({ words, filler, unkind, plain }: PuzzleTask): Alphabet {
  const numbers = new Map<string, number>();
  const numberOf = (letter: string): number => {
    const known = numbers.get(letter);
    if (known !== undefined) return known;
    numbers.set(letter, numbers.size);
    return numbers.size - 1;
  };
  const inNumbers = (texts: readonly (readonly string[])[]) => texts.map((text) => text.map(numberOf));
  const made = {
    words: inNumbers(words),
    unkind: inNumbers(unkind),
    filler: [...new Set(filler)].map(numberOf),
  };
  const plains = [...numbers.keys()].map((letter) => numberOf(plain(letter)));
  const letters = [...numbers.keys()];
  return { ...made, letters, plain: letters.map((_letter, number) => plains[number] ?? number) };
}

import { Pairs } from './pairs.ts';
import type { PuzzleTask } from './puzzle.ts';

/** The letters of a puzzle as numbers. */
export interface Alphabet {
  readonly letters: readonly string[];
  /** By number: the number of the letter without its marks. */
  readonly plain: readonly number[];
  readonly words: readonly (readonly number[])[];
  /** Every letter that may fill a cell, once. */
  readonly filler: readonly number[];
  readonly unkind: Pairs;
}

/** Numbers that letters keep from one puzzle to the next, so that the unkind words of a language are read once. */
class Numbers {
  readonly letters: string[] = [];
  readonly plain: number[] = [];
  readonly unkind: Pairs;
  readonly #numbers = new Map<string, number>();
  readonly #plainOf: (letter: string) => string;

  constructor({ unkind, plain }: Pick<PuzzleTask, 'unkind' | 'plain'>) {
    this.#plainOf = plain;
    this.unkind = new Pairs(unkind.map((word) => word.map((letter) => this.of(letter))));
  }

  of(letter: string): number {
    const known = this.#numbers.get(letter);
    if (known !== undefined) return known;
    const number = this.letters.push(letter) - 1;
    this.#numbers.set(letter, number);
    const plain = this.#plainOf(letter);
    this.plain[number] = plain === letter ? number : this.of(plain);
    return number;
  }
}

const byLanguage = new WeakMap<PuzzleTask['unkind'], Numbers>();

export function alphabetOf(task: PuzzleTask): Alphabet {
  const numbers = byLanguage.get(task.unkind) ?? new Numbers(task);
  byLanguage.set(task.unkind, numbers);
  const words = task.words.map((word) => word.map((letter) => numbers.of(letter)));
  const filler = [...new Set(task.filler)].map((letter) => numbers.of(letter));
  return { letters: numbers.letters, plain: numbers.plain, words, filler, unkind: numbers.unkind };
}

import { drawFraction, type RandomState } from '@flink/game-kit/model/random.ts';
import { alphabetOf } from './alphabet.ts';
import { guardOf } from './guard.ts';
import { type Dice, type Direction, EMPTY, type Line, layStrands } from './lay.ts';
import { type Strand, strandsOf } from './strands.ts';

/** Spec 2 §9: no backwards words, so every line goes the way it is read; a diagonal may climb. */
export const DIRECTIONS = {
  horizontal: [[0, 1]],
  vertical: [[1, 0]],
  diagonal: [
    [1, 1],
    [-1, 1],
  ],
} as const satisfies Readonly<Record<string, readonly Direction[]>>;

export interface PuzzleTask {
  /** Each word by its letters, no word twice. */
  readonly words: readonly (readonly string[])[];
  readonly directions: readonly Direction[];
  /** Whether words may cross. */
  readonly shared: boolean;
  /** What the other cells are filled with. */
  readonly filler: readonly string[];
  /** What may not be read by accident, in letters without their marks. */
  readonly unkind: readonly (readonly string[])[];
  /** A letter without its marks. */
  plain(letter: string): string;
}

export interface Place {
  readonly word: number;
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

export interface Puzzle {
  readonly side: number;
  /** Row by row. */
  readonly letters: readonly string[];
  /** In the order of the words, without those that are left out. */
  readonly places: readonly Place[];
  /** Words that no grid can hold exactly once beside the others. */
  readonly leftOut: readonly number[];
  readonly random: RandomState;
}

/** Many quick tries at a size before the next larger one, so that the square is as small as can be. */
const TRIES = 24;
/** Far more than twenty words of twelve letters ever need. */
const LARGEST = 60;

/** The smallest square in which every word can be read exactly once; null where there is none. */
export function makePuzzle(task: PuzzleTask, seed: RandomState): Puzzle | null {
  let random = seed;
  const dice: Dice = () => {
    const draw = drawFraction(random);
    random = draw.random;
    return draw.value;
  };
  const alphabet = alphabetOf(task);
  const { strands, leftOut } = strandsOf(alphabet.words, task.shared);
  if (strands.length === 0 || task.directions.length === 0) return null;
  const inWords = alphabet.words.flat();
  const guard = guardOf(alphabet);
  for (let side = smallest(strands, task.shared); side <= LARGEST; side += 1) {
    const cells = new Int16Array(side * side);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const lines = layStrands(strands, cells, side, task.directions, task.shared, dice);
      if (!lines || guard.hasAccident(cells, side, lines)) continue;
      const isFilled = cells.every((there, cell) => {
        if (there !== EMPTY) return true;
        // Letters of the words as often as they stand in them: a cell that no word uses must not give itself away.
        const letter = drawn(
          [inWords, alphabet.filler],
          dice,
          (one) => !guard.completes(cells, side, cell, one),
        );
        if (letter !== null) cells[cell] = letter;
        return letter !== null;
      });
      if (!isFilled) continue;
      const letters = Array.from(cells, (letter) => alphabet.letters[letter] ?? '');
      return { side, letters, places: placesOf(lines), leftOut, random };
    }
  }
  return null;
}

/** No smaller square can hold the longest strand, nor, where nothing is shared, all letters. */
function smallest(strands: readonly Strand[], shared: boolean): number {
  const lengths = strands.map(({ letters }) => letters.length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return Math.max(...lengths, Math.ceil(Math.sqrt(shared ? all * 0.75 : all)));
}

/** One that will do, by lot from one of the lists; null where none will. */
function drawn(
  [often, rest]: readonly [readonly number[], readonly number[]],
  dice: Dice,
  willDo: (letter: number) => boolean,
): number | null {
  for (const list of [often, rest]) {
    const letter = list[Math.floor(dice() * list.length)];
    if (letter !== undefined && willDo(letter)) return letter;
  }
  const from = Math.floor(dice() * rest.length);
  return [...rest.slice(from), ...rest.slice(0, from)].find(willDo) ?? null;
}

function placesOf(lines: readonly Line[]): readonly Place[] {
  return lines
    .flatMap(({ strand, row, column, direction }) =>
      strand.words.map(({ word, at }) => ({
        word,
        row: row + at * direction[0],
        column: column + at * direction[1],
        direction,
      })),
    )
    .sort((one, other) => one.word - other.word);
}

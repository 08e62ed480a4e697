import type { Alphabet } from './alphabet.ts';
import { type Direction, EMPTY, type Line } from './lay.ts';

const EVERY_WAY: readonly Direction[] = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((on): Direction[] => (down === 0 && on === 0 ? [] : [[down, on]])),
);

/** Watches over what can be read in a grid, in all eight directions. */
export interface Guard {
  /** Whether the letter in this cell would complete a word, or an unkind one. */
  completes(cells: Int16Array, side: number, cell: number, letter: number): boolean;
  /** Whether the laid lines can be read as a word, or an unkind one, outside of a single line. */
  hasAccident(cells: Int16Array, side: number, lines: readonly Line[]): boolean;
}

/** A letter of a word that is watched for. */
interface Watched {
  readonly letters: readonly number[];
  readonly at: number;
  /** By letter: as what it is compared. */
  readonly seen: readonly number[];
}

export function guardOf({ words, unkind, plain }: Alphabet): Guard {
  const asItIs = plain.map((_plain, letter) => letter);
  const byLetter: readonly Watched[][] = plain.map(() => []);
  const watch = (letters: readonly number[], seen: readonly number[]) => {
    for (const [at, letter] of letters.entries()) byLetter[letter]?.push({ letters, at, seen });
  };
  for (const word of words) watch(word, asItIs);
  for (const word of unkind) watch(word, plain);

  /** The watched places that a letter can take: its own, and those of what it is without its marks. */
  const placesOf = (letter: number): readonly Watched[] => {
    const own = byLetter[letter] ?? [];
    const base = plain[letter] ?? letter;
    return base === letter ? own : [...own, ...(byLetter[base] ?? []).filter(({ seen }) => seen === plain)];
  };
  const watched = plain.map((_plain, letter) => placesOf(letter));

  return {
    completes: (cells, side, cell, letter) => {
      for (const word of watched[letter] ?? [])
        for (const way of EVERY_WAY) if (stands(word, cells, side, cell, way)) return true;
      return false;
    },
    hasAccident: (cells, side, lines) => {
      for (let cell = 0; cell < cells.length; cell += 1) {
        const letter = cells[cell] ?? EMPTY;
        if (letter === EMPTY) continue;
        for (const word of watched[letter] ?? []) {
          if (word.at !== 0) continue;
          for (const way of EVERY_WAY) {
            if (!stands(word, cells, side, cell, way)) continue;
            const end = cell + (word.letters.length - 1) * (way[0] * side + way[1]);
            if (!isOnOne(lines, side, cell, end)) return true;
          }
        }
      }
      return false;
    },
  };
}

/** Whether a word can be read that way whose letter `at` is in this cell: what is there, or what is about to be. */
function stands(
  { letters, at, seen }: Watched,
  cells: Int16Array,
  side: number,
  cell: number,
  [down, on]: Direction,
): boolean {
  const column = cell % side;
  const row = (cell - column) / side;
  const rest = letters.length - 1 - at;
  if (!isInside(row - at * down, side) || !isInside(row + rest * down, side)) return false;
  if (!isInside(column - at * on, side) || !isInside(column + rest * on, side)) return false;
  const step = down * side + on;
  for (let index = 0; index < letters.length; index += 1) {
    if (index === at) continue;
    const there = cells[cell + (index - at) * step] ?? EMPTY;
    if (there === EMPTY || seen[there] !== letters[index]) return false;
  }
  return true;
}

const isInside = (place: number, side: number): boolean => place >= 0 && place < side;

const isOnOne = (lines: readonly Line[], side: number, from: number, to: number): boolean =>
  lines.some((line) => isOn(line, side, from) && isOn(line, side, to));

function isOn({ strand, row, column, direction: [down, on] }: Line, side: number, cell: number): boolean {
  const [downTo, onTo] = [Math.floor(cell / side) - row, (cell % side) - column];
  const far = down === 0 ? onTo * on : downTo * down;
  return far >= 0 && far < strand.letters.length && far * down === downTo && far * on === onTo;
}

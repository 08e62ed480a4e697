import type { Alphabet } from './alphabet.ts';
import { EMPTY, type Line } from './lay.ts';
import { type ByPair, Pairs } from './pairs.ts';

const DOWN = [-1, -1, -1, 0, 0, 1, 1, 1];
const ON = [-1, 0, 1, -1, 1, -1, 0, 1];

/** Watches over what can be read in a grid, in all eight directions. */
export interface Guard {
  /** Whether the letter in this cell would complete a word, or an unkind one. */
  completes(cells: Int16Array, side: number, cell: number, letter: number): boolean;
  /** Whether the laid lines can be read as a word, or an unkind one, outside of a single line. */
  hasAccident(cells: Int16Array, side: number, lines: readonly Line[]): boolean;
}

export function guardOf({ words, unkind, plain }: Alphabet): Guard {
  const asItIs = plain.map((_plain, letter) => letter);
  /** Words letter by letter; unkind ones in spite of their marks. */
  const sought = new Pairs(words);
  return {
    completes: (cells, side, cell, letter) =>
      canBeRead(sought.anywhere, asItIs, cells, side, cell, letter, NO_LINES) ||
      canBeRead(unkind.anywhere, plain, cells, side, cell, letter, NO_LINES),
    hasAccident: (cells, side, lines) => {
      for (let cell = 0; cell < cells.length; cell += 1) {
        const letter = cells[cell] ?? EMPTY;
        if (letter === EMPTY) continue;
        if (canBeRead(sought.beginning, asItIs, cells, side, cell, letter, lines)) return true;
        if (canBeRead(unkind.beginning, plain, cells, side, cell, letter, lines)) return true;
      }
      return false;
    },
  };
}

const NO_LINES: readonly Line[] = [];

/** Whether a watched word can be read from this letter on, in one of the eight ways, that is not all on one of the lines. */
function canBeRead(
  watched: ByPair,
  seen: readonly number[],
  cells: Int16Array,
  side: number,
  cell: number,
  letter: number,
  lines: readonly Line[],
): boolean {
  const byNext = watched[seen[letter] ?? letter];
  if (byNext === undefined || byNext.length === 0) return false;
  const column = cell % side;
  const row = (cell - column) / side;
  for (let way = 0; way < DOWN.length; way += 1) {
    const down = DOWN[way] ?? 0;
    const on = ON[way] ?? 0;
    if (!isInside(row + down, side) || !isInside(column + on, side)) continue;
    const step = down * side + on;
    const next = cells[cell + step] ?? EMPTY;
    if (next === EMPTY) continue;
    const words = byNext[seen[next] ?? next];
    if (words === undefined) continue;
    for (const { letters, at } of words) {
      const rest = letters.length - 1 - at;
      if (!isInside(row - at * down, side) || !isInside(row + rest * down, side)) continue;
      if (!isInside(column - at * on, side) || !isInside(column + rest * on, side)) continue;
      if (!stands(letters, at, seen, cells, cell, step)) continue;
      if (!isOnOne(lines, side, cell, cell + rest * step)) return true;
    }
  }
  return false;
}

/** Whether a word is there, but for the letter at `at`, which is there or about to be. */
function stands(
  letters: readonly number[],
  at: number,
  seen: readonly number[],
  cells: Int16Array,
  cell: number,
  step: number,
): boolean {
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

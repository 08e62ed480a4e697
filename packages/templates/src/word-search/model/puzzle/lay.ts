import type { Strand } from './strands.ts';

/** One step along a line: rows down, columns in the direction of reading. */
export type Direction = readonly [down: number, on: number];

export const EMPTY = -1;

export interface Line {
  readonly strand: Strand;
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

/** By letter: where it stands already. */
type CellsOf = (number[] | undefined)[];

/** From 0 up to 1. */
export type Dice = () => number;

/** Where a line of that length can begin, in rows or columns. */
const range = (side: number, length: number, step: number): readonly [from: number, to: number] => [
  step < 0 ? length - 1 : 0,
  step > 0 ? side - length : side - 1,
];

/** Lays every strand where it has most letters in common with the others, longest first; null where one finds no room. */
export function layStrands(
  strands: readonly Strand[],
  cells: Int16Array,
  side: number,
  directions: readonly Direction[],
  shared: boolean,
  dice: Dice,
): readonly Line[] | null {
  cells.fill(EMPTY);
  const lines: Line[] = [];
  const cellsOf: CellsOf = [];
  for (const strand of inTurn(strands, dice)) {
    const line = bestLine(strand, cells, cellsOf, side, directions, shared, dice);
    if (line === null) return null;
    write(line, cells, cellsOf, side);
    lines.push(line);
  }
  return lines;
}

function write(
  { strand, row, column, direction }: Line,
  cells: Int16Array,
  cellsOf: CellsOf,
  side: number,
): void {
  const step = direction[0] * side + direction[1];
  let cell = row * side + column;
  for (const letter of strand.letters) {
    if (cells[cell] === EMPTY) {
      while (cellsOf.length <= letter) cellsOf.push(undefined);
      const known = cellsOf[letter];
      if (known === undefined) cellsOf[letter] = [cell];
      else known.push(cell);
      cells[cell] = letter;
    }
    cell += step;
  }
}

/** Longest first; those of one length by lot. */
function inTurn(strands: readonly Strand[], dice: Dice): readonly Strand[] {
  return strands
    .map((strand) => ({ strand, turn: dice() - strand.letters.length }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ strand }) => strand);
}

/** The line with most letters in common with the others, else one anywhere. */
function bestLine(
  strand: Strand,
  cells: Int16Array,
  cellsOf: CellsOf,
  side: number,
  directions: readonly Direction[],
  shared: boolean,
  dice: Dice,
): Line | null {
  const { letters } = strand;
  const crossing = shared ? crossings(letters, cells, cellsOf, side, directions) : [];
  const starts = crossing.length > 0 ? crossing : freeStarts(letters, cells, side, directions);
  // Cell and direction in one number: a draw decides between those that are equally good.
  const drawn = starts[Math.floor(dice() * starts.length)];
  const direction = drawn === undefined ? undefined : directions[drawn % directions.length];
  if (drawn === undefined || direction === undefined) return null;
  const cell = Math.floor(drawn / directions.length);
  return { strand, row: Math.floor(cell / side), column: cell % side, direction };
}

/** From every letter that is there already, the ways to lay the strand through it; those that meet most letters. */
function crossings(
  letters: readonly number[],
  cells: Int16Array,
  cellsOf: CellsOf,
  side: number,
  directions: readonly Direction[],
): readonly number[] {
  let starts: number[] = [];
  let most = 1;
  const { length } = letters;
  const ways = directions.length;
  for (let at = 0; at < length; at += 1) {
    const known = cellsOf[letters[at] ?? EMPTY];
    if (known === undefined) continue;
    for (const cell of known) {
      const column = cell % side;
      const row = (cell - column) / side;
      for (let way = 0; way < ways; way += 1) {
        const [down, on] = directions[way] ?? NOWHERE;
        if (!fits(row - at * down, down, length, side) || !fits(column - at * on, on, length, side)) continue;
        const step = down * side + on;
        const start = cell - at * step;
        const common = inCommon(letters, cells, start, step);
        // All letters there already: that would be another word's line.
        if (common < most || common === length) continue;
        if (common > most) starts = [];
        most = common;
        starts.push(start * ways + way);
      }
    }
  }
  return starts;
}

const NOWHERE: Direction = [0, 0];

/** Whether a line that begins there ends inside the grid, by rows or by columns. */
const fits = (from: number, step: number, length: number, side: number): boolean =>
  from >= 0 && from < side && from + step * (length - 1) >= 0 && from + step * (length - 1) < side;

/** Every line whose cells are all empty. */
function freeStarts(
  letters: readonly number[],
  cells: Int16Array,
  side: number,
  directions: readonly Direction[],
): readonly number[] {
  const starts: number[] = [];
  for (let way = 0; way < directions.length; way += 1) {
    const [down = 0, on = 0] = directions[way] ?? [];
    const [top, bottom] = range(side, letters.length, down);
    const [first, last] = range(side, letters.length, on);
    for (let row = top; row <= bottom; row += 1)
      for (let cell = row * side + first; cell <= row * side + last; cell += 1)
        if (inCommon(letters, cells, cell, down * side + on) === 0)
          starts.push(cell * directions.length + way);
  }
  return starts;
}

/** How many letters are there already; -1 where one is another. */
function inCommon(letters: readonly number[], cells: Int16Array, start: number, step: number): number {
  let common = 0;
  let cell = start;
  for (let index = 0; index < letters.length; index += 1) {
    const there = cells[cell];
    if (there !== EMPTY) {
      if (there !== letters[index]) return -1;
      common += 1;
    }
    cell += step;
  }
  return common;
}

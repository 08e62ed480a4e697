import type { Alphabet } from './alphabet.ts';
import { EMPTY, type Line } from './lay.ts';
import { Pairs } from './pairs.ts';

const EVERY_WAY = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((on) => (down === 0 && on === 0 ? [] : [{ down, on }])),
);

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
  const kinds = [
    { pairs: new Pairs(words), seen: asItIs },
    { pairs: unkind, seen: plain },
  ];

  /** Whether `found` holds for one of the words that can be read from this letter on, in one of the eight ways. */
  function reads(
    from: 'beginning' | 'anywhere',
    cells: Int16Array,
    side: number,
    cell: number,
    letter: number,
    found: (end: number) => boolean,
  ): boolean {
    const column = cell % side;
    const row = (cell - column) / side;
    for (const { down, on } of EVERY_WAY) {
      if (!isInside(row + down, side) || !isInside(column + on, side)) continue;
      const step = down * side + on;
      const next = cells[cell + step] ?? EMPTY;
      if (next === EMPTY) continue;
      for (const { seen, pairs } of kinds) {
        const [one, two] = [seen[letter] ?? letter, seen[next] ?? next];
        const watched = from === 'beginning' ? pairs.beginningWith(one, two) : pairs.with(one, two);
        if (watched === undefined) continue;
        for (const { letters, at } of watched) {
          const rest = letters.length - 1 - at;
          if (!isInside(row - at * down, side) || !isInside(row + rest * down, side)) continue;
          if (!isInside(column - at * on, side) || !isInside(column + rest * on, side)) continue;
          if (stands(letters, at, seen, cells, cell, step) && found(cell + rest * step)) return true;
        }
      }
    }
    return false;
  }

  return {
    completes: (cells, side, cell, letter) => reads('anywhere', cells, side, cell, letter, () => true),
    hasAccident: (cells, side, lines) => {
      for (let cell = 0; cell < cells.length; cell += 1) {
        const letter = cells[cell] ?? EMPTY;
        if (letter === EMPTY) continue;
        const isAccident = (end: number) => !isOnOne(lines, side, cell, end);
        if (reads('beginning', cells, side, cell, letter, isAccident)) return true;
      }
      return false;
    },
  };
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

import type { BoxGrid } from '@flink/game-kit/model/kinds/box-path.ts';
import { type Cell, kindOf } from '@flink/game-kit/model/kinds/connecting.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import type { Problem } from './schema.ts';

/** Spec 2 §9: 16 boxes for words up to 16 letters, 25 up to 25, otherwise 35. */
const GRIDS: readonly BoxGrid[] = [
  { columns: 4, rows: 4 },
  { columns: 5, rows: 5 },
  { columns: 5, rows: 7 },
];
/** Spec 2 §9: font scale 0.8 beyond 16 letters, and again beyond 25. */
const FONT_SCALE = 0.8;

const roomOf = ({ columns, rows }: BoxGrid): number => columns * rows;

export const MOST_LETTERS = Math.max(...GRIDS.map(roomOf));

/** What is written, without what parts words. */
export const letterCount = (line: readonly Cell[]): number =>
  line.filter(({ kind }) => kind !== 'breaker').length;

export const gridFor = (letters: number): BoxGrid =>
  GRIDS.find((grid) => letters <= roomOf(grid)) ?? { columns: 5, rows: 7 };

export const fontScale = (boxes: number): number =>
  FONT_SCALE **
  Math.max(
    0,
    GRIDS.findIndex((grid) => roomOf(grid) === boxes),
  );

export const boxesIn = roomOf;

/** A word letter by letter. A space always parts two words, and nothing is written at either end. */
export function lineOf({ word, letters }: Pick<Problem, 'word' | 'letters'>): readonly Cell[] {
  const cells = graphemes(word, 'en').map((text, index): Cell => {
    const blank = text.trim() === '';
    return blank ? { text: ' ', kind: 'breaker' } : { text, kind: kindOf(letters[index]) };
  });
  const isSpace = (cell: Cell | undefined) => cell === undefined || cell.text === ' ';
  return cells.filter(
    (cell, index) =>
      !isSpace(cell) || (!isSpace(cells[index - 1]) && cells.slice(index).some((one) => !isSpace(one))),
  );
}

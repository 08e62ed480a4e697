import { drawInteger, type RandomState } from '../random.ts';

/** Boxes in rows: place 7 of a grid with 5 columns is the third of the second row. */
export interface BoxGrid {
  readonly columns: number;
  readonly rows: number;
}

/** So often is a way through the boxes bent: enough to forget that it began as a snake. */
const BENDS = 60;

/** Side by side, one above the other, or corner to corner. */
export function areNeighbours({ columns }: BoxGrid, one: number, other: number): boolean {
  const across = Math.abs((one % columns) - (other % columns));
  const down = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  return one !== other && across <= 1 && down <= 1;
}

/**
 * A way through all boxes, each next to the one before. It begins as a snake, and is bent again and again: its end turns
 * to another neighbour, and what lay between is walked the other way round. So there is always one, whatever the seed.
 */
export function wayThrough(
  grid: BoxGrid,
  random: RandomState,
): { value: readonly number[]; random: RandomState } {
  const { columns, rows } = grid;
  let way = Array.from({ length: rows }, (_row, row) => {
    const places = Array.from({ length: columns }, (_column, column) => row * columns + column);
    return row % 2 === 0 ? places : places.reverse();
  }).flat();
  let state = random;
  for (let bend = 0; bend < BENDS; bend += 1) {
    const flip = drawInteger(state, 2);
    if (flip.value === 1) way = way.toReversed();
    const end = way.at(-1) ?? 0;
    const near = way.flatMap((place, index) =>
      index < way.length - 2 && areNeighbours(grid, place, end) ? [index] : [],
    );
    if (near.length === 0) break;
    const turn = drawInteger(flip.random, near.length);
    state = turn.random;
    const kept = (near[turn.value] ?? 0) + 1;
    way = [...way.slice(0, kept), ...way.slice(kept).reverse()];
  }
  return { value: way, random: state };
}

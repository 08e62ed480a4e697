import { describe, expect, test } from 'vitest';
import type { Join } from '../../model/kinds/connecting.ts';
import { drawnFrom, drawnOver } from './drawn-chain.ts';

const join = (place: number): Join => ({ type: 'join', place });
const at = (chain: readonly number[], settled = 0) => ({ chain, settled });

/** Draws over boxes on a board that follows every move. */
function draw(boxes: readonly (number | null)[], chain: readonly number[] = [], settled = 0) {
  const [first = null, ...rest] = boxes;
  let drawing = drawnFrom(first, at(chain, settled));
  let now = chain;
  const moves: Join[] = [];
  for (const box of rest) {
    const drawn = drawnOver(drawing, box, at(now, settled));
    drawing = drawn.drawing;
    moves.push(...drawn.moves);
    for (const move of drawn.moves) now = move.type === 'join' ? [...now, move.place] : now.slice(0, -1);
  }
  return { drawing, moves };
}

describe('a finger that draws', () => {
  test('joins every box that it passes, the first among them, each once', () => {
    expect(draw([3, 3, null, 4, 4, 8]).moves).toEqual([join(3), join(4), join(8)]);
  });

  test('lets go of the last box as it goes back, and joins on from there', () => {
    expect(draw([3, 4, 8, 4, 5]).moves).toEqual([join(3), join(4), join(8), { type: 'back' }, join(5)]);
  });

  test('never takes a found word back', () => {
    expect(draw([2, 1], [1, 2], 2).moves).toEqual([]);
  });

  test('that stays on its box draws nothing: that is a click', () => {
    const { drawing, moves } = draw([3, 3, 3]);

    expect(moves).toEqual([]);
    expect(drawing.isDrawn).toBe(false);
  });

  test('draws no more once its chain was judged, until it comes down again', () => {
    const { drawing } = draw([3, 4, 8]);
    const judged = drawnOver(drawing, 9, at([3]));

    expect(judged.moves).toEqual([]);
    expect(drawnOver(judged.drawing, 10, at([3])).moves).toEqual([]);
    expect(drawnOver(drawnFrom(9, at([3])), 10, at([3])).moves).toEqual([join(9), join(10)]);
  });
});

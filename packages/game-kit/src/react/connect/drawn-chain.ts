import type { ConnectingRound, Join } from '../../model/kinds/connecting.ts';

/** A line that a finger draws over the boxes. The board is drawn after the finger: what it has passed is kept here. */
export interface Drawing {
  /** Where the finger came down; null where it draws nothing, or no more. */
  readonly from: number | null;
  readonly path: readonly number[];
  /** It has left its first box: a press that stays is a click. */
  readonly isDrawn: boolean;
  /** How long the chain was when the finger was last looked at. */
  readonly seen: number;
}

export interface Drawn {
  readonly drawing: Drawing;
  readonly moves: readonly Join[];
}

type Chain = Pick<ConnectingRound, 'chain' | 'settled'>;

export const NOT_DRAWN: Drawing = { from: null, path: [], isDrawn: false, seen: 0 };

export const drawnFrom = (box: number | null, { chain }: Chain): Drawing => ({
  from: box,
  path: [...chain],
  isDrawn: false,
  seen: chain.length,
});

const joined = (path: readonly number[], box: number): { path: readonly number[]; moves: readonly Join[] } =>
  path.includes(box) ? { path, moves: [] } : { path: [...path, box], moves: [{ type: 'join', place: box }] };

/** Joins the box under the finger, the one where it came down among them; drawn back, the last is let go. */
export function drawnOver(drawing: Drawing, box: number | null, { chain, settled }: Chain): Drawn {
  if (drawing.from === null) return { drawing, moves: [] };
  // Judged under the finger, the chain is shorter than what was drawn: it begins anew when the finger comes down again.
  if (drawing.isDrawn && chain.length < drawing.seen)
    return { drawing: { ...drawing, from: null }, moves: [] };
  const now = { ...drawing, seen: chain.length };
  if (box === null || (!now.isDrawn && box === now.from)) return { drawing: now, moves: [] };
  const first = now.isDrawn ? { path: now.path, moves: [] } : joined(now.path, drawing.from);
  if (first.path.at(-2) === box && first.path.length - 1 > settled)
    return {
      drawing: { ...now, isDrawn: true, path: first.path.slice(0, -1), seen: 0 },
      moves: [...first.moves, { type: 'back' }],
    };
  const next = joined(first.path, box);
  return { drawing: { ...now, isDrawn: true, path: next.path }, moves: [...first.moves, ...next.moves] };
}

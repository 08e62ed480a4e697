import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ConnectingRound, Join } from '../../model/kinds/connecting.ts';
import { drawnFrom, drawnOver, NOT_DRAWN } from './drawn-chain.ts';

interface DrawnChain extends Pick<ConnectingRound, 'chain' | 'settled'> {
  readonly playing: boolean;
  onMove(move: Join): void;
}

/** How much of a box counts, from its middle: a finger that goes from corner to corner grazes two others. */
const HIT = 0.36;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** The box under the pointer, if it is well inside of it. */
function boxAt({ clientX, clientY }: Point): number | null {
  const box = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-box]');
  if (!box) return null;
  const { left, top, width, height } = box.getBoundingClientRect();
  const inside =
    Math.abs(clientX - left - width / 2) <= width * HIT &&
    Math.abs(clientY - top - height / 2) <= height * HIT;
  return inside ? Number(box.dataset['box']) : null;
}

/** Joins the boxes that a finger is drawn over. A press that stays on its box is a click, as of a keyboard. */
export function useDrawnChain({ chain, settled, playing, onMove }: DrawnChain) {
  const drawing = useRef(NOT_DRAWN);
  /** Where a finger came down. It is looked at when the finger moves: the board is laid out anew for that. */
  const pressed = useRef<Point | null>(null);

  const onPointerDown = ({ isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) => {
    drawing.current = NOT_DRAWN;
    pressed.current = playing && isPrimary ? { clientX, clientY } : null;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0 || !playing) return;
    if (pressed.current) drawing.current = drawnFrom(boxAt(pressed.current), { chain, settled });
    pressed.current = null;
    if (drawing.current.from === null) return;
    const drawn = drawnOver(drawing.current, boxAt(event), { chain, settled });
    drawing.current = drawn.drawing;
    for (const move of drawn.moves) onMove(move);
  };
  const onPointerEnd = () => {
    pressed.current = null;
    drawing.current = { ...drawing.current, from: null };
  };
  /** The click that a browser makes of the end of a drawing. */
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!drawing.current.isDrawn || event.detail === 0) return;
    drawing.current = NOT_DRAWN;
    event.stopPropagation();
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onClickCapture,
  };
}

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ConnectingRound, Join } from '../../model/kinds/connecting.ts';

interface DrawnChain extends Pick<ConnectingRound, 'chain' | 'settled'> {
  readonly playing: boolean;
  onMove(move: Join): void;
}

/** How much of a box counts, from its middle: a finger that goes from corner to corner grazes two others. */
const HIT = 0.36;

/** The box under the pointer, if it is well inside of it. */
function boxAt({ clientX, clientY }: PointerEvent): number | null {
  const box = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-box]');
  if (!box) return null;
  const { left, top, width, height } = box.getBoundingClientRect();
  const inside =
    Math.abs(clientX - left - width / 2) <= width * HIT &&
    Math.abs(clientY - top - height / 2) <= height * HIT;
  return inside ? Number(box.dataset['box']) : null;
}

/**
 * Joins the boxes that a finger is drawn over, the one where it came down among them; drawn back, the last is let go. A
 * press that stays on its box is a click, as of a keyboard. What is drawn is remembered here: the screen comes after it.
 */
export function useDrawnChain({ chain, settled, playing, onMove }: DrawnChain) {
  const from = useRef<number | null>(null);
  const path = useRef<number[]>([]);
  const drawn = useRef(false);
  const judgedBelow = useRef(0);

  const join = (box: number) => {
    if (path.current.includes(box)) return;
    path.current.push(box);
    onMove({ type: 'join', place: box });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    drawn.current = false;
    from.current = playing && event.isPrimary ? boxAt(event) : null;
    path.current = [...chain];
    judgedBelow.current = chain.length;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null || event.buttons === 0 || !playing) return;
    // Judged under the finger, the chain is shorter than what was drawn: it begins anew when the finger comes down again.
    if (drawn.current && chain.length < judgedBelow.current) from.current = null;
    judgedBelow.current = chain.length;
    if (from.current === null) return;
    const box = boxAt(event);
    if (box === null || (!drawn.current && box === from.current)) return;
    if (!drawn.current) join(from.current);
    drawn.current = true;
    if (path.current.at(-2) === box && path.current.length - 1 > settled) {
      path.current.pop();
      judgedBelow.current = 0;
      onMove({ type: 'back' });
    } else join(box);
  };
  const onPointerEnd = () => {
    from.current = null;
  };
  /** The click that a browser makes of the end of a drawing. */
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!drawn.current || event.detail === 0) return;
    drawn.current = false;
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

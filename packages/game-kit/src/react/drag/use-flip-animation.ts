import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Design: small moves take 160 to 240 ms, on a spring. */
const FLIGHT_MS = 240;
const SPRING = 'cubic-bezier(0.34, 1.3, 0.64, 1)';

interface Flight {
  readonly piece: string;
  readonly from: DOMRect;
}

export const pieceOn = (board: HTMLElement | null, piece: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`) ?? null;

/** What is carried instead of a piece that lies in a half that scrolls. */
const carriedOn = (board: HTMLElement | null, piece: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-carried="${CSS.escape(piece)}"]`) ?? null;

/** Moves a piece above everything else, until it has landed. */
export function fly(piece: HTMLElement, way: Keyframe[], options: KeyframeAnimationOptions): void {
  const flight = piece.animate(way, options);
  const number = String(Number(piece.dataset.flying ?? 0) + 1);
  piece.dataset.flying = number;
  // Another flight may have begun meanwhile.
  const land = () => {
    if (piece.dataset.flying === number) delete piece.dataset.flying;
  };
  flight.finished.then(land, land);
}

/** A piece that was put does not jump: it flies from where it was let go to where it now lies. */
export function useFlipAnimation(board: RefObject<HTMLElement | null>): (piece: string) => void {
  const flight = useRef<Flight | null>(null);

  useLayoutEffect(() => {
    const now = flight.current;
    if (!now) return;
    flight.current = null;
    const element = pieceOn(board.current, now.piece);
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = element.getBoundingClientRect();
    const dx = now.from.x + now.from.width / 2 - (to.x + to.width / 2);
    const dy = now.from.y + now.from.height / 2 - (to.y + to.height / 2);
    if (Math.hypot(dx, dy) < 1) return;
    fly(element, [{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
      duration: FLIGHT_MS,
      easing: SPRING,
    });
  });

  return (piece) => {
    const element = carriedOn(board.current, piece) ?? pieceOn(board.current, piece);
    flight.current = element && { piece, from: element.getBoundingClientRect() };
  };
}

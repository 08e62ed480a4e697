import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Design: small moves take 160 to 240 ms, on a spring. */
const FLIGHT_MS = 240;
const SPRING = 'cubic-bezier(0.34, 1.3, 0.64, 1)';

interface Flight {
  readonly piece: string;
  readonly from: DOMRect;
}

const elementOf = (board: HTMLElement | null, piece: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`) ?? null;

/** A piece that was put does not jump: it flies from where it was let go to where it now lies. */
export function useFlight(board: RefObject<HTMLElement | null>): (piece: string) => void {
  const flight = useRef<Flight | null>(null);

  useLayoutEffect(() => {
    const now = flight.current;
    if (!now) return;
    flight.current = null;
    const element = elementOf(board.current, now.piece);
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = element.getBoundingClientRect();
    const dx = now.from.x + now.from.width / 2 - (to.x + to.width / 2);
    const dy = now.from.y + now.from.height / 2 - (to.y + to.height / 2);
    if (Math.hypot(dx, dy) < 1) return;
    element.dataset.flying = '';
    const animation = element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
      duration: FLIGHT_MS,
      easing: SPRING,
    });
    const land = () => delete element.dataset.flying;
    animation.finished.then(land, land);
  });

  return (piece) => {
    const element = elementOf(board.current, piece);
    flight.current = element && { piece, from: element.getBoundingClientRect() };
  };
}

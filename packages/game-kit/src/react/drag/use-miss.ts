import { type RefObject, useLayoutEffect } from 'react';
import { fly, pieceOn } from './use-flip-animation.ts';

/** A piece that was brought to the wrong place. */
export interface Miss {
  readonly piece: string;
  readonly place: string;
  /** Counts up, so that the same miss is seen a second time. */
  readonly turn: number;
}

/** To the place, a wiggle there, and back. */
const MISS_MS = 720;
const WIGGLE_MS = 360;
const SWAY_PX = 7;
const sway = (x: number, y = 0) => ({ translate: `${x}px ${y}px` });
const WIGGLE = [sway(0), sway(-SWAY_PX), sway(SWAY_PX), sway(-SWAY_PX / 2), sway(0)];

const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** Where it was brought to, it wiggles; then it goes back. Otherwise a wrong piece seems never to have been moved. */
export function useMiss(board: RefObject<HTMLElement | null>, miss: Miss | null): void {
  const turn = miss?.turn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each miss
  useLayoutEffect(() => {
    if (!miss || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const piece = pieceOn(board.current, miss.piece);
    const place = board.current?.querySelector(`[data-place="${CSS.escape(miss.place)}"]`);
    if (!piece || !place) return;
    place.animate(WIGGLE, WIGGLE_MS);
    // Out of a tray that scrolls it cannot be seen to travel.
    if (piece.closest('[data-scrolls]')) return;
    const seen = centre(piece.getBoundingClientRect());
    for (const flight of piece.getAnimations()) flight.cancel();
    const rest = centre(piece.getBoundingClientRect());
    const there = centre(place.getBoundingClientRect());
    const [x, y] = [there.x - rest.x, there.y - rest.y];
    fly(
      piece,
      [
        sway(seen.x - rest.x, seen.y - rest.y),
        { ...sway(x, y), offset: 0.2 },
        { ...sway(x - SWAY_PX, y), offset: 0.32 },
        { ...sway(x + SWAY_PX, y), offset: 0.46 },
        { ...sway(x - SWAY_PX / 2, y), offset: 0.58 },
        { ...sway(x, y), offset: 0.68 },
        sway(0),
      ],
      { duration: MISS_MS, easing: 'ease-in-out' },
    );
  }, [turn]);
}

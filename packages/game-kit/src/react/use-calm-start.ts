import { type RefObject, useLayoutEffect } from 'react';

/** Twice as long as the second tap of a child's double tap takes; nobody has read a question in this time. */
const CALM_MS = 200;

/**
 * A question that has just come takes no touch for a moment: one that began before it was there, or the second of a
 * double tap, is no answer to it. Keys work at once. `data-fresh` tells a robot to wait.
 */
export function useCalmStart(area: RefObject<HTMLElement | null>, asked: boolean): void {
  useLayoutEffect(() => {
    const board = area.current;
    if (!board || !asked) return;
    const open = () => {
      board.style.pointerEvents = '';
      delete board.dataset.fresh;
    };
    board.style.pointerEvents = 'none';
    board.dataset.fresh = '';
    const timer = setTimeout(open, CALM_MS);
    return () => {
      clearTimeout(timer);
      open();
    };
  }, [area, asked]);
}

import { type RefObject, useEffect, useRef } from 'react';

/** What comes next: a piece that lies free, then the button marked as next, then a piece that was put. */
function nextToTouch(board: HTMLElement): HTMLElement | null {
  const pieces = [...board.querySelectorAll<HTMLElement>('[data-piece]:not(:disabled)')];
  return (
    pieces.find((piece) => !piece.closest('[data-holds]')) ??
    board.querySelector<HTMLElement>('[data-next]:not(:disabled)') ??
    pieces[0] ??
    null
  );
}

/**
 * A place that takes a piece gives up its button, and a solved problem all of them: somebody who plays by the
 * keyboard would start again at the top of the page. The focus goes to what is to be touched next instead; so it does once
 * when the help has closed and left it nowhere.
 */
export function useFocusFallback(board: RefObject<HTMLElement | null>): void {
  const inside = useRef(false);
  const begun = useRef(false);

  useEffect(() => {
    const note = () => {
      inside.current = board.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [board]);

  useEffect(() => {
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body || focused.matches(':disabled');
    const first = !begun.current && focused === document.body;
    if (!board.current || !((inside.current && lost) || first)) return;
    const next = nextToTouch(board.current);
    // Before the game has started nothing on the board can be touched.
    if (next) begun.current = true;
    next?.focus({ preventScroll: first });
  });
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

const NONE_YET = Symbol('no problem yet');

const TOUCHABLE = 'button:not(:disabled), [tabindex="0"]';

/**
 * The board of a game: when a problem is laid on it, the focus that was inside or nowhere (the help has just closed) goes
 * to the first thing to touch. Without it a keyboard player begins at the top of the page, and leaves the game by Enter.
 */
export function useFocusOnNew<Board extends HTMLElement>(problem: unknown): RefObject<Board | null> {
  const board = useRef<Board>(null);
  const wasInside = useRef(false);
  const last = useRef<unknown>(NONE_YET);

  useLayoutEffect(() => {
    // A card that is disabled or taken away loses the focus to nobody: only a focus elsewhere counts as leaving.
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && board.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useLayoutEffect(() => {
    if (last.current === problem) return;
    const first = board.current?.querySelector<HTMLElement>(TOUCHABLE);
    // While a question is heard its answers are still closed; the focus follows when they open.
    if (first === null || first === undefined) return;
    last.current = problem;
    if (wasInside.current || document.activeElement === document.body) first.focus({ preventScroll: true });
  });

  return board;
}

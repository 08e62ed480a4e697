import { useEffect } from 'react';

/** Design: a press takes 80 to 160 ms. */
const SIGN_MS = 140;
/** Painted without laying anything out: it is there in the next frame, while the board is still to be drawn anew. */
const LIGHT = { outline: ['4px solid var(--sun-400)', '4px solid transparent'] };

/** What was touched lights up at once. */
export function useTouchedSign(): void {
  useEffect(() => {
    const light = ({ target }: Event) => {
      const touched = target instanceof Element ? target.closest('button:enabled') : null;
      touched?.animate(LIGHT, SIGN_MS);
    };
    document.addEventListener('click', light, true);
    return () => document.removeEventListener('click', light, true);
  }, []);
}

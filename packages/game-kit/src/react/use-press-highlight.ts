import { useEffect } from 'react';

/** Design: a press takes 80 to 160 ms. */
const SIGN_MS = 140;
/** Painted without laying anything out: it is there in the next frame, while the board is still to be drawn anew. */
const LIGHT = { outline: ['4px solid var(--sun-400)', '4px solid transparent'] };

/** For what is taken as the finger comes down; everything else lights up by itself when it is clicked. */
export function lightUp(touched: Element): void {
  touched.animate(LIGHT, SIGN_MS);
}

/** What was touched lights up at once. */
export function usePressHighlight(): void {
  useEffect(() => {
    const light = ({ target }: Event) => {
      const touched = target instanceof Element ? target.closest('button:enabled') : null;
      if (touched) lightUp(touched);
    };
    document.addEventListener('click', light, true);
    return () => document.removeEventListener('click', light, true);
  }, []);
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether a key was the last thing used in this game. `:focus-visible` does not tell: a focus that is set by the game
 * itself counts as one from a keyboard, as long as nobody has touched the page.
 */
export function useUsesKeys(): RefObject<boolean> {
  const uses = useRef(false);

  useEffect(() => {
    const note = ({ type }: Event) => {
      uses.current = type === 'keydown';
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);

  return uses;
}

import { CRAMPED } from '@flink/ui/play/pieces/use-scrolling-halves.ts';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an answer of this problem is too long for its flyer even in the smallest letters. Nobody reads that much on
 * the wing: then all of them stand, as high as their words, in a list that can be moved.
 */
export function useCramped(problem: number) {
  const theatre = useRef<HTMLDivElement>(null);
  const shown = useRef(problem);
  const [found, setFound] = useState<number | null>(null);
  shown.current = problem;

  useLayoutEffect(() => {
    const element = theatre.current;
    const note = () => setFound(shown.current);
    element?.addEventListener(CRAMPED, note);
    return () => element?.removeEventListener(CRAMPED, note);
  }, []);

  return { theatre, cramped: found === problem };
}

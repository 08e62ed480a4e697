import { type RefObject, useLayoutEffect, useState } from 'react';
import { arcsOf } from './arcs.ts';

/** Paths from each prefix to the next one, measured where they stand. */
export function useArcs(list: RefObject<HTMLOListElement | null>): readonly string[] {
  const [arcs, setArcs] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    const words = list.current;
    const frame = words?.parentElement;
    if (!words || !frame) return;
    const measure = () => {
      const { left, top } = frame.getBoundingClientRect();
      const isFromRight = getComputedStyle(words).direction === 'rtl';
      const feet = [...words.querySelectorAll('[data-prefix]')].map((prefix) => {
        const box = prefix.getBoundingClientRect();
        const card = prefix.closest('li')?.getBoundingClientRect() ?? box;
        return {
          x: box.left + box.width / 2 - left,
          start: (isFromRight ? card.right : card.left) - left,
          top: card.top - top,
          bottom: card.bottom - top,
        };
      });
      setArcs(arcsOf(feet, isFromRight));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(words);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [list]);

  return arcs;
}

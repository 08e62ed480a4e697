import { type RefObject, useLayoutEffect, useState } from 'react';

/** How high an arc rises, in shares of its width and at most in px. */
const RISE = 0.4;
const HIGHEST = 56;

/** Paths from each prefix to the next one, measured where they stand; none where they stand in several lines. */
export function useArcs(list: RefObject<HTMLOListElement | null>): readonly string[] {
  const [arcs, setArcs] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    const words = list.current;
    const frame = words?.parentElement;
    if (!words || !frame) return;
    const measure = () => {
      const { left, top } = frame.getBoundingClientRect();
      const ends = [...words.querySelectorAll('[data-prefix]')].map((prefix) => {
        const box = prefix.getBoundingClientRect();
        const card = prefix.closest('li')?.getBoundingClientRect() ?? box;
        return { x: box.left + box.width / 2 - left, y: card.top - top - 4, line: card.top };
      });
      const level = ends.every(({ line }) => Math.abs(line - (ends[0]?.line ?? 0)) < 4);
      setArcs(
        !level
          ? []
          : ends.slice(1).flatMap((to, index) => {
              const from = ends[index];
              if (!from) return [];
              const rise = Math.min(Math.abs(to.x - from.x) * RISE, HIGHEST);
              const [a, b] = to.x > from.x ? [from.x + 5, to.x - 5] : [from.x - 5, to.x + 5];
              return [`M${a} ${from.y}C${a} ${from.y - rise} ${b} ${to.y - rise} ${b} ${to.y}`];
            }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(words);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [list]);

  return arcs;
}

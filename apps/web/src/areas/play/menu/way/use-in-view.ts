import { type RefObject, useEffect, useState } from 'react';

/** What only flies past on the way down is not being looked at. */
const STAYED_MS = 150;

/** Whether a thing is or was in view. */
export function useInView(thing: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (seen || !thing.current) return;
    let atOnce = true;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        clearTimeout(waiting);
        if (changes.at(-1)?.isIntersecting) waiting = setTimeout(() => setSeen(true), atOnce ? 0 : STAYED_MS);
        atOnce = false;
      },
      { rootMargin: '20% 0px' },
    );
    observer.observe(thing.current);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, [thing, seen]);

  return seen;
}

import { useEffect, useRef } from 'react';

/**
 * Of several pages at one address the one that comes in takes the focus that the one before had: who followed a link by
 * keyboard goes on at its heading, and is told where.
 */
export function useFocusOnHeading(shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown]);
}

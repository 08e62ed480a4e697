import { type RefObject, useEffect } from 'react';

/** What was opened or shown last in the menu; null before anything was, when the browser keeps its own focus. */
let last: string | null = null;

export function noteOpened(item: string): void {
  last = item;
}

/**
 * Who comes back finds the focus on what they had opened, who goes deeper on what comes next: by keyboard a game is
 * three times Enter away. `page` is the key under which the page above lists this one.
 */
export function useArrival(list: RefObject<HTMLElement | null>, page: string): void {
  useEffect(() => {
    if (last === null) showNext(list.current);
    else if (last !== page) focusFor(list.current, last);
    last = page;
  }, [list, page]);
}

/** Fletcher speaks of it: it must not lie below the edge of the screen. Who comes back to a page finds it as it was. */
function showNext(list: HTMLElement | null): void {
  const next = list?.querySelector('[data-next]');
  if (!next || window.scrollY > 0 || cameBack()) return;
  const { top, bottom } = next.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  next.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
}

function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}

/** Into a list where the focus is nowhere yet. */
export function focusFor(list: HTMLElement | null, item: string | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const target =
    items.find(({ dataset }) => dataset.item === item) ??
    items.find(({ dataset }) => dataset.next !== undefined) ??
    items[0];
  target?.focus();
}

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
    const before = last;
    last = page;
    if (before === null) showNext(list.current);
    else if (before !== page) focusFor(list.current, before);
  }, [list, page]);
}

/**
 * Fletcher speaks of it: it must not lie below the edge of the screen. Who comes back to a page finds it as it was.
 * Where it lies is told after the page is laid out; measuring it here would lay it out a second time.
 */
function showNext(list: HTMLElement | null): void {
  const next = list?.querySelector('[data-next]');
  if (!next || cameBack()) return;
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (!seen?.rootBounds || window.scrollY > 0) return;
    const { top, bottom } = seen.boundingClientRect;
    if (top >= 0 && bottom <= seen.rootBounds.bottom) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    next.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  });
  observer.observe(next);
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

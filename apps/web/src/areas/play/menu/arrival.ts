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
    if (last !== null && last !== page) focusFor(list.current, last);
    last = page;
  }, [list, page]);
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

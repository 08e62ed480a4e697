import { type RefObject, useEffect } from 'react';
import { focusFor } from './arrival.ts';

/** Esc goes up; the first arrow puts the focus into the list, from where move-by-arrows.ts carries it on. */
export function useMenuKeys(list: RefObject<HTMLElement | null>, goUp: (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape' && goUp) goUp();
      else if (event.key.startsWith('Arrow') && document.activeElement === document.body) {
        event.preventDefault();
        focusFor(list.current, null);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, goUp]);
}

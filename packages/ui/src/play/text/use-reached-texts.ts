import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CRAMPED } from '../pieces/use-scrolling-halves.ts';

/**
 * A text that scrolls because its smallest letters are too many must be reached by keys; not every browser sees to that by
 * itself. In a button it is the button that is reached.
 */
export function useReachedTexts(): RefObject<HTMLDivElement | null> {
  const layout = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = layout.current;
    const reach = ({ target }: Event) => {
      if (target instanceof HTMLElement && !target.closest('button, [role=button]')) target.tabIndex = 0;
    };
    // What does not scroll any more is left alone by the next Tab.
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof HTMLSpanElement && target.scrollHeight <= target.clientHeight)
        target.removeAttribute('tabindex');
    };
    element?.addEventListener(CRAMPED, reach);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener(CRAMPED, reach);
      element?.removeEventListener('focusout', leave);
    };
  }, []);

  return layout;
}

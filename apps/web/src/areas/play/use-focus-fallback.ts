import { type RefObject, useEffect } from 'react';

/** What had the focus may be gone after a change; the keyboard then goes on in `room`, not at the top of the page. */
export function useFocusFallback(room: RefObject<HTMLElement | null>, change: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each change
  useEffect(() => {
    if (document.activeElement === document.body) room.current?.focus();
  }, [room, change]);
}

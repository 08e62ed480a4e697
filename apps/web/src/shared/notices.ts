import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** An error of the catalogue, or what a screen says in words of its own before it is left. */
export type Notice = ErrorCode | { readonly title: string; readonly message: string };

/** Something to say on the next screen, whatever its look: the screen that was left cannot say it any more. */
let waiting: Notice | null = null;
const listeners = new Set<() => void>();

/** Of two reasons the first stands: a session that ended explains the closed door, not the other way round. */
export function tell(notice: Notice): void {
  say(waiting ?? notice);
}

function say(notice: Notice | null): void {
  waiting = notice;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Shows a waiting notice once with the dialogs of the current look; a screen that is being left says nothing. */
export function useWaitingNotice(show: (notice: Notice) => void, mayStay: boolean): void {
  const notice = useSyncExternalStore(subscribe, () => waiting);
  useEffect(() => {
    if (notice === null || !mayStay) return;
    say(null);
    show(notice);
  }, [notice, mayStay, show]);
}

import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** Something to say on the next screen, whatever its look: the screen that was left cannot say it any more. */
let waiting: ErrorCode | null = null;
const listeners = new Set<() => void>();

/** Of two reasons the first stands: a session that ended explains the closed door, not the other way round. */
export function tell(code: ErrorCode): void {
  say(waiting ?? code);
}

function say(code: ErrorCode | null): void {
  waiting = code;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Shows a waiting notice once with the dialogs of the current look; a screen that is being left says nothing. */
export function useWaitingNotice(show: (code: ErrorCode) => void, mayStay: boolean): void {
  const code = useSyncExternalStore(subscribe, () => waiting);
  useEffect(() => {
    if (code === null || !mayStay) return;
    say(null);
    show(code);
  }, [code, mayStay, show]);
}

import { useEffect } from 'react';
import { isViewing, useSession } from '../../shared/session/session-store.ts';

/** The first game has the line and the processor for itself. */
const CALM_MS = 5_000;

/** Learners come back: a worker keeps the page and the code of their area on the device (apps/web/worker). */
export function useServiceWorker(): void {
  const plays = Boolean(useSession()?.learner);
  useEffect(() => {
    if (!plays || isViewing || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      // Where it is refused (private mode, storage full) everything comes over the line as before.
      navigator.serviceWorker.register('/worker.js', { scope: '/play' }).catch(() => {});
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [plays]);
}

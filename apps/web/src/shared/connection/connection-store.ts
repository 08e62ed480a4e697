import { CallFailed } from '@flink/contract/client/client.ts';
import { useSyncExternalStore } from 'react';
import { createConnection, type Line } from './connection.ts';
import { watchCalls } from './open-calls.ts';

const PROBE_WITHIN_MS = 5_000;

export const connection = createConnection({
  probe: () =>
    fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_WITHIN_MS) }).then(
      () => true,
      () => false,
    ),
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

window.addEventListener('offline', connection.lost);
window.addEventListener('online', connection.doubt);
if (!navigator.onLine) connection.lost();
// The browser only knows its own network: what waits for the line is told that the server answers again.
connection.onBack(() => window.dispatchEvent(new Event('online')));

watchCalls(({ answer, since }) => {
  void connection.watch(answer, Date.now() - since);
  answer.catch((error) => {
    if (error instanceof CallFailed && error.code === 'network') connection.doubt();
  });
});

export const useLine = (): Line => useSyncExternalStore(connection.subscribe, connection.line);

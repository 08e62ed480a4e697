const CHANNEL = 'flink-finished-games';

/** A browser without the channel learns of it from the server. */
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** Tells the other windows of this browser that a game is over. */
export function tellFinished(runId: string): void {
  const channel = open();
  channel?.postMessage(runId);
  channel?.close();
}

/** Calls back when another window finishes this game; stops when what it gives back is called. */
export function onFinishedInOtherWindow(runId: string, onFinished: () => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }) => {
    if (data === runId) onFinished();
  });
  return () => channel?.close();
}

import { LineLost, type Watch } from '../../host.ts';

/** An upload that does not move for so long has lost its line, whatever the browser says. */
export const STALLED_MS = 30_000;
/** Between two tries, unless the browser tells sooner that the line is back. */
export const AGAIN_MS = 5_000;

/** Comes when the line may be back. */
const lineBack = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const finish = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', finish);
      signal.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, AGAIN_MS);
    globalThis.addEventListener?.('online', finish);
    signal.addEventListener('abort', finish);
  });

async function once<Answer>(
  send: (watch: Watch) => Promise<Answer>,
  { progress, signal }: Watch,
): Promise<Answer> {
  const stalled = new AbortController();
  const stall = () => stalled.abort();
  let timer = setTimeout(stall, STALLED_MS);
  try {
    return await send({
      signal: AbortSignal.any([signal, stalled.signal]),
      progress: (share) => {
        clearTimeout(timer);
        timer = setTimeout(stall, STALLED_MS);
        progress(share);
      },
    });
  } catch (error) {
    if (stalled.signal.aborted && !signal.aborted) throw new LineLost();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Sends again whenever the line was lost, until it has arrived, is refused, or somebody stops it. */
export async function sendUntilThere<Answer>(
  send: (watch: Watch) => Promise<Answer>,
  watch: Watch,
  onLineLost: () => void,
): Promise<Answer> {
  for (;;) {
    try {
      return await once(send, watch);
    } catch (error) {
      if (!(error instanceof LineLost) || watch.signal.aborted) throw error;
      onLineLost();
      await lineBack(watch.signal);
      watch.signal.throwIfAborted();
    }
  }
}

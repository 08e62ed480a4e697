import type { FastifyBaseLogger } from 'fastify';

/** Requests in flight get this long to finish. */
const PATIENCE_MS = 15_000;

/** Closes what was opened, last opened first, once, whichever signal comes and however often. */
export function stopOnSignals(closers: readonly (() => Promise<void>)[], log: FastifyBaseLogger) {
  let stopping: Promise<void> | null = null;
  const now = () => {
    stopping ??= (async () => {
      for (const close of closers) {
        await close().catch((error: unknown) => log.error({ err: error }, 'could not close cleanly'));
      }
    })();
    return stopping;
  };
  const onSignal = () => {
    const last = setTimeout(() => process.exit(1), PATIENCE_MS);
    now().finally(() => {
      clearTimeout(last);
      process.exit(0);
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return { now };
}

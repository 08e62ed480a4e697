import { parentPort } from 'node:worker_threads';

/** The other end of a `cleaningThread`: answers every text with the cleaned one. */
export async function cleanInThread(
  load: () => Promise<(text: string) => string | null | Promise<string>>,
): Promise<void> {
  if (parentPort === null) throw new Error('A cleaner runs only as a worker.');
  const port = parentPort;
  const clean = await load();
  port.on('message', async (text: string) => {
    try {
      port.postMessage({ clean: await clean(text) });
    } catch (error) {
      // What breaks the parser (too deep, forbidden root) is refused like what is none.
      port.postMessage({ clean: null, reason: error instanceof Error ? error.message : 'unknown' });
    }
  });
  port.postMessage({ ready: true });
}

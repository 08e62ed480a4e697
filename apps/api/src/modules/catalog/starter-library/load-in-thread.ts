import { Worker } from 'node:worker_threads';

const PROGRAM = new URL('../../../../../../content/load/starter-library-thread.ts', import.meta.url);

/** As many activities as are loaded until now, of all of them. */
interface LibraryProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Loads the library in a thread of its own: it is computed for seconds, in which this server would answer nobody.
 * Stopped halfway, nothing is loaded.
 */
export function loadInThread(
  databaseUrl: string,
  onProgress: (progress: LibraryProgress) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { workerData: { databaseUrl } });
    const stop = () => void worker.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', onProgress);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      if (code === 0) resolve();
      else reject(new Error('Loading the starter library was stopped.'));
    });
  });
}

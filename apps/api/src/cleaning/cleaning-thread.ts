import { Worker } from 'node:worker_threads';
import { AppError } from '@flink/contract/errors/app-error.ts';

/** What takes longer was made to take long. */
const CLEAN_TIMEOUT_MS = 4_000;
const START_TIMEOUT_MS = 60_000;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 256;
/** A request sends one text after the other, so that each waits with one. */
const MAX_WAITING = 200;

type Answer = { readonly ready: true } | { readonly clean: string | null; readonly reason?: string };

/** One answer of the worker; it is ended when it fails or stays silent. */
function nextAnswer(worker: Worker, timeoutMs: number): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('it took too long to clean')), timeoutMs);
    const stop = () => {
      clearTimeout(timer);
      worker.off('message', succeed).off('error', fail).off('exit', exited);
    };
    const succeed = (answer: Answer) => {
      stop();
      resolve(answer);
    };
    const fail = (error: unknown) => {
      stop();
      void worker.terminate();
      reject(error);
    };
    const exited = () => fail(new Error('the cleaner ended'));
    worker.on('message', succeed).on('error', fail).on('exit', exited);
  });
}

/** The cleaned text, or null when it is none; throws when the cleaner broke on it. */
export type CleaningThread = (text: string) => Promise<string | null>;

/**
 * Cleans in a thread of its own, one text after the other: a hostile one costs that thread its time and memory, never
 * the server's. The thread is there only while there is something to clean.
 */
export function cleaningThread(
  program: URL,
  { timeoutMs = CLEAN_TIMEOUT_MS, idleMs = IDLE_MS } = {},
): CleaningThread {
  let running: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function startWorker(): Promise<Worker> {
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    await nextAnswer(worker, START_TIMEOUT_MS);
    worker.unref();
    worker.once('exit', () => {
      if (running === worker) running = null;
    });
    // Without a listener an error between two texts would end the server; the exit above clears up.
    worker.on('error', () => undefined);
    return worker;
  }

  async function cleanInWorker(text: string): Promise<string | null> {
    clearTimeout(idle);
    running ??= await startWorker();
    const worker = running;
    worker.ref();
    try {
      worker.postMessage(text);
      const answer = await nextAnswer(worker, timeoutMs).catch((cause: unknown) => {
        if (running === worker) running = null;
        throw cause;
      });
      return 'ready' in answer ? null : answer.clean;
    } finally {
      worker.unref();
      idle = setTimeout(() => void running?.terminate(), idleMs).unref();
    }
  }

  return (text) => {
    if (waiting >= MAX_WAITING) return Promise.reject(new AppError('server.unavailable'));
    waiting += 1;
    const result = queue
      .then(() => cleanInWorker(text))
      .finally(() => {
        waiting -= 1;
      });
    queue = result.catch(() => undefined);
    return result;
  };
}

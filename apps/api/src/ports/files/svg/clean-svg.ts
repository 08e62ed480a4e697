import { Worker } from 'node:worker_threads';
import { AppError } from '@flink/contract/errors/app-error.ts';

/** A drawing that takes longer was made to take long. */
const CLEAN_TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 60_000;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 256;

type Answer = { readonly ready: true } | { readonly clean: string | null; readonly reason?: string };

/** One answer of the worker; it is ended when it fails or stays silent. */
function nextAnswer(worker: Worker, timeoutMs: number): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('the drawing took too long to clean')), timeoutMs);
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
    const exited = () => fail(new Error('the cleaner of drawings ended'));
    worker.on('message', succeed).on('error', fail).on('exit', exited);
  });
}

let running: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./safe-svg-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  await nextAnswer(worker, START_TIMEOUT_MS);
  worker.unref();
  worker.once('exit', () => {
    if (running === worker) running = null;
  });
  // Without a listener an error between two drawings would end the server; the exit above clears up.
  worker.on('error', () => undefined);
  return worker;
}

async function cleanInWorker(svg: string): Promise<string> {
  clearTimeout(idle);
  running ??= await startWorker();
  const worker = running;
  worker.ref();
  try {
    worker.postMessage(svg);
    const answer = await nextAnswer(worker, CLEAN_TIMEOUT_MS).catch((cause: unknown) => {
      if (running === worker) running = null;
      throw new AppError('files.typeNotAllowed', { cause });
    });
    if ('ready' in answer || answer.clean === null) throw new AppError('files.typeNotAllowed');
    return answer.clean;
  } finally {
    worker.unref();
    idle = setTimeout(() => void running?.terminate(), IDLE_MS).unref();
  }
}

/**
 * Cleans in a thread of its own, one drawing after the other: a hostile one costs that thread its time and
 * memory, never the server's.
 */
export async function cleanSvg(svg: Uint8Array): Promise<Uint8Array> {
  const text = decode(svg);
  const result = queue.then(() => cleanInWorker(text));
  queue = result.catch(() => undefined);
  return Buffer.from(await result);
}

function decode(svg: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(svg);
  } catch (cause) {
    throw new AppError('files.typeNotAllowed', { cause });
  }
}

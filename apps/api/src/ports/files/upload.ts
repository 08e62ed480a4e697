import type { Readable } from 'node:stream';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FileInfo, FileStore } from './port.ts';

/** A sender that is cut off does not see the answer; this much more is taken and thrown away first. */
const DRAIN_BYTES = 8_000_000;
const DRAIN_MS = 2_000;

/** Reads on without keeping anything; true when the sender came to its end in time. */
export function drain(body: Readable): Promise<boolean> {
  if (body.readableEnded) return Promise.resolve(true);
  if (body.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (isEnded: boolean) => {
      clearTimeout(timer);
      body.off('data', count).off('end', ended).off('error', cut).off('close', cut);
      body.pause();
      resolve(isEnded);
    };
    const ended = () => finish(true);
    const cut = () => finish(false);
    const count = (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > DRAIN_BYTES) finish(false);
    };
    const timer = setTimeout(cut, DRAIN_MS);
    body.on('data', count).on('end', ended).on('error', cut).on('close', cut);
  });
}

const INTERRUPTED = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

function isInterruption(error: unknown): boolean {
  return error instanceof Error && 'code' in error && INTERRUPTED.has(String(error.code));
}

/** Runs what reads a body; a sender that broke off is told so, nobody else is blamed. */
export async function whileItComes<T>(take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    throw isInterruption(error)
      ? new AppError('files.readFailed', { params: { name: 'interrupted' }, cause: error })
      : error;
  }
}

/** Takes the bytes of an upload link of our own server; checked before they can be seen. */
export async function answerUpload(
  store: FileStore,
  token: string,
  body: Readable,
  contentLength: string | undefined,
): Promise<FileInfo> {
  const links = store.servedLinks;
  if (links === null) throw new AppError('files.linkInvalid');
  const declared = contentLength === undefined ? null : Number(contentLength);
  return whileItComes(() => links.receiveUpload(token, body, declared));
}

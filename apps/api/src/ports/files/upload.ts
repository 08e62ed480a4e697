import type { Readable } from 'node:stream';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FileInfo, FileStore } from './port.ts';

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

import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { assertSize } from './content/kinds.ts';

export interface ReceiveRule {
  readonly maxBytes: number;
  /** When set, any other number of bytes is refused. */
  readonly size?: number | null;
}

export interface Received {
  /** Open for reading; the receiver closes it. */
  readonly handle: FileHandle;
  readonly size: number;
  readonly sha256: string;
}

async function* chunksOf(body: Uint8Array | Readable): AsyncIterable<Uint8Array> {
  if (body instanceof Uint8Array) {
    if (body.length > 0) yield body;
    return;
  }
  // Not destroyed on a refusal: the stream may be a request whose sender still has to be told.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    yield typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
  }
}

/** Writes a body to a new file, counting while it comes: too much is cut off, and no half file stays. */
export async function receive(
  body: Uint8Array | Readable,
  path: string,
  rule: ReceiveRule,
): Promise<Received> {
  const handle = await open(path, 'wx+', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  async function* counted() {
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (typeof rule.size === 'number' && size > rule.size) throw new AppError('files.linkInvalid');
      if (size > rule.maxBytes) assertSize(size, rule.maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await handle.writeFile(counted());
    assertSize(size, rule.maxBytes);
    if (typeof rule.size === 'number' && size !== rule.size) throw new AppError('files.linkInvalid');
    return { handle, size, sha256: hash.digest('hex') };
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}

import type { Readable } from 'node:stream';
import { AppError } from '@flink/contract/errors/app-error.ts';

/** No event is larger. */
const MOST_BYTES = 1_000_000;

/** The bytes as they came: a signature is over these and no others. */
export async function bodyOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Destroyed, the request could no longer be read to its end before the refusal.
  for await (const part of stream.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > MOST_BYTES) throw new AppError('request.tooLarge');
    parts.push(Buffer.from(part));
  }
  return Buffer.concat(parts);
}

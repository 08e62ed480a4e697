import type { FileHandle } from 'node:fs/promises';

/** Bytes that lie somewhere and can be looked at before anybody trusts them. */
export interface ByteSource {
  readonly size: number;
  /** Up to `length` bytes from `start`; fewer at the end. */
  read(start: number, length: number): Promise<Uint8Array>;
  stream(): AsyncIterable<Uint8Array>;
}

export function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
    stream: async function* () {
      yield bytes;
    },
  };
}

const CHUNK_BYTES = 256 * 1024;

/** The handle stays the caller's to close. */
export function handleSource(handle: FileHandle, size: number): ByteSource {
  async function read(start: number, length: number): Promise<Uint8Array> {
    const wanted = Math.max(0, Math.min(length, size - start));
    const buffer = Buffer.allocUnsafe(wanted);
    let filled = 0;
    while (filled < wanted) {
      const { bytesRead } = await handle.read(buffer, filled, wanted - filled, start + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return buffer.subarray(0, filled);
  }
  return {
    size,
    read,
    stream: async function* () {
      for (let start = 0; start < size; start += CHUNK_BYTES) yield await read(start, CHUNK_BYTES);
    },
  };
}

export async function readAll(source: ByteSource): Promise<Uint8Array> {
  return source.read(0, source.size);
}

import type { ByteSource } from '../download/byte-source.ts';

/** A real file has few parts before its sound; a hostile one may have any number. */
const MAX_CHUNKS = 200;
const RIFF_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;

/** A wav whose format and sound lie whole inside the file. Its lengths are only what its sender claims. */
export async function isWholeWav(source: ByteSource): Promise<boolean> {
  let hasFormat = false;
  let at = RIFF_HEAD_BYTES;
  for (let left = MAX_CHUNKS; left > 0; left -= 1) {
    const head = Buffer.from(await source.read(at, CHUNK_HEAD_BYTES));
    if (head.length < CHUNK_HEAD_BYTES) return false;
    const length = head.readUInt32LE(4);
    const end = at + CHUNK_HEAD_BYTES + length;
    if (end > source.size) return false;
    const name = head.toString('latin1', 0, 4);
    if (name === 'fmt ') hasFormat = length >= 16;
    if (name === 'data') return hasFormat && length > 0;
    at = end + (length % 2);
  }
  return false;
}

const PAGE_HEAD_BYTES = 27;

/** Where an Ogg page that begins here ends; null where none begins, or it goes on beyond the file. */
async function afterOggPage(source: ByteSource, at: number): Promise<number | null> {
  const head = Buffer.from(await source.read(at, PAGE_HEAD_BYTES + 255));
  if (head.toString('latin1', 0, 4) !== 'OggS') return null;
  const segments = head[PAGE_HEAD_BYTES - 1] ?? 0;
  const lengths = head.subarray(PAGE_HEAD_BYTES, PAGE_HEAD_BYTES + segments);
  const end = at + PAGE_HEAD_BYTES + segments + lengths.reduce((sum, length) => sum + length, 0);
  return lengths.length < segments || end > source.size ? null : end;
}

/** An Ogg file with pages of sound behind the one that names the codec. */
export async function isWholeOgg(source: ByteSource): Promise<boolean> {
  const second = await afterOggPage(source, 0);
  return second !== null && (await afterOggPage(source, second)) !== null;
}

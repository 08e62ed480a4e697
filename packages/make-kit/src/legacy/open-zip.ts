import { decoded } from './decode.ts';
import {
  type LegacyFile,
  MOST_FILES,
  type OpenedFiles,
  openedFiles,
  type SkippedFile,
} from './legacy-file.ts';

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
/** The end may be followed by a remark of so many bytes. */
const LONGEST_REMARK = 0xffff;
/** A list longer than this is not one of some thousand files. */
const LONGEST_LIST = 16_000_000;
const STORED = 0;
const DEFLATED = 8;
const IS_LOCKED = 0x1;

class NotWhole extends Error {}

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

interface Entry {
  readonly path: string;
  readonly size: number;
  readonly packed: number;
  readonly method: number;
  readonly at: number;
  readonly isLocked: boolean;
}

/** The files of a ZIP by the list at its end. Only the list is read here, each file when it is asked for. */
export async function openZip(zip: Blob): Promise<OpenedFiles> {
  let entries: readonly Entry[];
  try {
    entries = await listOf(zip);
  } catch (error) {
    if (error instanceof NotWhole || error instanceof RangeError) return { ok: false, why: 'notZip' };
    throw error;
  }
  if (entries.length > MOST_FILES) return { ok: false, why: 'tooManyFiles' };
  if (entries.some(({ isLocked }) => isLocked)) return { ok: false, why: 'locked' };
  const isKnown = ({ method }: Entry) => method === STORED || method === DEFLATED;
  const files = entries.filter(isKnown).map((entry): LegacyFile => {
    const { path, size } = entry;
    return { path, size, bytes: () => unpacked(zip, entry) };
  });
  const skipped = entries
    .filter((entry) => !isKnown(entry))
    .map(({ path }): SkippedFile => ({ path, why: 'packing' }));
  return openedFiles(files, skipped);
}

async function listOf(zip: Blob): Promise<readonly Entry[]> {
  const tailAt = Math.max(0, zip.size - END_BYTES - LONGEST_REMARK);
  const tail = await viewOf(zip.slice(tailAt));
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new NotWhole();
  const [count, bytes, at] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  if (bytes > LONGEST_LIST || at + bytes > zip.size) throw new NotWhole();
  const list = await viewOf(zip.slice(at, at + bytes));
  const entries: Entry[] = [];
  for (let place = 0, seen = 0; seen < count; seen += 1) {
    if (list.getUint32(place, true) !== LISTED) throw new NotWhole();
    const [name, extra, remark] = [28, 30, 32].map((offset) => list.getUint16(place + offset, true)) as [
      number,
      number,
      number,
    ];
    const path = decoded(new Uint8Array(list.buffer, place + 46, name)).replaceAll('\\', '/');
    if (!path.endsWith('/'))
      entries.push({
        path,
        isLocked: (list.getUint16(place + 8, true) & IS_LOCKED) !== 0,
        method: list.getUint16(place + 10, true),
        packed: list.getUint32(place + 20, true),
        size: list.getUint32(place + 24, true),
        at: list.getUint32(place + 42, true),
      });
    place += 46 + name + extra + remark;
  }
  return entries;
}

async function unpacked(zip: Blob, { at, packed, size, method }: Entry): Promise<Blob> {
  const head = await viewOf(zip.slice(at, at + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new NotWhole();
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = zip.slice(from, from + packed);
  if (method === STORED) {
    if (content.size !== size) throw new NotWhole();
    return content;
  }
  const pieces: BlobPart[] = [];
  let read = 0;
  const stream = content.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.byteLength;
    // A few bytes can become any number; the list has said how many they may.
    if (read > size) {
      await reader.cancel();
      throw new NotWhole();
    }
    pieces.push(value);
  }
  if (read !== size) throw new NotWhole();
  return new Blob(pieces);
}

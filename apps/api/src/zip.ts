import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Sizes come after the bytes, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** What the fields of 32 and 16 bits hold; the larger format is not written. */
const MOST_BYTES = 0xffff_fffe;
const MOST_ENTRIES = 0xfffe;
/** The first day that the format knows: when an archive was made stands in what it says. */
const NO_TIME = [0, 0x0021] as const;

interface Written {
  readonly name: Buffer;
  readonly at: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
}

/** A ZIP while its entries are read: nothing of it is kept but the list at its end. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const start = at;
    const head = localHead(name);
    at += head.length;
    yield head;
    const count = { crc: 0, size: 0, packed: 0 };
    for await (const chunk of deflated(entry.content, count)) {
      at += chunk.length;
      count.packed += chunk.length;
      yield chunk;
    }
    const tail = descriptor(count);
    at += tail.length;
    yield tail;
    written.push({ name, at: start, ...count });
    if (at > MOST_BYTES || written.length > MOST_ENTRIES) throw new Error('The archive is too large.');
  }
  const list = Buffer.concat(written.map(listed));
  yield list;
  yield end(written.length, list.length, at);
}

async function* deflated(
  content: ZipEntry['content'],
  count: { crc: number; size: number },
): AsyncIterable<Uint8Array> {
  async function* counted() {
    for await (const chunk of content) {
      count.crc = crc32(chunk, count.crc);
      count.size += chunk.length;
      yield chunk;
    }
  }
  const packing = createDeflateRaw();
  // A failure while reading ends the packing with it, which throws below.
  pipeline(Readable.from(counted(), { objectMode: false }), packing, () => undefined);
  yield* packing;
}

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(NO_TIME[0], 10);
  head.writeUInt16LE(NO_TIME[1], 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, size, packed }: Pick<Written, 'crc' | 'size' | 'packed'>): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function listed({ name, at, crc, size, packed }: Written): Buffer {
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(VERSION, 4);
  line.writeUInt16LE(VERSION, 6);
  line.writeUInt16LE(FLAGS, 8);
  line.writeUInt16LE(DEFLATED, 10);
  line.writeUInt16LE(NO_TIME[0], 12);
  line.writeUInt16LE(NO_TIME[1], 14);
  line.writeUInt32LE(crc, 16);
  line.writeUInt32LE(packed, 20);
  line.writeUInt32LE(size, 24);
  line.writeUInt16LE(name.length, 28);
  line.writeUInt32LE(at, 42);
  return Buffer.concat([line, name]);
}

function end(count: number, bytes: number, at: number): Buffer {
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(count, 8);
  last.writeUInt16LE(count, 10);
  last.writeUInt32LE(bytes, 12);
  last.writeUInt32LE(at, 16);
  return last;
}

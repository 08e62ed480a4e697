import type { ByteSource } from '../download/byte-source.ts';

export type Track = 'audio' | 'video';

/** A hostile file may nest or repeat without end; a real one needs far fewer steps to reach its tracks. */
const MAX_ELEMENTS = 2_000;

interface Element {
  readonly id: string;
  readonly bodyStart: number;
  readonly bodyEnd: number;
}

type ReadElement = (source: ByteSource, at: number, end: number) => Promise<Element | null>;

class BrokenLength extends Error {}

const NONE: ReadonlySet<Track> = new Set();

/** Tracks without what they play are none. */
async function tracksIn(walk: () => Promise<{ tracks: ReadonlySet<Track>; hasMedia: boolean }>) {
  try {
    const { tracks, hasMedia } = await walk();
    return hasMedia ? tracks : NONE;
  } catch (error) {
    if (error instanceof BrokenLength) return NONE;
    throw error;
  }
}

async function* elementsOf(
  source: ByteSource,
  read: ReadElement,
  start: number,
  end: number,
  left: { n: number },
) {
  let at = start;
  while (at < end && left.n > 0) {
    left.n--;
    const element = await read(source, at, end);
    if (element === null || element.bodyEnd <= at) return;
    // A length that reaches beyond what holds it is a lie, or the file was cut off.
    if (element.bodyEnd > end) throw new BrokenLength();
    yield element;
    at = element.bodyEnd;
  }
}

async function readBox(source: ByteSource, at: number, end: number): Promise<Element | null> {
  const head = Buffer.from(await source.read(at, 16));
  if (head.length < 8) return null;
  const id = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return { id, bodyStart: at + 8, bodyEnd: end };
  if (short !== 1) return short < 8 ? null : { id, bodyStart: at + 8, bodyEnd: at + short };
  if (head.length < 16) return null;
  const long = Number(head.readBigUInt64BE(8));
  return long < 16 ? null : { id, bodyStart: at + 16, bodyEnd: at + long };
}

const MP4_FOLDERS = new Set(['moov', 'trak', 'mdia']);
const MP4_HANDLERS: Readonly<Record<string, Track>> = { soun: 'audio', vide: 'video' };

/** The tracks of an ISO media file: `moov/trak/mdia/hdlr` names each track's kind. */
export async function mp4Tracks(source: ByteSource): Promise<ReadonlySet<Track>> {
  const tracks = new Set<Track>();
  const left = { n: MAX_ELEMENTS };
  let hasMedia = false;
  async function walk(start: number, end: number): Promise<void> {
    for await (const box of elementsOf(source, readBox, start, end, left)) {
      if (MP4_FOLDERS.has(box.id)) await walk(box.bodyStart, box.bodyEnd);
      if (box.id === 'mdat' && box.bodyEnd > box.bodyStart) hasMedia = true;
      if (box.id !== 'hdlr') continue;
      const handler = Buffer.from(await source.read(box.bodyStart + 8, 4)).toString('latin1');
      const track = MP4_HANDLERS[handler];
      if (track) tracks.add(track);
    }
  }
  return tracksIn(async () => {
    await walk(0, source.size);
    return { tracks, hasMedia };
  });
}

/** An EBML number: the count of leading zero bits of the first byte tells how many bytes it has. */
function ebmlNumber(
  bytes: Uint8Array,
  at: number,
): { length: number; raw: Buffer; isUnknown: boolean } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > bytes.length) return null;
  const raw = Buffer.from(bytes.subarray(at, at + length));
  const isUnknown =
    (first | (0xff << (8 - length))) % 256 === 255 && raw.subarray(1).every((byte) => byte === 255);
  return { length, raw, isUnknown };
}

async function readEbml(source: ByteSource, at: number, end: number): Promise<Element | null> {
  const head = await source.read(at, 12);
  const id = ebmlNumber(head, 0);
  const size = id && ebmlNumber(head, id.length);
  if (!id || !size) return null;
  const bodyStart = at + id.length + size.length;
  const idText = id.raw.toString('hex');
  if (size.isUnknown) return { id: idText, bodyStart, bodyEnd: end };
  const value = size.raw.reduce(
    (sum, byte, index) => sum * 256 + (index === 0 ? byte & (0xff >> size.length) : byte),
    0,
  );
  return { id: idText, bodyStart, bodyEnd: bodyStart + value };
}

const SEGMENT = '18538067';
const TRACKS = '1654ae6b';
const CLUSTER = '1f43b675';
const TRACK_ENTRY = 'ae';
const TRACK_TYPE = '83';
const WEBM_FOLDERS = new Set([SEGMENT, TRACKS, TRACK_ENTRY]);
const WEBM_TYPES: Readonly<Record<number, Track>> = { 1: 'video', 2: 'audio' };

/** The tracks of a WebM file. A browser's recorder writes them before the first cluster. */
export async function webmTracks(source: ByteSource): Promise<ReadonlySet<Track>> {
  const tracks = new Set<Track>();
  const left = { n: MAX_ELEMENTS };
  let hasMedia = false;
  async function walk(start: number, end: number): Promise<void> {
    for await (const element of elementsOf(source, readEbml, start, end, left)) {
      if (WEBM_FOLDERS.has(element.id)) await walk(element.bodyStart, element.bodyEnd);
      if (element.id === CLUSTER && element.bodyEnd > element.bodyStart) hasMedia = true;
      if (element.id !== TRACK_TYPE) continue;
      const [type = 0] = await source.read(element.bodyStart, 1);
      const track = WEBM_TYPES[type];
      if (track) tracks.add(track);
    }
  }
  return tracksIn(async () => {
    await walk(0, source.size);
    return { tracks, hasMedia };
  });
}

/** How long an ISO media file plays, by `moov/mvhd`; null where it does not say. */
export async function mp4Seconds(source: ByteSource): Promise<number | null> {
  const header = await findIn(source, readBox, ['moov', 'mvhd']);
  if (header === null) return null;
  const body = Buffer.from(await source.read(header.bodyStart, 32));
  if (body.length < 32) return null;
  const isLong = body[0] === 1;
  const scale = body.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
  return scale === 0 ? null : length / scale;
}

const INFO = '1549a966';
const DURATION = '4489';
const TIMECODE_SCALE = '2ad7b1';
/** Of a file that does not say: a timecode is a millisecond. */
const USUAL_SCALE = 1_000_000;

/** How long a WebM file plays; null where it does not say, as a browser's own recordings do not. */
export async function webmSeconds(source: ByteSource): Promise<number | null> {
  const duration = await findIn(source, readEbml, [SEGMENT, INFO, DURATION]);
  if (duration === null) return null;
  const scale = await findIn(source, readEbml, [SEGMENT, INFO, TIMECODE_SCALE]);
  const nanoseconds = scale === null ? USUAL_SCALE : unsigned(await bodyOf(source, scale));
  const bytes = await bodyOf(source, duration);
  if (bytes.length !== 4 && bytes.length !== 8) return null;
  const length = bytes.length === 4 ? bytes.readFloatBE(0) : bytes.readDoubleBE(0);
  return (length * nanoseconds) / 1e9;
}

const bodyOf = async (source: ByteSource, { bodyStart, bodyEnd }: Element): Promise<Buffer> =>
  Buffer.from(await source.read(bodyStart, Math.min(bodyEnd - bodyStart, 8)));

const unsigned = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** The first element on this way down. */
async function findIn(
  source: ByteSource,
  read: ReadElement,
  path: readonly string[],
): Promise<Element | null> {
  const left = { n: MAX_ELEMENTS };
  const find = async (
    start: number,
    end: number,
    [id, ...below]: readonly string[],
  ): Promise<Element | null> => {
    for await (const element of elementsOf(source, read, start, end, left)) {
      if (element.id !== id) continue;
      return below.length === 0 ? element : find(element.bodyStart, element.bodyEnd, below);
    }
    return null;
  };
  try {
    return await find(0, source.size, path);
  } catch (error) {
    if (error instanceof BrokenLength) return null;
    throw error;
  }
}

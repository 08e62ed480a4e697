import type { PictureReader, Size } from './picture.ts';

interface Box {
  readonly type: string;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

/** A hostile file may nest or repeat without end; a real one needs far fewer. */
const MAX_BOXES = 10_000;

/** Null for what is no box, and for one without an end of its own: what follows it could not be told from it. */
function boxAt(bytes: Buffer, at: number, end: number): Box | null {
  if (at + 8 > end) return null;
  const type = bytes.toString('latin1', at + 4, at + 8);
  const short = bytes.readUInt32BE(at);
  const isLong = short === 1 && at + 16 <= end;
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  const bodyStart = at + (isLong ? 16 : 8);
  return at + length > end || at + length < bodyStart
    ? null
    : { type, start: at, bodyStart, end: at + length };
}

function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start, left = MAX_BOXES; left > 0; left--) {
    const box = boxAt(bytes, at, end);
    if (box === null) return;
    yield box;
    at = box.end;
  }
}

/** Only these may stand at the top; the first other one is where the picture ends. */
const TOP = new Set(['ftyp', 'meta', 'moov', 'mdat', 'free', 'skip']);

/** Folders on the way to a size, and how many bytes of theirs stand before what they hold. */
const FOLDERS: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0, moov: 0, trak: 0 };

function sizeOf(bytes: Buffer, { type, bodyStart, end }: Box): Size | null {
  if (type === 'ispe' && end - bodyStart >= 12)
    return { width: bytes.readUInt32BE(bodyStart + 4), height: bytes.readUInt32BE(bodyStart + 8) };
  // The last eight bytes of a track's head, in sixteenths of a bit: 16 whole, 16 behind the point.
  if (type === 'tkhd' && end - bodyStart >= 84)
    return { width: bytes.readUInt16BE(end - 8), height: bytes.readUInt16BE(end - 4) };
  return null;
}

function sizesIn(bytes: Buffer, start: number, end: number, depth = 0): Size[] {
  return [...boxesIn(bytes, start, end)].flatMap((box) => {
    const before = FOLDERS[box.type];
    if (before !== undefined && depth < 6) return sizesIn(bytes, box.bodyStart + before, box.end, depth + 1);
    const size = sizeOf(bytes, box);
    return size === null ? [] : [size];
  });
}

/** Nothing can be taken out from the middle: the picture is found by its distance from the file's beginning. */
export const readAvif: PictureReader = (bytes) => {
  const kept: Box[] = [];
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    if (!TOP.has(box.type)) break;
    kept.push(box);
  }
  const end = kept.at(-1)?.end ?? 0;
  if (kept[0]?.type !== 'ftyp' || !kept.some(({ type }) => type === 'meta' || type === 'moov')) return null;
  const picture = Buffer.from(bytes.subarray(0, end));
  for (const { type, bodyStart, end: boxEnd } of kept) {
    if (type === 'free' || type === 'skip') picture.fill(0, bodyStart, boxEnd);
  }
  return {
    sizes: sizesIn(bytes, 0, end).filter(({ width, height }) => width * height > 0),
    movingPixels: 0,
    bytes: picture,
  };
};

import { type PictureReader, pixelsOf, type Size } from './picture.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;
const END = 0x3b;
const FRAME_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** The one thing of a program's own that browsers read: how often the picture repeats. */
const REPEATS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

const sizeAt = (bytes: Buffer, at: number): Size => ({
  width: bytes.readUInt16LE(at),
  height: bytes.readUInt16LE(at + 2),
});

/** Bytes of the colour table that these flags announce. */
const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a row of sub-blocks ends, its closing zero included; null when it does not. */
function afterSubBlocks(bytes: Buffer, start: number): number | null {
  for (let at = start; at < bytes.length; ) {
    const length = bytes[at] ?? 0;
    at += length + 1;
    if (length === 0) return at;
  }
  return null;
}

function isKept(label: number, body: Buffer): boolean {
  if (label === FRAME_CONTROL) return body.length === 6;
  return label === APPLICATION && body.length === 17 && REPEATS.has(body.toString('latin1', 1, 12));
}

export const readGif: PictureReader = (bytes) => {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 13) return null;
  const sizes = [sizeAt(bytes, 6)];
  let at = 13 + colours(bytes[10] ?? 0);
  const kept: Uint8Array[] = [bytes.subarray(0, at)];
  const frames: Size[] = [];
  while (at < bytes.length) {
    const mark = bytes[at];
    if (mark === EXTENSION) {
      const end = afterSubBlocks(bytes, at + 2);
      if (end === null) break;
      if (isKept(bytes[at + 1] ?? 0, bytes.subarray(at + 2, end))) kept.push(bytes.subarray(at, end));
      at = end;
    } else if (mark === FRAME && at + 10 < bytes.length) {
      const end = afterSubBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
      if (end === null) break;
      frames.push(sizeAt(bytes, at + 5));
      kept.push(bytes.subarray(at, end));
      at = end;
    } else break;
  }
  // Some programs forget the end mark, and browsers draw what came before: the mark is set, and the rest is left out.
  if (frames.length === 0) return null;
  const movingPixels = frames.length > 1 ? frames.reduce((sum, frame) => sum + pixelsOf(frame), 0) : 0;
  return {
    sizes: [...sizes, ...frames],
    movingPixels,
    bytes: Buffer.concat([...kept, Buffer.from([END])]),
  };
};

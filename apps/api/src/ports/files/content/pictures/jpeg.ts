import { orientationOnly } from './exif.ts';
import type { PictureReader, Size } from './picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Tables (Huffman, arithmetic, quantisation), the interval of restarts, the number of lines. */
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);

const EXIF = 'Exif\0\0';

function segment(marker: number, body: Uint8Array): Buffer {
  const whole = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), body]);
  whole.writeUInt16BE(body.length + 2, 2);
  return whole;
}

/** What is kept of a segment; null leaves it out: comments, previews, places, and whatever programs add. */
function keptSegment(marker: number, body: Buffer): Buffer | null {
  const name = body.toString('latin1', 0, 12);
  if (marker === SCAN || isFrame(marker) || TABLES.has(marker)) return segment(marker, body);
  if (marker === APP0 && name.startsWith('JFIF\0')) return segment(marker, withoutPreview(body));
  if (marker === APP2 && name.startsWith('ICC_PROFILE\0')) return segment(marker, body);
  if (marker === APP14 && name.startsWith('Adobe')) return segment(marker, body);
  if (marker !== APP1 || !name.startsWith(EXIF)) return null;
  const turned = orientationOnly(body.subarray(EXIF.length));
  return turned && segment(APP1, Buffer.concat([Buffer.from(EXIF, 'latin1'), turned]));
}

function withoutPreview(jfif: Buffer): Buffer {
  const plain = Buffer.from(jfif.subarray(0, 14));
  plain.fill(0, 12);
  return plain;
}

/** Where the drawn lines of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function afterScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isInside) return at;
  }
  return bytes.length;
}

export const readJpeg: PictureReader = (bytes) => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  const sizes: Size[] = [];
  let hasScan = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) break;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const body = bytes.subarray(at + 4, end);
    if (end > bytes.length || end < at + 4) return null;
    if (isFrame(marker)) {
      if (body.length < 6) return null;
      sizes.push({ height: body.readUInt16BE(1), width: body.readUInt16BE(3) });
    }
    const keeping = keptSegment(marker, body);
    if (keeping !== null) kept.push(keeping);
    at = end;
    if (marker !== SCAN) continue;
    hasScan = true;
    at = afterScan(bytes, end);
    kept.push(bytes.subarray(end, at));
  }
  // A photo that was cut off has no end mark, and browsers draw what came: the mark is set, the rest is left out.
  if (!hasScan) return null;
  return { sizes, movingPixels: 0, bytes: Buffer.concat([...kept, Buffer.from([0xff, END])]) };
};

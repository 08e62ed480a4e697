import { orientationOnly } from './exif.ts';
import { type PictureReader, pixelsOf, type Size } from './picture.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

const HAS_XMP = 0x04;
const HAS_EXIF = 0x08;

const u24 = (bytes: Buffer, at: number) => bytes.readUIntLE(at, 3);

const canvasAt = (bytes: Buffer, at: number): Size => ({
  width: u24(bytes, at) + 1,
  height: u24(bytes, at + 3) + 1,
});

/** The size that a chunk announces; null when it announces none, undefined when it is broken. */
function sizeIn(type: string, data: Buffer): Size | null | undefined {
  switch (type) {
    case 'VP8X':
      return data.length < 10 ? undefined : canvasAt(data, 4);
    case 'ANMF':
      return data.length < 16 ? undefined : canvasAt(data, 6);
    case 'VP8 ':
      if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
    case 'VP8L': {
      if (data.length < 5 || data[0] !== 0x2f) return undefined;
      const bits = data.readUInt32LE(1);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(8 + data.length + (data.length % 2));
  whole.write(type, 'latin1');
  whole.writeUInt32LE(data.length, 4);
  whole.set(data, 8);
  return whole;
}

interface Found {
  readonly sizes: Size[];
  movingPixels: number;
  readonly kept: { type: string; data: Buffer }[];
}

function readChunks(bytes: Buffer): Found | null {
  const found: Found = { sizes: [], movingPixels: 0, kept: [] };
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length || at + 8 + length > end) return null;
    const size = sizeIn(type, data);
    if (size === undefined) return null;
    if (size !== null) found.sizes.push(size);
    if (size && type === 'ANMF') found.movingPixels += pixelsOf(size);
    if (KEPT.has(type)) found.kept.push({ type, data });
    const turned = type === 'EXIF' ? orientationOnly(data) : null;
    if (turned !== null) found.kept.push({ type, data: turned });
    at += 8 + length + (length % 2);
  }
  return found;
}

/** The head says which other chunks there are; one that was left out must not be announced. */
function headWithoutNotes(data: Buffer, hasExif: boolean): Buffer {
  const head = Buffer.from(data);
  head[0] = ((head[0] ?? 0) & ~HAS_XMP & ~HAS_EXIF) | (hasExif ? HAS_EXIF : 0);
  return head;
}

export const readWebp: PictureReader = (bytes) => {
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  const found = isRiff ? readChunks(bytes) : null;
  if (found === null || !found.kept.some(({ type }) => /^VP8[ L]$|^ANMF$/.test(type))) return null;
  const hasExif = found.kept.some(({ type }) => type === 'EXIF');
  const body = Buffer.concat(
    found.kept.map(({ type, data }) => chunk(type, type === 'VP8X' ? headWithoutNotes(data, hasExif) : data)),
  );
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return { sizes: found.sizes, movingPixels: found.movingPixels, bytes: Buffer.concat([head, body]) };
};

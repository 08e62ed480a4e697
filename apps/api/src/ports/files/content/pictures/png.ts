import { crc32 } from 'node:zlib';
import { orientationOnly } from './exif.ts';
import { type PictureReader, pixelsOf, type Size } from './picture.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** What a browser needs to draw it. Texts, dates and unknown chunks are left out. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT pHYs bKGD acTL fcTL fdAT'.split(' '),
);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

const sizeAt = (bytes: Buffer, at: number): Size => ({
  width: bytes.readUInt32BE(at),
  height: bytes.readUInt32BE(at + 4),
});

/** A capital first letter says that a reader who does not know the chunk cannot draw the picture. */
const isCritical = (type: string) => /^[A-Z]/.test(type);

export const readPng: PictureReader = (bytes) => {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const kept: Uint8Array[] = [SIGNATURE];
  const sizes: Size[] = [];
  let movingPixels = 0;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (end > bytes.length || (type === 'IHDR') !== (at === 8)) return null;
    if (type === 'IHDR' && data.length === 13) sizes.push(sizeAt(data, 0));
    if (type === 'fcTL') {
      if (data.length !== 26) return null;
      movingPixels += pixelsOf(sizeAt(data, 4));
    }
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    else if (isCritical(type)) return null;
    const turned = type === 'eXIf' ? orientationOnly(data) : null;
    if (turned !== null) kept.push(chunk('eXIf', turned));
    if (type === 'IEND') return { sizes, movingPixels, bytes: Buffer.concat(kept) };
    at = end;
  }
  return null;
};

import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from '@flink/contract/rules/make/file-limits.ts';

/** How large a picture says it is. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const u24 = (bytes: DataView, at: number): number =>
  bytes.getUint16(at, true) | (bytes.getUint8(at + 2) << 16);

const tagAt = (bytes: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((letter) => bytes.getUint8(at + letter)));

function webpSize(bytes: DataView): Size | null {
  switch (tagAt(bytes, 12)) {
    case 'VP8X':
      return { width: u24(bytes, 24) + 1, height: u24(bytes, 27) + 1 };
    case 'VP8 ':
      return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

/** Frames have these markers, but for those of tables in between. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: DataView): Size | null {
  for (let at = 2; bytes.getUint8(at) === 0xff; ) {
    const marker = bytes.getUint8(at + 1);
    if (isFrame(marker)) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return null;
}

/** What its first bytes announce; null where they are those of a drawing, which has no pixels, or of no picture. */
export function announcedSize(bytes: DataView): Size | null {
  try {
    if (bytes.getUint32(0) === 0x89504e47) return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
    if (bytes.getUint16(0) === 0xffd8) return jpegSize(bytes);
    if (tagAt(bytes, 0) === 'GIF8')
      return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
    return tagAt(bytes, 0) === 'RIFF' && tagAt(bytes, 8) === 'WEBP' ? webpSize(bytes) : null;
  } catch {
    // It ends before it says so.
    return null;
  }
}

/** A file of a few kilobytes can announce more pixels than a page can draw: asked before anything draws it. */
export async function isTooManyPixels(file: Blob): Promise<boolean> {
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
  const size = announcedSize(new DataView(bytes));
  return (
    size !== null &&
    (Math.max(size.width, size.height) > PICTURE_MAX_SIDE || size.width * size.height > PICTURE_MAX_PIXELS)
  );
}

import {
  FILE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
} from '@flink/contract/rules/make/file-limits.ts';
import { announcedSize } from './announced-size.ts';

/** Sharp on every screen that learners have. */
const MAX_SIDE = 2_400;
/** A file of some kilobytes can announce more pixels than a browser can decode. */
const MAX_DECODED_PIXELS = 100_000_000;

/** What can be drawn again without losing what it is: a drawing has no pixels, a moving picture has many. */
const isStill = (file: File, bytes: Uint8Array): boolean =>
  ['image/jpeg', 'image/png', 'image/webp', 'image/gif'].includes(file.type) && !isMoving(bytes);

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** A GIF with several frames, a WebP with its sign of animation, a PNG with animation control. */
export function isMoving(bytes: Uint8Array): boolean {
  const head = text(bytes, 0, 4);
  if (head === 'RIFF') return text(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
  if (head === '\x89PNG') return text(bytes, 0, 400).includes('acTL');
  if (head !== 'GIF8') return false;
  let frames = 0;
  for (let at = 0; at + 9 < bytes.length; at += 1)
    // The end of a block, then a graphic control extension of four bytes.
    if (bytes[at] === 0 && bytes[at + 1] === 0x21 && bytes[at + 2] === 0xf9 && bytes[at + 3] === 4)
      frames += 1;
  return frames > 1;
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, 0.85));

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
};

/** A picture that is larger than may be sent, made smaller; any other file as it is. */
export async function fittedPicture(file: File): Promise<File> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const size = announcedSize(new DataView(bytes.buffer));
    if (size === null || !isStill(file, bytes)) return file;
    const { width, height } = size;
    const fits =
      file.size <= FILE_MAX_BYTES.image &&
      width * height <= PICTURE_MAX_PIXELS &&
      Math.max(width, height) <= PICTURE_MAX_SIDE;
    if (fits || width * height > MAX_DECODED_PIXELS) return file;
    // As it is held: the camera says which side is up.
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    for (let side = MAX_SIDE; side >= 600; side = Math.round(side / 2)) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      const context = canvas.getContext('2d');
      if (context === null) break;
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const smaller = await blobOf(canvas, type);
      if (smaller !== null && smaller.size <= FILE_MAX_BYTES.image) {
        picture.close();
        const name = `${file.name.replace(/\.[^.]*$/, '')}.${ENDINGS[smaller.type] ?? 'png'}`;
        return new File([smaller], name, { type: smaller.type });
      }
    }
    picture.close();
  } catch {
    // What cannot be decoded is refused in words by who sends it.
  }
  return file;
}

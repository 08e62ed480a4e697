import { AppError } from '@flink/contract/errors/app-error.ts';
import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from '@flink/contract/rules/make/file-limits.ts';
import { PICTURE_MOVING_MAX_PIXELS } from '../../limits.ts';
import { readAvif } from './avif.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import { type Picture, type PictureReader, pixelsOf } from './picture.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

export type RasterType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/gif';

const READERS: Readonly<Record<RasterType, PictureReader>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/avif': readAvif,
  'image/gif': readGif,
};

/** Which of the formats the bytes follow; a browser looks at them too, whatever they are called. */
export function rasterTypeOf(bytes: Uint8Array): RasterType | null {
  const types = Object.keys(READERS) as RasterType[];
  return types.find((type) => READERS[type](Buffer.from(bytes)) !== null) ?? null;
}

export function isRaster(type: string): type is RasterType {
  return Object.hasOwn(READERS, type);
}

function isTooLarge({ sizes, movingPixels }: Picture): boolean {
  return (
    movingPixels > PICTURE_MOVING_MAX_PIXELS ||
    sizes.some(
      (size) =>
        size.width > PICTURE_MAX_SIDE ||
        size.height > PICTURE_MAX_SIDE ||
        pixelsOf(size) > PICTURE_MAX_PIXELS,
    )
  );
}

/**
 * A few kilobytes can announce a picture that fills the memory of a tablet, and bytes behind a picture's end can be
 * a page or a program: the size is read before anybody decodes, and only the picture is kept.
 */
export function tidyPicture(type: RasterType, bytes: Uint8Array): Picture {
  const picture = READERS[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (picture === null || picture.sizes.length === 0 || picture.sizes.some((size) => pixelsOf(size) === 0))
    throw new AppError('files.pictureBroken');
  if (isTooLarge(picture))
    throw new AppError('files.pictureTooLarge', {
      params: { side: PICTURE_MAX_SIDE, n: PICTURE_MAX_PIXELS / 1_000_000 },
    });
  return picture;
}

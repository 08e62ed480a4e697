import { PICTURE_MAX_PIXELS } from '@flink/contract/rules/make/file-limits.ts';
import { pixelsOf } from '../content/pictures/picture.ts';
import { rasterTypeOf, tidyPicture } from '../content/pictures/tidy-picture.ts';

export const isEmbedded = (reference: string): boolean => reference.trim().startsWith('data:');

/** The picture alone, as a reference again; null when it is broken or too large. */
export type EmbeddedPictures = (reference: string) => string | null;

/** The pictures inside one drawing: all of them together take no more room than one picture may. */
export function embeddedPictures(): EmbeddedPictures {
  let left = PICTURE_MAX_PIXELS;
  return (reference) => {
    const came = Buffer.from(reference.slice(reference.indexOf(',') + 1), 'base64');
    const type = rasterTypeOf(came);
    if (type === null) return null;
    try {
      const { bytes, sizes } = tidyPicture(type, came);
      left -= Math.max(...sizes.map(pixelsOf));
      return left < 0 ? null : `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
    } catch {
      // A drawing without the picture is still a drawing.
      return null;
    }
  };
}

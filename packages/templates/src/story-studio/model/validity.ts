import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { MOST_IMAGES, type StudioData, type StudioOptions } from './schema.ts';

/** Spec 2 §5: options and gameData only; a story is written on empty pages too. */
export const validity = (_data: StudioData, _options: StudioOptions): readonly Issue[] => [];

/** What nobody will find on the desk. */
export function warnings({ images }: StudioData): readonly Issue[] {
  const unseen = images.flatMap(({ image }, index) =>
    image ? [] : [{ code: 'image.missing', path: ['gameData', 'images', index] }],
  );
  const beyond =
    images.length > MOST_IMAGES ? [{ code: 'images.tooMany', path: ['gameData', 'images'] }] : [];
  return [...unseen, ...beyond];
}

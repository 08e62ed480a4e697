import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { MOST_IMAGES, MOST_LOOSE_IMAGES, type StudioData, type StudioOptions } from './schema.ts';

/** Spec 2 §5: options and gameData only; a story is written on empty pages too. */
export const validity = (_data: StudioData, _options: StudioOptions): readonly Issue[] => [];

/** What nobody will find on the desk. */
export function warnings({ images, autoInsertArt }: StudioData): readonly Issue[] {
  const unseen = images.flatMap(({ image }, index) =>
    image ? [] : [{ code: 'image.missing', path: ['gameData', 'images', index] }],
  );
  const path = ['gameData', 'images'];
  if (images.length > MOST_IMAGES) return [...unseen, { code: 'images.tooMany', path }];
  const isOver = !autoInsertArt && images.length > MOST_LOOSE_IMAGES;
  return [...unseen, ...(isOver ? [{ code: 'images.tooManyLoose', path }] : [])];
}

/** Of the groups or activities of a level. Partial are those begun and not mastered. */
export interface Counts {
  readonly mastered: number;
  readonly partial: number;
  readonly total: number;
}

export type Plant = 'flower' | 'bud' | 'seed';

/** More would be too small to see. */
const MOST_PLANTS = 6;

/**
 * One plant for each group; in a large level one stands for several. What was begun or mastered always shows, and a
 * level is in full bloom only when all of it is mastered.
 */
export function plantsOf({ mastered, partial, total }: Counts): readonly Plant[] {
  const size = Math.min(total, MOST_PLANTS);
  const share = (count: number) => (count === 0 ? 0 : Math.max(Math.floor((count * size) / total), 1));
  const flowers = Math.min(share(mastered), mastered < total && size > 1 ? size - 1 : size);
  const buds = Math.min(share(partial), size - flowers);
  return Array.from({ length: size }, (_nothing, place) => {
    if (place < flowers) return 'flower';
    return place < flowers + buds ? 'bud' : 'seed';
  });
}

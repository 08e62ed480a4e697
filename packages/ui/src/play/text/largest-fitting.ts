export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Design: nothing that learners read is smaller. */
export const LEAST_PX = 18;
/** Browsers round what they tell. */
const SLACK_PX = 1;
/** How far off the first guess usually is. */
const STEP_PX = 3;

export const fitsInto = (room: Box, { width, height }: Box): boolean =>
  width <= room.width + SLACK_PX && height <= room.height + SLACK_PX;

/**
 * The largest whole size of a text below `natural`, at which it is too large for its room; null when even the least
 * is too large. A measurement costs a layout, so it begins with a guess from the areas, and looks around it.
 */
export function largestFitting(
  room: Box,
  natural: Box & { readonly size: number },
  measure: (pixels: number) => Box,
): number | null {
  let fitting = LEAST_PX - 1;
  let tooLarge = Math.max(LEAST_PX + 1, Math.ceil(natural.size));
  const narrower = Math.min(1, room.width / natural.width);
  const lower = Math.min(1, Math.sqrt((room.width * room.height) / (natural.width * natural.height)));
  let next = Math.floor(natural.size * Math.min(narrower, lower));
  while (tooLarge - fitting > 1) {
    const size = Math.min(tooLarge - 1, Math.max(fitting + 1, next));
    const close = tooLarge - fitting <= 2 * STEP_PX;
    if (fitsInto(room, measure(size))) fitting = size;
    else tooLarge = size;
    next = close ? Math.floor((fitting + tooLarge) / 2) : fitting === size ? size + STEP_PX : size - STEP_PX;
  }
  return fitting < LEAST_PX ? null : fitting;
}

/** The largest whole size of those that fit, the least of which does; what is larger fits no better. */
export function largestWith(least: number, most: number, fits: (pixels: number) => boolean): number {
  let fitting = least;
  let high = Math.max(least, most);
  while (fitting < high) {
    const middle = Math.ceil((fitting + high) / 2);
    if (fits(middle)) fitting = middle;
    else high = middle - 1;
  }
  return fitting;
}

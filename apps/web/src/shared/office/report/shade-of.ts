/** Shares below it are seldom: above it there is more room to tell them apart. */
const LIGHTEST = 30;
const LEAST = 8;
/** Between these neither light nor dark figures can be read well, on a light and on a dark page. */
const [LIGHT_UNTIL, DARK_FROM] = [60, 84];
const TURN = 0.62;

/** From so many hundredths of the most on a cell of the map of hours says its figure. */
export const TOLD_FROM = 55;

/** How dark a cell of the map of hours is, by its hundredths of the most: one that says its figure can be read. */
export const heatOf = (share: number): number =>
  Math.round(
    share < TOLD_FROM
      ? (share / TOLD_FROM) * LIGHT_UNTIL
      : DARK_FROM + ((share - TOLD_FROM) / (100 - TOLD_FROM)) * (100 - DARK_FROM),
  );

/** How dark a share is, in hundredths. */
export function shadeOf(share: number): number {
  const part = (share - LIGHTEST) / (100 - LIGHTEST);
  const shade =
    part < TURN ? (part / TURN) * LIGHT_UNTIL : DARK_FROM + ((part - TURN) / (1 - TURN)) * (100 - DARK_FROM);
  return Math.max(LEAST, Math.round(shade));
}

export const isDark = (share: number): boolean => shadeOf(share) >= DARK_FROM;

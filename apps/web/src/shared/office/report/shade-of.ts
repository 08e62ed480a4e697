/** Shares below it are seldom: above it there is more room to tell them apart. */
const LIGHTEST = 30;
const LEAST = 8;
/** Between these neither light nor dark figures can be read well, on a light and on a dark page. */
const [LIGHT_UNTIL, DARK_FROM] = [60, 84];
const TURN = 0.62;

/** How dark a share is, in hundredths. */
export function shadeOf(share: number): number {
  const part = (share - LIGHTEST) / (100 - LIGHTEST);
  const shade =
    part < TURN ? (part / TURN) * LIGHT_UNTIL : DARK_FROM + ((part - TURN) / (1 - TURN)) * (100 - DARK_FROM);
  return Math.max(LEAST, Math.round(shade));
}

export const isDark = (share: number): boolean => shadeOf(share) >= DARK_FROM;

/** A line of readings in a frame of its own units; y grows downwards. */
export interface ReadingLine {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Where the goal of the latest reading lies. */
  readonly goal: number;
  /** Words a minute at the upper edge. */
  readonly top: number;
}

export const FRAME = { width: 600, height: 160 } as const;

/** Numbers of words that an eye can count in. */
const STEP = 20;

interface Read {
  readonly speed: number;
  readonly benchmark: number;
}

/** Equally far apart: how often somebody reads is no matter of how well. One alone stands in the middle. */
export function readingLine(readings: readonly Read[]): ReadingLine {
  const highest = Math.max(STEP, ...readings.flatMap(({ speed, benchmark }) => [speed, benchmark]));
  const top = Math.ceil(highest / STEP) * STEP;
  const heightOf = (words: number) => FRAME.height * (1 - words / top);
  const apart = readings.length > 1 ? FRAME.width / (readings.length - 1) : 0;
  return {
    points: readings.map(({ speed }, place) => ({
      x: readings.length > 1 ? place * apart : FRAME.width / 2,
      y: heightOf(speed),
    })),
    goal: heightOf(readings.at(-1)?.benchmark ?? 0),
    top,
  };
}

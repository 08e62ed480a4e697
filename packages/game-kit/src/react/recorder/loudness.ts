export type Heard = 'nothing' | 'well' | 'tooLoud';

/** Shares of the loudest that a microphone can tell: below the first it is the room, above the second it breaks. */
const SILENCE = 0.02;
const BREAKS = 0.92;
/** A voice at a table is far below the loudest, and the meter is to be seen. */
const STRETCH = 2.6;

/** The loudest moment of a few samples between -1 and 1. */
export function peakOf(samples: ArrayLike<number>): number {
  let peak = 0;
  for (let at = 0; at < samples.length; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
  return Math.min(1, peak);
}

/** How high a bar of the meter stands, from 0 to 1. */
export const barOf = (peak: number): number => Math.min(1, peak * STRETCH);

/** In words, for who does not read a meter: of the last second or so. */
export function heardOf(peaks: readonly number[]): Heard {
  if (peaks.some((peak) => peak >= BREAKS)) return 'tooLoud';
  return peaks.some((peak) => peak >= SILENCE) ? 'well' : 'nothing';
}

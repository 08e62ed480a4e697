/** A time span in milliseconds since 1970, from and to. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A beat comes every minute. One that is late by a minute counts whole; what a sleeping tablet adds to it does not. */
const LONGEST_BEAT_SECONDS = 120;

/** What a beat says was played, ending `ago` seconds before `now`. */
export function spanOfBeat(now: Date, seconds: number, ago = 0): Span {
  const to = now.getTime() - ago * 1_000;
  return { from: to - Math.min(seconds, LONGEST_BEAT_SECONDS) * 1_000, to };
}

/** Beats are a little early or late; without this a second of each minute would be lost. */
const TOLERANCE_MS = 100;

/** Whole seconds of the span that lie in none of those already counted. */
export function uncountedSeconds(span: Span, counted: readonly Span[]): number {
  let free = 0;
  let at = span.from;
  for (const { from, to } of counted.toSorted((one, other) => one.from - other.from)) {
    if (from > at) free += Math.min(from, span.to) - at;
    at = Math.max(at, to);
    if (at >= span.to) break;
  }
  if (at < span.to) free += span.to - at;
  return Math.floor((free + TOLERANCE_MS) / 1_000);
}

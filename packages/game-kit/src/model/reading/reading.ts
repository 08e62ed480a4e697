/** Spec 2 §3: reading payload, and what an ebook holds as `ebookBenchmark`. Speeds are words a minute, times seconds. */
export interface Reading {
  readonly speed: number;
  readonly benchmark: number;
  readonly totalWords: number;
  readonly spentTime: number;
}

/** An adult listened: how many words were tried, and how many of them were right. */
export interface Listened {
  readonly tried: number;
  readonly correct: number;
}

/** A second is the least that a clock of seconds can tell. */
export const wholeSeconds = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.max(1, Math.round(seconds)) : 1;

/** Spec 2 §4: total words / seconds * 60, rounded. */
export const speedOf = (words: number, seconds: number): number =>
  Math.round((words / wholeSeconds(seconds)) * 60);

/** Words a minute that nobody exceeds who reads aloud: whoever is faster has turned the page without reading it. */
export const MOST_SPEED = 250;

/** A clock of whole seconds gives a short text the benefit of the doubt. */
export const isTooFast = (words: number, seconds: number): boolean =>
  wholeSeconds(seconds) < Math.floor((words / MOST_SPEED) * 60);

/** A goal that can be reached: a page of one word is never faster than 60 words a minute on a clock of seconds. */
const reachable = (totalWords: number, benchmark: number): number =>
  Math.min(benchmark, MOST_SPEED, Math.round(totalWords * 60));

/** Null where the author left out what the time is held against (spec 2 §8: no result is shown). */
export function readingOf(
  totalWords: number | undefined,
  benchmark: number | undefined,
  seconds: number,
): Reading | null {
  if (totalWords === undefined || benchmark === undefined) return null;
  return {
    speed: speedOf(totalWords, seconds),
    benchmark: reachable(totalWords, benchmark),
    totalWords,
    spentTime: wholeSeconds(seconds),
  };
}

/** Spec 2 §4: mastered if the speed meets the benchmark. */
export const meetsBenchmark = ({ speed, benchmark }: Pick<Reading, 'speed' | 'benchmark'>): boolean =>
  speed >= benchmark;

/** Of a hundred words tried, with one decimal: 80 of 93 are 86.0. */
export const accuracyOf = ({ tried, correct }: Listened): number =>
  tried <= 0 ? 0 : Math.round((correct / tried) * 1_000) / 10;

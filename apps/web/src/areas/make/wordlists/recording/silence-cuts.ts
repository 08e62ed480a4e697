/** Seconds of silence behind a word: then the next one is to be said. */
const PAUSE_SECONDS = 0.7;
/** A cough or a click is shorter than a word. */
const LEAST_VOICE_SECONDS = 0.12;
/** As loud as this, from 0 to 1, is a voice and not the room. */
const VOICE = 0.06;

/** A part of a recording, in seconds. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Words that are said one behind the other into one recording: where each begins and ends. */
export interface SilenceCuts {
  readonly count: number;
  /** Of the words that have been said. */
  readonly parts: readonly Part[];
  /** Where the word that is being said begins: the end of the one before. */
  readonly from: number;
  readonly voiceFrom: number | null;
  readonly voiceTo: number | null;
}

export const noCuts = (count: number): SilenceCuts => ({
  count,
  parts: [],
  from: 0,
  voiceFrom: null,
  voiceTo: null,
});

/** The place of the word that is to be said now; null when all have been. */
export const wordNow = ({ parts, count }: SilenceCuts): number | null =>
  parts.length < count ? parts.length : null;

/** How loud it was at a moment. */
export function heard(cuts: SilenceCuts, peak: number, seconds: number): SilenceCuts {
  if (wordNow(cuts) === null) return cuts;
  if (peak >= VOICE) return { ...cuts, voiceFrom: cuts.voiceFrom ?? seconds, voiceTo: seconds };
  const { voiceFrom, voiceTo } = cuts;
  if (voiceFrom === null || voiceTo === null || seconds - voiceTo < PAUSE_SECONDS) return cuts;
  if (voiceTo - voiceFrom < LEAST_VOICE_SECONDS) return { ...cuts, voiceFrom: null, voiceTo: null };
  return next(cuts, voiceTo + PAUSE_SECONDS / 2);
}

/** Goes on to the next word, whatever was heard of this one. */
const next = (cuts: SilenceCuts, at: number): SilenceCuts => ({
  ...cuts,
  parts: [...cuts.parts, { from: cuts.from, to: at }],
  from: at,
  voiceFrom: null,
  voiceTo: null,
});

/** The word before is said again: what came since it began is its own no more. */
export function again(cuts: SilenceCuts, seconds: number): SilenceCuts {
  const parts = cuts.voiceFrom === null ? cuts.parts.slice(0, -1) : cuts.parts;
  return { ...cuts, parts, from: seconds, voiceFrom: null, voiceTo: null };
}

/** The recording ends: a word that is being said is said. */
export const ended = (cuts: SilenceCuts, seconds: number): SilenceCuts =>
  wordNow(cuts) !== null && cuts.voiceFrom !== null ? next(cuts, seconds) : cuts;

import { lettersIn } from './letters.ts';
import type { HeardLetters } from './reader.ts';

/** A word that is read without a voice: which letters it has, and for how long it is looked at. */
export interface PacedWord extends HeardLetters {
  readonly ms: number;
}

/** About 110 words a minute, as a young reader follows with a finger. */
const WORD_MS = 220;
const LETTER_MS = 70;
/** After a sentence. */
const BREATH_MS = 400;

/** A text as it is read in silence: each word for as long as it is. */
export function silentPace(text: string, locale: string): readonly PacedWord[] {
  const words: PacedWord[] = [];
  let before = 0;
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const letters = lettersIn(segment);
    const last = words.at(-1);
    if (isWordLike) words.push({ first: before, end: before + letters, ms: WORD_MS + LETTER_MS * letters });
    else if (last && /[.!?…。！？।؟]/.test(segment))
      words[words.length - 1] = { ...last, ms: last.ms + BREATH_MS };
    before += letters;
  }
  return words;
}

/** Which word of a text is heard when a share of its recording is over: nobody timed it, so each for as long as it is. */
export function wordAtShare(words: readonly PacedWord[], share: number): HeardLetters | null {
  const whole = words.reduce((sum, { ms }) => sum + ms, 0);
  let end = 0;
  for (const { ms, first, end: last } of words) {
    end += ms;
    if (share * whole < end) return { first, end: last };
  }
  return null;
}

import type { SpokenWord } from '../port.ts';

/** What the engine tells while it speaks: a word begins, or nothing is heard from now on. */
export interface SpokenMark {
  readonly type: 'word' | 'pause';
  /** Milliseconds. */
  readonly at: number;
  /** Of a word: an index into the text. */
  readonly from: number;
}

interface Written {
  readonly from: number;
  readonly to: number;
}

/**
 * The engine names no length for a word in quotes, says “on the” as one and “123” as three: the words are therefore
 * those of the text, and its marks tell when they begin.
 */
export function wordTimes(
  text: string,
  locale: string,
  marks: readonly SpokenMark[],
  endMs: number,
): SpokenWord[] {
  const words = wordsOf(text, locale);
  const starts = withoutGaps(words, startsOf(words, marks), endMs);
  const pauses = marks.filter(({ type }) => type === 'pause').map(({ at }) => at);
  return words.map(({ from, to }, index) => {
    const start = within(starts[index] ?? endMs, endMs);
    const next = within(starts[index + 1] ?? endMs, endMs);
    const pause = pauses.find((at) => at > start) ?? next;
    return { start, end: Math.max(start, Math.round(Math.min(next, pause))), from, to };
  });
}

const within = (at: number, endMs: number) => Math.round(Math.min(Math.max(0, at), endMs));

function wordsOf(text: string, locale: string): readonly Written[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return Array.from(segments)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ from: index, to: index + segment.length }));
}

/** When each word begins; null for one that the engine did not tell by itself. */
function startsOf(words: readonly Written[], marks: readonly SpokenMark[]): (number | null)[] {
  const told = marks.filter(({ type }) => type === 'word');
  return words.map(({ from, to }) => told.find((mark) => mark.from >= from && mark.from < to)?.at ?? null);
}

/** Words that were told as one share its time by their length. */
function withoutGaps(words: readonly Written[], starts: readonly (number | null)[], endMs: number): number[] {
  const filled: number[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const told = starts[index] ?? null;
    const before = filled[index - 1] ?? 0;
    if (told !== null) filled.push(Math.max(told, before));
    else {
      const after = starts.findIndex((start, place) => place > index && start !== null);
      const until = after < 0 ? endMs : (starts[after] ?? endMs);
      const first = Math.max(0, index - 1);
      const shared = words.slice(first, after < 0 ? words.length : after);
      const letters = shared.reduce((sum, { from, to }) => sum + to - from, 0);
      const own = words[first];
      const share = index === 0 || !own ? 0 : (own.to - own.from) / letters;
      filled.push(before + Math.max(0, until - before) * share);
    }
  }
  return filled;
}

import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { wordsOf } from '@flink/game-kit/model/text/words.ts';
import type { MaskUnit } from './field.ts';

/** What a mask counts: the letters of a word, the words of a sentence, or the syllables as they stand there. */
export function partsOf(value: unknown, unit: MaskUnit, locale: string): readonly string[] {
  if (unit === 'syllables') return Array.isArray(value) ? value.map(String) : [];
  const text = typeof value === 'string' ? value : '';
  return unit === 'letters' ? graphemes(text, locale) : wordsOf(text, locale);
}

/** 0 is looked for, 1 is given, 2 parts two words (spec 2 §3). */
export type Mark = 0 | 1 | 2;

const markOf = (value: unknown, part: string, unit: MaskUnit): Mark => {
  if (value === 0 || value === 1 || value === 2) return value;
  return unit === 'letters' && part.trim() === '' ? 2 : 0;
};

/** The mask as an author sees it: one mark for each part, also where nothing was stored yet. */
export const marksOf = (mask: unknown, parts: readonly string[], unit: MaskUnit): readonly Mark[] =>
  parts.map((part, index) => markOf(Array.isArray(mask) ? mask[index] : undefined, part, unit));

/**
 * The mask after its text was changed: what stands before and behind the change keeps its marks. An empty mask, which
 * means that all is looked for, stays empty.
 */
export function refitted(
  mask: readonly unknown[],
  before: readonly string[],
  after: readonly string[],
  unit: MaskUnit,
): readonly unknown[] {
  if (mask.length === 0) return mask;
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const kept = marksOf(mask, before, unit);
  // One part that only got another letter is still that part.
  const same = before.length === after.length;
  return after.map((part, index) => {
    if (index < head || same) return kept[index] ?? markOf(undefined, part, unit);
    const fromEnd = after.length - index;
    return fromEnd <= tail ? (kept[before.length - fromEnd] ?? 0) : markOf(undefined, part, unit);
  });
}

/** The next mark when a part is pressed: looked for, given; a space may also part two words. */
export const nextMark = (mark: Mark, part: string, unit: MaskUnit): Mark => {
  if (unit === 'letters' && part.trim() === '') return mark === 2 ? 1 : 2;
  return mark === 0 ? 1 : 0;
};

import type { BoxGrid } from '@flink/game-kit/model/kinds/box-path.ts';
import type { Cell } from '@flink/game-kit/model/kinds/connecting.ts';
import { isLetterBreak } from '@flink/game-kit/model/text/graphemes.ts';
import type { Problem } from './schema.ts';

/** Spec 2 §9: 10 syllable boxes. */
export const GRID: BoxGrid = { columns: 2, rows: 5 };
export const BOXES = GRID.columns * GRID.rows;

export const isEmpty = (syllable: string): boolean => syllable.trim() === '';

export const lineOf = ({ syllables, mask }: Problem): readonly Cell[] =>
  syllables.flatMap((text, index) =>
    isEmpty(text) ? [] : [{ text: text.trim(), kind: mask[index] ? 'fixed' : 'free' }],
  );

/** The first syllable that begins within a letter, as with a vowel sign whose consonant is in the one before. */
export function cutAt({ syllables }: Problem): number | null {
  const word = syllables.join('');
  let end = 0;
  for (const [index, syllable] of syllables.entries()) {
    if (!isLetterBreak(word, end)) return index;
    end += syllable.length;
  }
  return null;
}

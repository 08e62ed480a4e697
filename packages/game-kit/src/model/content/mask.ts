import * as z from 'zod/mini';
import { graphemes } from '../text/graphemes.ts';
import { numberAmong } from './options.ts';

/** Spec 2 §3: 0 is looked for, 1 is given, 2 parts two words; one mark for each letter, word or syllable. */
export const maskSchema = z._default(z.array(numberAmong(0, 1, 2)), []);

/** Marks may be written in a row, or as switches: given or not. */
export function asMask(stored: unknown): unknown {
  if (typeof stored === 'string' && /^[012\s,]*$/.test(stored))
    return [...stored.replace(/[\s,]/g, '')].map(Number);
  if (!Array.isArray(stored)) return stored;
  return stored.map((mark) => (typeof mark === 'boolean' || mark === null ? Number(mark) : mark));
}

/** Extra letters, words or syllables: in a list, or parted by commas, line ends or spaces. */
export function asExtras(stored: unknown): unknown {
  if (typeof stored === 'string') return stored.split(/[,;\s]+/u).filter((one) => one !== '');
  // Blanks cannot be seen in a box, and a box without letters cannot be told from a hole.
  const parts = asParts(stored);
  return Array.isArray(parts) ? parts.filter((one) => one !== '') : parts;
}

/** Words of their own, or pieces with one; blanks around them are none of theirs. */
export function asParts(stored: unknown): unknown {
  if (!Array.isArray(stored)) return stored;
  return stored.map((one) => {
    const text = typeof one === 'object' && one !== null && 'text' in one ? one.text : one;
    return typeof text === 'string' || typeof text === 'number' ? String(text).trim() : text;
  });
}

/**
 * A mask that was counted in the signs a word is stored in, not in its letters: where all signs of every letter have one
 * mark, it is that of the letters; else it cuts a letter, and is left as it is for its author to see.
 */
export function maskOfLetters(word: string, mask: readonly number[]): readonly number[] {
  const letters = [...new Intl.Segmenter('en').segment(word)].map(({ segment }) => segment);
  if (mask.length === letters.length) return mask;
  for (const signs of [(text: string) => text.length, (text: string) => [...text].length]) {
    if (mask.length !== signs(word)) continue;
    let from = 0;
    const marks = letters.map((letter) => {
      const own = mask.slice(from, from + signs(letter));
      from += own.length;
      return own.every((mark) => mark === own[0]) ? own[0] : undefined;
    });
    if (!marks.includes(undefined)) return marks.map((mark) => mark ?? 0);
  }
  return mask;
}

/** Whether a mask was counted in signs, and parts a letter from its accent or vowel sign. */
export const cutsLetters = (word: string, mask: readonly number[]): boolean =>
  mask.length > graphemes(word, 'en').length && [word.length, [...word].length].includes(mask.length);

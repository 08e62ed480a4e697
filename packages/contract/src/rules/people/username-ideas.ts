import { usernameError } from './register-form.ts';
import { tidyUsername } from './username.ts';

export interface UsernameWish {
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Long names make usernames nobody types. */
const PART_MAX_GRAPHEMES = 20;

/** Two digits at most, and none of the numbers that stand for something a child's name should not say. */
const NUMBERS = Array.from({ length: 98 }, (_, index) => index + 2).filter(
  (number) => ![13, 14, 18, 28, 69, 88].includes(number),
);

/** Latin letters that carry their mark inside: no decomposition takes it off. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
};

/**
 * Usernames like the one that was wished for or like the name, the best first, always in the same order. Latin letters
 * lose their marks, since not every keyboard has them; other scripts stay as they are. Parts are joined by a dot, so
 * that two innocent names do not run together into a word.
 */
export function usernameIdeas({ username, firstname, lastname }: UsernameWish): string[] {
  const wished = partOf(username);
  const first = partOf(firstname);
  const last = partOf(lastname);
  const both = [first, last].filter((part) => part !== '');
  const plain = [wished, first, both.join('.'), both.toReversed().join('.')];
  const bases = [wished, first, both.join('.')].map(withoutNumber).filter((base) => base !== '');
  const numbered = NUMBERS.flatMap((number) => bases.map((base) => `${base}${number}`));
  return [...new Set([...plain, ...numbered])].filter((idea) => usernameError(idea) === undefined);
}

/** A number is put after letters only: 6 and 9 may each be fine where 69 is not. */
const withoutNumber = (base: string): string => base.replaceAll(/[\p{N}._-]+$/gu, '');

/** One part of a username: letters, digits and single signs between them. */
function partOf(text: string): string {
  const letters = plainLatin(tidyUsername(text))
    .replaceAll(/\s+/gu, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, '')
    .replaceAll(/[._-]{2,}/gu, (signs) => signs.slice(0, 1));
  const short = graphemes(letters).slice(0, PART_MAX_GRAPHEMES).join('');
  return tidyUsername(short.replaceAll(/^[._\-\p{M}]+|[._-]+$/gu, ''));
}

function plainLatin(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll(/\p{Script=Latin}/gu, (letter) => LATIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

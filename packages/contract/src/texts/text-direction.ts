import { directionOf } from './translate.ts';

/** Letters of the scripts that are written from right to left; their digits are not. */
const FROM_RIGHT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Samr}\p{sc=Mand}]/u;

/** Which way a text runs by its first letter; null where it has none. */
export function directionOfText(text: string): 'ltr' | 'rtl' | null {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return null;
  return FROM_RIGHT.test(letter) ? 'rtl' : 'ltr';
}

/**
 * Which way words run that stand in a text of this language. One that is written from the right stays so, also where a
 * Latin name begins it; foreign words in another go their own way.
 */
export const directionIn = (locale: string, text: string): 'ltr' | 'rtl' =>
  directionOf(locale) === 'rtl' ? 'rtl' : (directionOfText(text) ?? 'ltr');

export const hasFromRight = (text: string): boolean => FROM_RIGHT.test(text);

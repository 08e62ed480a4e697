import { directionOfText } from '@flink/ui/texts/language.tsx';

/**
 * A word grid is not mirrored with the page: it is laid for the script of its words. English words in an Arabic activity
 * would otherwise run from the right and could not be read.
 */
export function gridDirection(words: readonly string[]): 'ltr' | 'rtl' {
  const fromRight = words.filter((word) => directionOfText(word) === 'rtl').length;
  return fromRight * 2 > words.length ? 'rtl' : 'ltr';
}

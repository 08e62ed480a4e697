import { hasFromRight } from './text-direction.ts';
import { directionOf, type TextParams } from './translate.ts';

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];
const NAMES = /\u2068[^\u2069]*\u2069/g;

/**
 * Names inside a text keep their own direction and do not turn its words around: any name in a text from right to
 * left, and one from right to left in any other text.
 */
export const isolated = (params: TextParams | undefined, locale: string): TextParams | undefined =>
  params &&
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && (directionOf(locale) === 'rtl' || hasFromRight(value))
        ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`
        : value,
    ]),
  );

/** A text on a page from right to left that nobody has translated keeps the order of its words and numbers. */
export const inOwnDirection = (text: string, locale: string): string => {
  if (directionOf(locale) !== 'rtl') return text;
  const words = text.replace(NAMES, '');
  return /[a-z]/i.test(words) && !hasFromRight(words) ? `\u2066${text}${POP_ISOLATE}` : text;
};

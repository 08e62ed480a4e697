import { styledText } from '@flink/game-kit/model/text/styled-text.ts';
import { wordsOf } from '@flink/game-kit/model/text/words.ts';
import { htmlOf } from '../texts/rich-words.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** How many words a reader meets in these fields of a thing, through all lists on the way. */
export function wordsIn(thing: unknown, way: readonly string[], locale: string): number {
  if (Array.isArray(thing)) return thing.reduce((sum: number, one) => sum + wordsIn(one, way, locale), 0);
  if (typeof thing !== 'object' || thing === null) return 0;
  const [next, ...rest] = way;
  if (next !== undefined) return wordsIn((thing as Readonly<Record<string, unknown>>)[next], rest, locale);
  // A sign in the picture is not read.
  if ('ignoreTTS' in thing && thing.ignoreTTS === true) return 0;
  return wordsOf(styledText(htmlOf(thing)).text, locale).filter((word) => LETTER.test(word)).length;
}

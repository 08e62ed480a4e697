import { type Token as PlainToken, tokensIn } from '@flink/game-kit/model/text/tokens.ts';
import type { Run } from './schema.ts';

export interface Token extends PlainToken {
  readonly marked: boolean;
}

const between = (text: string): Token[] => (text ? [{ text, kind: 'between', marked: false }] : []);

/** What an author marked stays whole, without the spaces around it. */
function markedTokens(text: string): Token[] {
  const word = text.trim();
  const start = text.indexOf(word);
  return [
    ...between(text.slice(0, start)),
    { text: word, kind: 'word', marked: true },
    ...between(text.slice(start + word.length)),
  ];
}

/** The passage as its reader sees it: words to touch, and what stands between them. */
export function tokensOf(passage: readonly Run[], locale: string): readonly Token[] {
  return passage.flatMap(({ text, marked }): Token[] =>
    marked && text.trim() !== ''
      ? markedTokens(text)
      : tokensIn(text, locale).map((token) => ({ ...token, marked: false })),
  );
}

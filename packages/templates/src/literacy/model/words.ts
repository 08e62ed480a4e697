import type { Run } from './schema.ts';

export interface Token {
  readonly text: string;
  /** Spaces and punctuation are read, not touched. */
  readonly kind: 'word' | 'between';
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

/** The passage as its reader sees it: words to touch, and what stands between them, by the rules of the language. */
export function tokensOf(passage: readonly Run[], locale: string): readonly Token[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return passage.flatMap(({ text, marked }): Token[] => {
    if (marked && text.trim() !== '') return markedTokens(text);
    return Array.from(segmenter.segment(text.normalize('NFC')), ({ segment, isWordLike }) => ({
      text: segment,
      kind: isWordLike ? 'word' : 'between',
      marked: false,
    }));
  });
}

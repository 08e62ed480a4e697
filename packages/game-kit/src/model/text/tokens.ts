/** A part of a text as its reader sees it. */
export interface Token {
  readonly text: string;
  /** Spaces and punctuation are read, not touched. */
  readonly kind: 'word' | 'between';
}

/** Words to touch, and what stands between them, by the rules of the language; no letter is lost. */
export const tokensIn = (text: string, locale: string): readonly Token[] =>
  Array.from(
    new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.normalize('NFC')),
    ({ segment, isWordLike }) => ({ text: segment, kind: isWordLike ? 'word' : 'between' }),
  );

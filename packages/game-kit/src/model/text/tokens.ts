/** A part of a text as its reader sees it. */
export interface Token {
  readonly text: string;
  /** Spaces and punctuation are read, not touched. */
  readonly kind: 'word' | 'between';
}

/** Words to touch, and what stands between them, by the rules of the language; no letter is lost. */
export function tokensIn(text: string, locale: string): readonly Token[] {
  const whole = text.normalize('NFC');
  return isPlain(whole) ? plainTokens(whole) : segmentedTokens(whole, locale);
}

const LETTER = 'A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f';
/** Latin letters and the signs of a story for children. */
const PLAIN = new RegExp(`^[${LETTER}0-9 \\n!-\\/:-@[-^\`{-~¡«»¿–—‘’“”…]*$`);
/** Signs that hold letters or numbers together in some languages and not in others; an apostrophe between letters does in all. */
const HELD = new RegExp(`[${LETTER}0-9][.:;,‘][${LETTER}0-9]|[0-9]['’][${LETTER}0-9]|[${LETTER}]['’][0-9]`);
const PARTS = new RegExp(`[${LETTER}0-9]+(?:['’][${LETTER}][${LETTER}0-9]*)*| +|[^]`, 'g');
const WORD = new RegExp(`^[${LETTER}0-9]`);

/** The first segmenter of a page takes a small phone a tenth of a second and more: most texts are read without one. */
const isPlain = (text: string): boolean => PLAIN.test(text) && !HELD.test(text);

const plainTokens = (text: string): readonly Token[] =>
  (text.match(PARTS) ?? []).map((part) => ({ text: part, kind: WORD.test(part) ? 'word' : 'between' }));

const segmenters = new Map<string, Intl.Segmenter>();

function segmentedTokens(text: string, locale: string): readonly Token[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return Array.from(segmenter.segment(text), ({ segment, isWordLike }) => ({
    text: segment,
    kind: isWordLike ? 'word' : 'between',
  }));
}

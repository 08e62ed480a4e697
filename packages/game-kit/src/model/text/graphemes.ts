/** What a keyboard or a word processor may put where an apostrophe is meant. */
const APOSTROPHES = /[\u2018\u2019\u02bc]/g;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  segmenters.set(locale, made);
  return made;
}

/** Each of these is a letter by itself in every language, and a segmenter takes a slow phone a tenth of a second to make. */
const PLAIN = /^[\u0020-\u02ff]*$/;

/** The letters as a reader counts them: an accent or a vowel sign stays with its letter. */
export function graphemes(text: string, locale: string): readonly string[] {
  const composed = text.normalize('NFC');
  if (PLAIN.test(composed)) return composed.split('');
  return Array.from(segmenterOf(locale).segment(composed), ({ segment }) => segment);
}

/** One spelling of a text, for comparing answers: NFC, with a plain apostrophe. */
export function comparable(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, "'");
}

export function sameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

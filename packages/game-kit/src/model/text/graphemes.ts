/** What a keyboard, a word processor or another alphabet's layout may put where an apostrophe is meant; each is one unit. */
const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb\u02bc\u05f3\u2018\u2019\u201b\u2032\ua78c\uff07]/g;

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

/** Whether a text may be cut here. Blanks are no letters, and a non-joiner belongs to either side. */
export function isLetterBreak(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length || PLAIN.test(text)) return true;
  const letter = segmenterOf('en').segment(text).containing(at);
  if (letter === undefined || letter.index === at || letter.segment.trim() === '') return true;
  return /^\u200c+$/.test(letter.segment.slice(at - letter.index));
}

/** As long as before: what is found in the one is at the same place in the other. */
export const plainApostrophes = (text: string): string => text.replace(APOSTROPHES, "'");

/** One spelling of a text, for comparing answers: NFC, with a plain apostrophe. */
export function comparable(text: string): string {
  return plainApostrophes(text.normalize('NFC'));
}

export function sameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

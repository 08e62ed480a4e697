import { graphemes } from './graphemes.ts';

/** Spec 2 §9: text size classes by length. */
const SHORT = [2, 4, 6, 10, 20] as const;
const MEDIUM_FROM = 50;
const LONG_FROM = 100;
/** Spec 2 §9: the width that a font size of an author refers to. */
const REFERENCE = 992;

export type LengthClass = (typeof SHORT)[number] | 'text' | 'medium' | 'long';

/** Counted as a reader counts: an accent, a vowel sign or a joined emoji is no letter of its own. */
export function lengthClass(text: string, locale: string): LengthClass {
  const length = graphemes(text, locale).length;
  const short = SHORT.find((limit) => length <= limit);
  if (short !== undefined) return short;
  if (length >= LONG_FROM) return 'long';
  return length >= MEDIUM_FROM ? 'medium' : 'text';
}

/** So long that it is read in lines, and needs the room of two. */
export const isSentence = (size: LengthClass | undefined): boolean => size === 'medium' || size === 'long';

/** Words that stand side by side are equally large, so that none seems more right; only long texts are set by themselves. */
export function lengthClasses(texts: readonly string[], locale: string): readonly LengthClass[] {
  const classes = texts.map((text) => lengthClass(text, locale));
  const words = classes.filter((one) => typeof one === 'number');
  const common = words.length > 0 ? Math.max(...words) : 0;
  return classes.map((one) =>
    typeof one === 'number' ? (SHORT.find((limit) => limit === common) ?? one) : one,
  );
}

/** An author's font size as a share of the smaller side of the screen. */
export function fontSizeInVmin(size: number): number {
  return (size / REFERENCE) * 100;
}

/** An author's font size as a length. Design: nothing that learners read is under 18 px. */
export const lettersOf = (size: number): string => `max(18px, ${fontSizeInVmin(size).toFixed(2)}vmin)`;

/** All classes of length as large as an author wants, and no larger than an admin lets them be; the boxes still decide. */
export function sizedLetters(size: number | undefined, most: number | undefined): Record<string, string> {
  if (size === undefined) return {};
  const letters = lettersOf(Math.min(size, most ?? size));
  return Object.fromEntries(
    [...SHORT, 'text', 'medium', 'long'].map((length) => [`--len-${length}`, letters]),
  );
}

const numberIn = (options: unknown, name: string): number | undefined => {
  const value = typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined;
  return typeof value === 'number' && value > 0 ? value : undefined;
};

/** As the options of an activity say it. */
export const sizesIn = (options: unknown): Record<string, string> =>
  sizedLetters(numberIn(options, 'fontSize'), numberIn(options, 'maxFontSize'));

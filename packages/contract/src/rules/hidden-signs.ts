/**
 * Signs nobody sees that change how everything behind them is read: line breaks and other controls, and what turns
 * letters around (embeddings and overrides). Marks, isolates and joiners, which languages need, are none of them.
 */
const HIDDEN = /[\p{Cc}\u202A-\u202E]/u;

export const hasHiddenSigns = (text: string): boolean => HIDDEN.test(text);

/** What comes from elsewhere and cannot be sent back to whoever wrote it. */
export const withoutHiddenSigns = (text: string): string =>
  text.replaceAll(new RegExp(HIDDEN, 'gu'), ' ').replaceAll(/ {2,}/g, ' ').trim();

/** Nothing in it can be seen: as good as not written. The fillers are letters by name alone. */
export const looksEmpty = (text: string): boolean =>
  /^[\s\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]*$/u.test(text);

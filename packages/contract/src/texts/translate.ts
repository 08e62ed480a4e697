import { commaNumberText } from './number-text.ts';

export type TextParams = Readonly<Record<string, string | number>>;

/** English is the language every text exists in (spec 1 §9: default locale en). */
export const DEFAULT_LOCALE = 'en';

/** Languages that are written from right to left, where their tag names no other script. */
const RTL_LANGUAGES = new Set('ar arc arz ckb dv fa he iw ks lrc nqo ps rhg sd syr ug ur yi'.split(' '));
const RTL_SCRIPTS = new Set('adlm arab aran hebr mand nkoo rohg samr syrc thaa'.split(' '));

export function directionOf(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.toLowerCase().split('-');
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const fromRight = script === undefined ? RTL_LANGUAGES.has(language) : RTL_SCRIPTS.has(script);
  return fromRight ? 'rtl' : 'ltr';
}

export function fillIn(text: string, params: TextParams = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? commaNumberText(value) : value;
  });
}

/**
 * Finds a text by key. With a numeric `count` the plural row (`key.one`, `key.other`) wins.
 * A key without any row is shown as itself, so that a missing text is seen and reported, never blank.
 */
export function translate(
  rows: Readonly<Record<string, string>>,
  locale: string,
  key: string,
  params?: TextParams,
): string {
  const count = params?.count;
  if (typeof count === 'number') {
    const plural = rows[`${key}.${new Intl.PluralRules(locale).select(count)}`] ?? rows[`${key}.other`];
    if (plural !== undefined) return fillIn(plural, params);
  }
  return fillIn(rows[key] ?? key, params);
}

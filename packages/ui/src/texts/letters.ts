import { useEffect } from 'react';

interface Face {
  /** ISO 15924. */
  readonly script: string;
  readonly letters: RegExp;
  load(): Promise<unknown>;
}

/**
 * Letters that a page does not load at first: each sheet comes with the first text that needs it, and names its files
 * by unicode-range. Chinese, Japanese and Korean ones weigh megabytes; every device has its own.
 */
const FACES: readonly Face[] = [
  { script: 'Beng', letters: /\p{sc=Beng}/u, load: () => import('../tokens/fonts-bengali.css') },
  { script: 'Ethi', letters: /\p{sc=Ethi}/u, load: () => import('../tokens/fonts-ethiopic.css') },
  { script: 'Hebr', letters: /\p{sc=Hebr}/u, load: () => import('../tokens/fonts-hebrew.css') },
  { script: 'Thai', letters: /\p{sc=Thai}/u, load: () => import('../tokens/fonts-thai.css') },
];

/** Most pages are in one of these; asking the browser takes a slow phone longer than the rest of this. */
const LATIN = /^(de|en|es|fr|it|pt|sw)(-[A-Z]{2})?$/;

function scriptOf(locale: string): string | undefined {
  if (LATIN.test(locale)) return 'Latn';
  try {
    return new Intl.Locale(locale).maximize().script;
  } catch {
    return undefined;
  }
}

/** The scripts that a language, or a text in it, needs letters for. */
export function scriptsFor(locale: string, text = ''): readonly string[] {
  const own = scriptOf(locale);
  return FACES.filter(({ script, letters }) => script === own || letters.test(text)).map(
    ({ script }) => script,
  );
}

/** For a page, a game or a list in a language. Without a line, the device's own letters stay. */
export function useLetters(locale: string, text?: string): void {
  useEffect(() => {
    const needed = scriptsFor(locale, text);
    for (const { script, load } of FACES) if (needed.includes(script)) load().catch(() => {});
  }, [locale, text]);
}

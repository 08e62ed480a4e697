/**
 * In which order children of a language are taught its letters, level by level: those that the first words need come first.
 * English after Letters and Sounds, Spanish and Swahili after the usual order of primers, vowels first.
 */
const TAUGHT: Readonly<Record<string, readonly string[]>> = {
  en: ['satpin', 'mdgock', 'eurhbfl', 'jvwx', 'yzq', ''],
  es: ['aeioumpsl', 'tdnf', 'rcbgj', 'hñvyz', 'llqkxw', ''],
  sw: ['aeioumkt', 'lnpsb', 'wdgyh', 'jfrv', 'zcqx', ''],
};

export const TAUGHT_LEVELS = 6;

/** Without accents: they are marks on a letter that is known. The ñ is a letter of its own. */
const plain = (letter: string, locale: string): string =>
  locale === 'es' && letter.normalize('NFC') === 'ñ' ? 'ñ' : letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Whether anybody knows the order of the letters in this language. */
export const letterOrderIsKnown = (locale: string): boolean => locale in TAUGHT;

/** The letters of a word that come after this level, each once; none where the order of the language is not known. */
export function lettersNotYetTaught(word: string, level: number, locale: string): readonly string[] {
  const order = TAUGHT[locale];
  if (!order || level >= TAUGHT_LEVELS) return [];
  const later = new Set(order.slice(Math.max(1, level)).join(''));
  const letters = Array.from(word.toLocaleLowerCase(locale).normalize('NFC'), (letter) =>
    plain(letter, locale),
  );
  return [...new Set(letters.filter((letter) => later.has(letter)))];
}

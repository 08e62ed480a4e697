import { comparable, graphemes } from '@flink/game-kit/model/text/graphemes.ts';

/** Signs that a language writes and counts as one letter. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  sw: ["ng'", 'ch', 'dh', 'gh', 'kh', 'ny', 'sh', 'th'],
};

const MOST_JOINED = 3;

export const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/, 1)[0] ?? '';

export const joinedLetters = (locale: string): readonly string[] => JOINED[languageOf(locale)] ?? [];

/** As many letters as the one at the beginning takes. */
function lengthOfFirst(signs: readonly string[], joined: readonly string[]): number {
  for (let length = Math.min(MOST_JOINED, signs.length); length > 1; length -= 1)
    if (joined.includes(comparable(signs.slice(0, length).join('')).toLowerCase())) return length;
  return 1;
}

/** The letters of a word as its language counts them: a vowel sign stays with its letter, and ng' is one. */
export function lettersOf(text: string, locale: string): readonly string[] {
  const signs = graphemes(text, locale);
  const joined = joinedLetters(locale);
  const letters: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const length = lengthOfFirst(signs.slice(at, at + MOST_JOINED), joined);
    letters.push(signs.slice(at, at + length).join(''));
    at += length;
  }
  return letters;
}

/** Joiners and variation selectors have no key: they change how a letter looks, not which one it is. */
const KEYLESS = /[\u200c\u200d]|[\ufe00-\ufe0f]/g;
/** Emojis and flags are put together of signs that mean something else alone. */
const EMOJI = /[\p{Extended_Pictographic}\p{RI}]/u;

/** A letter as it is typed and compared. */
export const typedForm = (letter: string): string =>
  EMOJI.test(letter) ? letter : comparable(letter).replace(KEYLESS, '') || letter;

/** What is pressed for a letter, one key after the other: a vowel sign has a key of its own, ng' is one key. */
export function keysOf(letter: string, locale: string): readonly string[] {
  const plain = typedForm(letter);
  if (EMOJI.test(plain)) return [plain];
  return joinedLetters(locale).includes(plain.toLowerCase()) ? [plain] : Array.from(plain);
}

export const isCapital = (letter: string, locale: string): boolean => {
  const [first = ''] = Array.from(letter);
  return first !== first.toLocaleLowerCase(locale);
};

/** A capital is asked for where the author wrote one; where not, it is no mistake. */
export function sameLetter(asked: string, written: string, locale: string): boolean {
  const [one, other] = [typedForm(asked), typedForm(written)];
  if (one.toLocaleLowerCase(locale) !== other.toLocaleLowerCase(locale)) return false;
  return !isCapital(one, locale) || isCapital(other, locale);
}

/** Whether what was typed is a beginning of a letter, or all of it. */
export const beginsLetter = (typedSoFar: string, letter: string, locale: string): boolean =>
  typedForm(letter).toLocaleLowerCase(locale).startsWith(typedForm(typedSoFar).toLocaleLowerCase(locale));

import { withoutUnseen } from './clean-text.ts';
import { plainApostrophes } from './graphemes.ts';
import { UNSPACED } from './words.ts';

/** Where a word stands in a text, in UTF-16 units. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** What a word goes on with: a ZWNJ joins two parts of one Persian word. */
const GOES_ON = /[\p{L}\p{M}\p{N}\u200c\u200d]/u;
/** Marks that join: "known" by itself is the word before the one in "well-known", "eau" before the one in "l'eau". */
const JOINED_ON = /[\p{L}\p{M}\p{N}\p{Pd}'\u200c\u200d]/u;
/** Korean writes particles onto the end of a word. */
const WITH_ENDINGS = /\p{sc=Hang}/u;

/** English letters and signs, without the accent that stands for an apostrophe: most words, and nothing to fold in them. */
const SIMPLE = /^[\x20-\x5f\x61-\x7e]*$/;
/** Where a capital I has a small letter of its own. */
const OWN_CAPITALS = /^(?:tr|az|lt)\b/;

/** Capitals by the rules of the language, and one letter for what only its place in the word tells apart. */
const folded = (text: string, locale: string): string =>
  SIMPLE.test(text) && !OWN_CAPITALS.test(locale)
    ? text.toLowerCase()
    : plainApostrophes(withoutUnseen(text).normalize('NFC'))
        .toLocaleLowerCase(locale)
        .replaceAll('ς', 'σ')
        .replaceAll('ß', 'ss');

/** One spelling of a word: capitals, the kind of an apostrophe and how accents are stored make no other word of it. */
export const wordKey = (word: string, locale: string): string => folded(word, locale).trim();

export const sameWord = (one: string, other: string, locale: string): boolean =>
  wordKey(one, locale) === wordKey(other, locale);

interface Letter {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
}

/** Cut where the text is, not where its NFC would be: what is found is cut out of the text as it stands. */
const lettersOf = (text: string, locale: string): readonly Letter[] =>
  Array.from(new Intl.Segmenter(locale).segment(text), ({ index, segment }) => ({
    start: index,
    end: index + segment.length,
    plain: folded(segment, locale),
  }));

function edgesOf(text: string, locale: string): ReadonlySet<number> {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(plainApostrophes(text));
  return new Set([text.length, ...Array.from(words, ({ index }) => index)]);
}

/** The place after the letters that spell the word from here on. */
function spelledTo(letters: readonly Letter[], first: number, wanted: string): number | null {
  let spelled = '';
  for (let place = first; place < letters.length; place += 1) {
    const { plain = '' } = letters[place] ?? {};
    if (spelled + plain === '') return null;
    spelled += plain;
    if (spelled === wanted) return place + 1;
    if (!wanted.startsWith(spelled)) return null;
  }
  return null;
}

/**
 * The word in its sentence: where it stands by itself, else where only a mark joins it to another, else, in scripts
 * without spaces, wherever its letters are. Null where it does not occur.
 */
export function findWord(sentence: string, word: string, locale: string): Found | null {
  const wanted = wordKey(word, locale);
  const letters = lettersOf(sentence, locale);
  const edges = edgesOf(sentence, locale);
  const standing = letters.flatMap(({ start }, first) => {
    const after = spelledTo(letters, first, wanted);
    const end = after === null ? undefined : letters[after - 1]?.end;
    if (after === null || end === undefined) return [];
    const before = letters[first - 1]?.plain ?? '';
    const behind = letters[after]?.plain ?? '';
    const apart = (goesOn: RegExp) => !goesOn.test(before) && !goesOn.test(behind);
    const whole = edges.has(start) && edges.has(end);
    if (whole && apart(JOINED_ON)) return [{ start, end, rank: 0 }];
    if (whole || apart(GOES_ON)) return [{ start, end, rank: 1 }];
    const within = UNSPACED.test(wanted) || (WITH_ENDINGS.test(wanted) && edges.has(start));
    return within ? [{ start, end, rank: 2 }] : [];
  });
  const best = standing.toSorted((one, other) => one.rank - other.rank)[0];
  return best ? { start: best.start, end: best.end } : null;
}

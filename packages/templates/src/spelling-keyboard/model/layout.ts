import { joinedLetters, keysOf, languageOf, lettersOf } from './letters.ts';

export interface Key {
  /** What it writes, in small letters. */
  readonly letter: string;
  /** What a long press on it offers besides. */
  readonly more: readonly string[];
  readonly kind: 'plain' | 'vowel' | 'joined';
}

export interface Layout {
  /** As on the keyboards of the language, for a broad screen. */
  readonly rows: readonly (readonly Key[])[];
  /** In the order of the alphabet, for a phone. */
  readonly alphabet: readonly Key[];
  readonly hasSpace: boolean;
  /** Of a script without small letters there is nothing to toggle. */
  readonly hasCase: boolean;
}

interface Base {
  readonly rows: readonly string[];
  /** Letters that are written with a sign above, by the key that they lie under. */
  readonly more?: Readonly<Record<string, string>>;
  readonly vowels?: string;
  /** Its rows are in the order of the alphabet already. */
  readonly alphabetical?: true;
}

const QWERTY = ['q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m'];
const LATIN_VOWELS = 'aeiou';

/** For what is written in Latin letters and has no keyboard here; the rest has the letters of its words. */
const LATIN: Base = { rows: QWERTY, vowels: LATIN_VOWELS };
const NONE: Base = { rows: [] };

/** Keyboards that people know, by language. */
const BASES: Readonly<Record<string, Base>> = {
  en: { rows: QWERTY, vowels: LATIN_VOWELS },
  es: {
    rows: ['q w e r t y u i o p', 'a s d f g h j k l ñ', 'z x c v b n m'],
    more: { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'úü' },
    vowels: LATIN_VOWELS,
  },
  fr: {
    rows: ['a z e r t y u i o p', 'q s d f g h j k l m', 'w x c v b n'],
    more: { a: 'àâæ', e: 'éèêë', i: 'îï', o: 'ôœ', u: 'ùûü', c: 'ç', y: 'ÿ' },
    vowels: 'aeiouy',
  },
  sw: {
    rows: ['a b ch d dh e f g gh h', "i j k kh l m n ng' ny o", 'p r s sh t th u v w y z'],
    alphabetical: true,
    vowels: LATIN_VOWELS,
  },
  ar: {
    rows: ['ض ص ث ق ف غ ع ه خ ح ج', 'ش س ي ب ل ا ت ن م ك ط', 'ذ ء ر ى ة و ز ظ د'],
    more: { ا: 'أإآ', و: 'ؤ', ي: 'ئ' },
  },
  hi: {
    rows: [
      'अ आ इ ई उ ऊ ए ऐ ओ औ',
      'क ख ग घ च छ ज झ ट ठ ड ढ ण',
      'त थ द ध न प फ ब भ म य र ल व श ष स ह',
      'ा ि ी ु ू े ै ो ौ ं ँ ्',
    ],
    alphabetical: true,
    vowels: 'अआइईउऊएऐओऔ',
  },
  am: {
    rows: ['ሀ ለ ሐ መ ሠ ረ ሰ ሸ ቀ በ ተ', 'ቸ ነ ኘ አ ከ ኸ ወ ዐ ዘ ዠ የ', 'ደ ጀ ገ ጠ ጨ ጰ ጸ ፀ ፈ ፐ'],
    alphabetical: true,
  },
};

/** More keys than a child oversees, or a phone has room for. */
const MOST_KEYS = 33;
/** Where a keyboard is cut down to what is needed, others stand between: it tells which letters there are, not which to write. */
const ENOUGH_KEYS = 24;
const KEYS_IN_A_ROW = 10;

/** The letter that lies under another: its own without the signs above it. */
function underneath(letter: string, keys: ReadonlySet<string>): string | undefined {
  const [plain = ''] = Array.from(letter.normalize('NFD'));
  return plain !== letter && keys.has(plain) ? plain : undefined;
}

/** Fillers from all over the alphabet, so that none of it is missing altogether. */
function spread(letters: readonly string[], count: number): readonly string[] {
  const step = letters.length / count;
  return count >= letters.length
    ? letters
    : Array.from({ length: Math.max(0, count) }, (_none, index) => letters[Math.floor(index * step)] ?? '');
}

/** The keys that the words ask for, among those of a keyboard of their language. */
export function layoutOf(words: readonly string[], locale: string): Layout {
  const asked = words.flatMap((word) => lettersOf(word, locale).flatMap((letter) => keysOf(letter, locale)));
  const needed = new Set(
    asked.map((key) => key.toLocaleLowerCase(locale)).filter((key) => key.trim() !== ''),
  );

  const base = BASES[languageOf(locale)] ?? ([...needed].some((key) => /[a-z]/.test(key)) ? LATIN : NONE);
  const baseRows = base.rows.map((row) => row.split(' '));
  const known = new Set(baseRows.flat());

  const under = new Map<string, string[]>(
    Object.entries(base.more ?? {}).map(([key, letters]) => [key, Array.from(letters)]),
  );
  const extra: string[] = [];
  for (const letter of needed) {
    if (known.has(letter) || [...under.values()].some((letters) => letters.includes(letter))) continue;
    const below = underneath(letter, known);
    if (below === undefined) extra.push(letter);
    else under.set(below, [...(under.get(below) ?? []), letter]);
  }

  const joined = joinedLetters(locale);
  const keyOf = (letter: string): Key => ({
    letter,
    more: under.get(letter) ?? [],
    kind: joined.includes(letter) ? 'joined' : base.vowels?.includes(letter) ? 'vowel' : 'plain',
  });
  const { compare } = new Intl.Collator(locale);
  const sortedExtra = extra.toSorted(compare);
  const isUsed = (letter: string) =>
    needed.has(letter) || (under.get(letter) ?? []).some((other) => needed.has(other));
  const cut = known.size + extra.length > MOST_KEYS;
  const used = [...known].filter(isUsed);
  const fillers = [...known].filter((letter) => !isUsed(letter));
  const kept = new Set(cut ? [...used, ...spread(fillers, ENOUGH_KEYS - used.length - extra.length)] : known);
  const whole = baseRows.map((row) => row.filter((letter) => kept.has(letter)));
  const rows =
    cut || whole.length === 0 ? evenRows([...whole.flat(), ...sortedExtra]) : [...whole, sortedExtra];
  return {
    rows: rows.filter((row) => row.length > 0).map((row) => row.map(keyOf)),
    alphabet: [...(base.alphabetical ? kept : [...kept].toSorted(compare)), ...sortedExtra].map(keyOf),
    hasSpace: words.some((word) => /\s/.test(word.trim())),
    hasCase: [...kept, ...extra].some((letter) => capital(letter, locale) !== letter),
  };
}

function evenRows(letters: readonly string[]): string[][] {
  const count = Math.max(1, Math.ceil(letters.length / KEYS_IN_A_ROW));
  const length = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_none, row) => letters.slice(row * length, (row + 1) * length));
}

/** Capital where the language has one: of ng' only the first sign. */
export function capital(letter: string, locale: string): string {
  const [first = '', ...rest] = Array.from(letter);
  // Georgian has capitals for headings only.
  if (/\p{Script=Georgian}/u.test(first)) return letter;
  const upper = first === 'ß' ? 'ẞ' : first.toLocaleUpperCase(locale);
  return Array.from(upper).length === 1 ? [upper, ...rest].join('') : letter;
}

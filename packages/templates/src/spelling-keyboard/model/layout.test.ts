import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capital, layoutOf } from './layout.ts';
import { keysOf, lettersOf } from './letters.ts';

const written = (rows: ReturnType<typeof layoutOf>['rows']) =>
  rows.map((row) => row.map(({ letter }) => letter).join(' '));

test('English has the keyboard that people know', () => {
  expect(written(layoutOf(['cat'], 'en').rows)).toEqual([
    'q w e r t y u i o p',
    'a s d f g h j k l',
    'z x c v b n m',
  ]);
});

test('Spanish has ñ, and its accents under the vowels', () => {
  const { rows } = layoutOf(['árbol'], 'es');
  const keys = rows.flat();

  expect(keys.map(({ letter }) => letter)).toContain('ñ');
  expect(keys.find(({ letter }) => letter === 'u')?.more).toEqual(['ú', 'ü']);
});

test('Swahili has a key for each of its letters of two signs', () => {
  const keys = layoutOf(["ng'ombe"], 'sw').alphabet;

  expect(keys.filter(({ kind }) => kind === 'joined').map(({ letter }) => letter)).toEqual([
    'ch',
    'dh',
    'gh',
    'kh',
    "ng'",
    'ny',
    'sh',
    'th',
  ]);
});

test('an accent that a language does not know lies under its letter, another sign has a key of its own', () => {
  const { rows } = layoutOf(['naïve', "o'clock"], 'en');

  expect(rows.flat().find(({ letter }) => letter === 'i')?.more).toEqual(['ï']);
  expect(written(rows).at(-1)).toBe("'");
});

test('the space key is there for words that have a space, capitals for scripts that have them', () => {
  expect(layoutOf(['ice cream'], 'en')).toMatchObject({ hasSpace: true, hasCase: true });
  expect(layoutOf(['كتاب'], 'ar')).toMatchObject({ hasSpace: false, hasCase: false });
});

test('a large alphabet is cut to what a phone has room for, with letters that are not asked for', () => {
  const { alphabet } = layoutOf(['किताब'], 'hi');

  expect(alphabet.length).toBe(24);
  expect(alphabet.map(({ letter }) => letter)).toEqual(expect.arrayContaining(['क', 'ि', 'त', 'ा', 'ब']));
});

const WORDS: readonly (readonly [string, string])[] = [
  ['en', "abcdefghijklmnopqrstuvwxyzé -'"],
  ['es', 'abcdefghijklmnñopqrstuvwxyzáéíóúü'],
  ['fr', 'abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ-'],
  ['sw', "abcdefghijklmnoprstuvwyz'"],
  ['ar', 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءةىأإآؤئ'],
  ['hi', 'अआइकखगतपबमरलसािीुूेोंँ्'],
  ['am', 'ሀሁሂሃለሉላልመሙማምሰሱሳስበባብተታትነናንአኢኣእከካክወዋውየያይደዳድ'],
  ['th', 'กขคงจชซดตทนบปผพมยรลวสหอะาิีุูเแโ'],
];

test('every word can be written with its keyboard, key by key', () => {
  for (const [locale, letters] of WORDS)
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20 }), {
          minLength: 1,
          maxLength: 8,
        }),
        (words) => {
          const { rows, alphabet, hasSpace } = layoutOf(words, locale);
          const asked = words
            .flatMap((word) => lettersOf(word.trim(), locale))
            .flatMap((letter) => keysOf(letter, locale));
          for (const keys of [rows.flat(), alphabet]) {
            const there = keys.flatMap(({ letter, more }) => [letter, ...more]);
            expect(new Set(there).size).toBe(there.length);
            expect(asked.filter((key) => (key.trim() === '' ? !hasSpace : !there.includes(key)))).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
});

test('of a letter of two signs only the first is a capital; what has none stays as it is', () => {
  expect(capital("ng'", 'sw')).toBe("Ng'");
  expect(capital('i', 'tr')).toBe('İ');
  expect(capital('ß', 'de')).toBe('ẞ');
  expect(capital('ა', 'ka')).toBe('ა');
  expect(capital('ك', 'ar')).toBe('ك');
});

test('another language in Latin letters has a keyboard around the letters of its words', () => {
  const { rows } = layoutOf(['coração'], 'pt');

  expect(rows.flat()).toHaveLength(26);
  expect(rows.flat().find(({ letter }) => letter === 'c')?.more).toEqual(['ç']);
});

test.each([
  ['tr', 'İstanbul'],
  ['tr', 'Irmak'],
  ['de', 'ẞ'],
])('in %s the capital of %s is on a key', (locale, word) => {
  const [first = ''] = lettersOf(word, locale);
  const keys = layoutOf([word], locale).alphabet.flatMap(({ letter, more }) => [letter, ...more]);

  expect(keys.map((letter) => capital(letter, locale))).toContain(first);
});

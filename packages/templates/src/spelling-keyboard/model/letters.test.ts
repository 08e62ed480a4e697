import { expect, test } from 'vitest';
import { keysOf, lettersOf, sameLetter } from './letters.ts';

test.each([
  ['umbrella', 'en', ['u', 'm', 'b', 'r', 'e', 'l', 'l', 'a']],
  ['ng’ombe', 'sw', ['ng’', 'o', 'm', 'b', 'e']],
  ["Ng'ombe", 'sw-TZ', ["Ng'", 'o', 'm', 'b', 'e']],
  ['nyumba', 'sw', ['ny', 'u', 'm', 'b', 'a']],
  ['ngoma', 'sw', ['n', 'g', 'o', 'm', 'a']],
  ['shush', 'en', ['s', 'h', 'u', 's', 'h']],
  ['a\u0301rbol', 'es', ['á', 'r', 'b', 'o', 'l']],
  ['किताब', 'hi', ['कि', 'ता', 'ब']],
  ['كتاب', 'ar', ['ك', 'ت', 'ا', 'ب']],
  ['ሰላም', 'am', ['ሰ', 'ላ', 'ም']],
])('%s in %s has the letters %j', (word, locale, letters) => {
  expect(lettersOf(word, locale)).toEqual(letters);
});

test('a letter with a vowel sign is pressed on two keys, a letter of two signs on one', () => {
  expect(keysOf('कि', 'hi')).toEqual(['क', 'ि']);
  expect(keysOf('ng’', 'sw')).toEqual(["ng'"]);
  expect(keysOf('é', 'fr')).toEqual(['é']);
});

test('a capital is needed where the author wrote one, and no mistake elsewhere', () => {
  expect(sameLetter('p', 'P', 'en')).toBe(true);
  expect(sameLetter('P', 'P', 'en')).toBe(true);
  expect(sameLetter('P', 'p', 'en')).toBe(false);
  expect(sameLetter('NG’', "Ng'", 'en')).toBe(true);
  expect(sameLetter('a', 'á', 'en')).toBe(false);
});

test('Turkish has two letters i, each with its capital', () => {
  expect(sameLetter('İ', 'i', 'tr')).toBe(false);
  expect(sameLetter('i', 'İ', 'tr')).toBe(true);
  expect(sameLetter('ı', 'I', 'tr')).toBe(true);
  expect(sameLetter('i', 'I', 'tr')).toBe(false);
});

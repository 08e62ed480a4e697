import { expect, test } from 'vitest';
import { scriptsFor } from './letters.ts';

test('a language brings the letters that it is written in', () => {
  expect(['am', 'ti', 'th', 'he', 'yi', 'bn', 'as'].map((locale) => scriptsFor(locale))).toEqual([
    ['Ethi'],
    ['Ethi'],
    ['Thai'],
    ['Hebr'],
    ['Hebr'],
    ['Beng'],
    ['Beng'],
  ]);
});

test('other languages bring nothing, nor does one that nobody knows', () => {
  expect(
    ['en', 'es', 'sw', 'fr', 'ar', 'hi', 'zh', 'no language'].flatMap((locale) => scriptsFor(locale)),
  ).toEqual([]);
});

test('a text brings the letters that stand in it', () => {
  expect(scriptsFor('en', 'แมว is a cat, ድመት too')).toEqual(['Ethi', 'Thai']);
});

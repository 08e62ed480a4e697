import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const wordsOf = (list: readonly string[]) => list.map((word) => ({ word, hasPicture: false }));
const rows = (list: readonly string[], locale: string) => {
  const made = generator.generate(wordsOf(list), { random: 1, locale });
  return made.ok ? made.gameData.problems.map(({ items }) => items.map(({ text }) => text)) : made.issues;
};

test('every word stands in one row of three to five, in the order of the alphabet', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 20 }), fc.integer(), (count, random) => {
      const list = Array.from({ length: count }, (_, index) => `${String.fromCharCode(97 + index)}word`);
      const made = generator.generate(wordsOf(list), { random, locale: 'en' });
      if (!made.ok) throw new Error('three words are enough');
      const texts = made.gameData.problems.map(({ items }) => items.map(({ text }) => text));

      expect(validity(made.gameData)).toEqual([]);
      expect(made.options.alphabet).toBe(true);
      expect(texts.flat().sort()).toEqual(list);
      for (const row of texts) {
        expect(row).toEqual([...row].sort());
        expect(row.length).toBeGreaterThanOrEqual(3);
        expect(row.length).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test('the alphabet is that of the language', () => {
  expect(rows(['ñandú', 'oso', 'nube'], 'es')).toEqual([['nube', 'ñandú', 'oso']]);
  expect(rows(['zebra', 'öga', 'apa'], 'sv')).toEqual([['apa', 'zebra', 'öga']]);
  expect(rows(['zebra', 'öl', 'apfel'], 'de')).toEqual([['apfel', 'öl', 'zebra']]);
});

test('a word that stands in the list twice is used once; fewer than three are refused', () => {
  expect(rows(['cat', 'cat', 'dog', 'ant'], 'en')).toEqual([['ant', 'cat', 'dog']]);
  expect(rows(['cat', 'cat', 'dog'], 'en')).toEqual([{ code: 'wordlists.notEnoughAfterFilter' }]);
});

test('words with an order of their own are put into that order, not into the alphabet', () => {
  const numbers = ['one', 'two', 'three', 'four'].map((word, at) => ({
    word,
    hasPicture: false,
    rank: at + 1,
  }));
  const made = generator.generate(numbers, { random: 3, locale: 'en' });

  expect(made.ok && made.gameData.problems.map(({ items }) => items.map(({ text }) => text))).toEqual([
    ['one', 'two', 'three', 'four'],
  ]);
  expect(made.ok && made.options.alphabet).toBe(false);
});

test('words that begin alike stand in different rows, and what all begin with does not count', () => {
  const verbs = ['kula', 'kulala', 'kulia', 'kulima', 'kusoma', 'kucheza', 'kuona', 'kupika'].map((word) => ({
    word,
    hasPicture: false,
  }));
  const made = generator.generate(verbs, { random: 5, locale: 'sw' });
  const alike = made.ok
    ? made.gameData.problems.map(({ items }) => items.filter(({ text }) => text.startsWith('kul')).length)
    : [];

  expect(alike).toEqual([2, 2]);
});

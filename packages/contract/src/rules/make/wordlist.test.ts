import { expect, test } from 'vitest';
import { distinctWords, foldWord, wordlistIssues } from './wordlist.ts';

const words = (...all: readonly string[]) => all.map((word) => ({ word }));

test('two ways of writing one word are one word, two words with other letters are two', () => {
  const kept = distinctWords(
    words(
      'Pear',
      ' pear ',
      '',
      'pe ar',
      "o'clock",
      'o’clock',
      'niño',
      'nin\u0303o',
      'nino',
      'ice\u00a0cream',
      'ice  cream',
    ),
    'en',
  );

  expect(kept.map(({ word }) => word)).toEqual(['Pear', 'pe ar', "o'clock", 'niño', 'nino', 'ice cream']);
});

test('signs that nobody sees are no letters of a word; those that join letters are', () => {
  const kept = distinctWords(
    words('\u202Ecow\u202C', 'cow\u200B', '\uFEFF', 'می\u200Cخواهم', '👩\u200D🚀'),
    'en',
  );

  expect(kept.map(({ word }) => word)).toEqual(['cow', 'می\u200Cخواهم', '👩\u200D🚀']);
});

test('words are compared by the letters of their language', () => {
  expect(foldWord('Işık', 'tr')).toBe(foldWord('ışık', 'tr'));
  expect(foldWord('IŞIK', 'tr')).not.toBe(foldWord('işik', 'tr'));
  expect(foldWord('Pear', 'no language at all')).toBe('pear');
});

test('emoji and words from right to left stay as they are', () => {
  expect(distinctWords(words('👩‍👧', 'تفاحة', 'تُفَّاحة'), 'ar').map(({ word }) => word)).toEqual([
    '👩‍👧',
    'تفاحة',
    'تُفَّاحة',
  ]);
});

test('a list for general use has a name, categories and five words', () => {
  const list = {
    name: 'Fruit',
    educationalCategories: [{}],
    words: words('a', 'b', 'c', 'd', 'e'),
    shipped: false,
  };

  expect(wordlistIssues(list)).toEqual([]);
  expect(wordlistIssues({ ...list, name: ' ' })).toEqual(['wordlists.nameRequired']);
  expect(wordlistIssues({ ...list, educationalCategories: [] })).toEqual(['wordlists.categoriesRequired']);
  expect(wordlistIssues({ ...list, educationalCategories: [], shipped: true })).toEqual([]);
  expect(wordlistIssues({ ...list, words: list.words.slice(1) })).toEqual(['wordlists.tooFewWords']);
});

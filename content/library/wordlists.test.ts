import { describe, expect, test } from 'vitest';
import { nounCategories } from '../words/nouns.ts';
import { otherWordCategories } from '../words/other-words.ts';
import { LIBRARY_LOCALES } from './library.ts';
import { wordlists, wordsOf } from './wordlists.ts';

test('there are at least 20 wordlists, over three subjects and levels 1 to 6 of each', () => {
  const places = new Set(wordlists.map(({ subject, level }) => `${subject} ${level}`));

  expect(wordlists.length).toBeGreaterThanOrEqual(20);
  for (const subject of ['reading', 'world', 'words'])
    for (const level of [1, 2, 3, 4, 5, 6]) expect(places).toContain(`${subject} ${level}`);
});

test('every category of words has one list, and every list its words', () => {
  const categories = [...nounCategories.keys(), ...otherWordCategories.keys()];

  expect(wordlists.map(({ key }) => key).toSorted()).toEqual(categories.toSorted());
});

describe.each(LIBRARY_LOCALES)('the wordlists in %s', (locale) => {
  test('have 8 to 20 different words each', () => {
    const unfit = wordlists.filter((list) => {
      const words = wordsOf(list, locale).map(({ word }) => word);
      return words.length < 8 || words.length > 20 || new Set(words).size < words.length;
    });

    expect(unfit).toEqual([]);
  });

  test('have names of their own', () => {
    expect(new Set(wordlists.map(({ name }) => name[locale])).size).toBe(wordlists.length);
  });
});

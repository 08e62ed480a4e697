import { expect, test } from 'vitest';
import {
  bodyOf,
  draftIn,
  draftOf,
  isTwice,
  withMeaning,
  withWord,
  withWords,
  writtenWords,
} from './list-draft.ts';

const empty = draftOf({ name: 'Tea', locale: 'en', educationalCategories: [], words: [] });

test('a list has twenty places, and only what is written is saved', () => {
  const draft = withWord(withWord(empty, 3, ' pear '), 7, 'Milk');

  expect(draft.words).toHaveLength(20);
  expect(bodyOf('id', 4, draft)).toMatchObject({
    version: 4,
    words: [
      { word: 'pear', wordId: null },
      { word: 'Milk', wordId: null },
    ],
  });
});

test('a word that stands twice is marked at the second place and saved once', () => {
  const draft = withWords(empty, ['pear', 'milk', 'Pear']);

  expect([0, 1, 2, 3].map((at) => isTwice(draft, at))).toEqual([false, false, true, false]);
  expect(writtenWords(draft)).toHaveLength(2);
});

test('another word forgets the meaning that was chosen', () => {
  const chosen = withMeaning(withWords(empty, ['bat']), 0, 'the animal');

  expect(chosen.words[0]).toEqual({ word: 'bat', wordId: 'the animal' });
  expect(withWord(chosen, 0, 'bats').words[0]).toEqual({ word: 'bats', wordId: null });
});

test('what was kept on the device comes back, and anything else does not', () => {
  expect(draftIn(JSON.parse(JSON.stringify(withWords(empty, ['tea']))))).toEqual(withWords(empty, ['tea']));
  expect([draftIn(null), draftIn({ words: [] }), draftIn({ problems: [] })]).toEqual([null, null, null]);
});

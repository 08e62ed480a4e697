import { expect, test } from 'vitest';
import { wordsFor } from './word-criteria.ts';

const criteria = {
  imageRequired: true,
  audioRequired: false,
  hyphenAllowed: false,
  spacesAllowed: false,
  maxWordLength: 6,
  minWords: 2,
};
const word = (text: string, hasPicture = true) => ({ word: text, hasPicture });
const kept = (words: ReturnType<typeof word>[], more = {}) =>
  wordsFor({ ...criteria, ...more }, words, 'en').map((one) => one.word);

test('words without a picture, with a hyphen, with a space or too long are left out', () => {
  expect(
    kept([word('cat'), word('dog', false), word('t-shirt'), word('ice cream'), word('elephant')]),
  ).toEqual(['cat']);
});

test('a template that allows them keeps them', () => {
  expect(
    kept([word('dog', false), word('t-shirt'), word('ice bag')], {
      imageRequired: false,
      hyphenAllowed: true,
      spacesAllowed: true,
      maxWordLength: 7,
    }),
  ).toEqual(['dog', 't-shirt', 'ice bag']);
});

test('letters are counted as a reader counts them', () => {
  expect(kept([word('e\u0301le\u0300ve')])).toEqual(['e\u0301le\u0300ve']);
});

test('what shows no letter is no word', () => {
  expect(kept([word(''), word(' '), word('\u00a0'), word('\u200c'), word('cat')])).toEqual(['cat']);
});

test('a word that stands in the list twice is one word, whatever its capitals, apostrophes and spaces', () => {
  const listed = ["ng'oa", 'Ng’oa', ' ngʼoa ', 'cafe\u0301', 'CAFÉ', 'cat'].map((text) => word(text));

  expect(kept(listed)).toEqual(["ng'oa", 'cafe\u0301', 'cat']);
});

test('of a word that stands there twice, the one that fits is used', () => {
  expect(kept([word('cat', false), word('Cat')])).toEqual(['Cat']);
});

test('a word with a ZWNJ is one word', () => {
  expect(kept([word('می‌خواهم')], { maxWordLength: 8 })).toEqual(['می‌خواهم']);
});

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

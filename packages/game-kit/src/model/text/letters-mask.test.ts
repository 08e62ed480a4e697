import { expect, test } from 'vitest';
import { graphemes } from './graphemes.ts';
import { maskByLetter } from './letters-mask.ts';

const letters = (word: string) => graphemes(word, 'en');

test('a mask of letters is taken as it stands', () => {
  expect(maskByLetter(letters('cat'), [1, 0, 2])).toEqual([1, 0, 2]);
});

test('a mask that is too short leaves the rest free, and one that is too long says nothing of what is not there', () => {
  expect(maskByLetter(letters('cat'), [1])).toEqual([1, 0, 0]);
  expect(maskByLetter(letters('cat'), [1, 0, 0, 1, 1, 1, 1])).toEqual([1, 0, 0]);
});

test('a mask of signs is read by the letters that they make', () => {
  // का + ला: two signs each
  expect(maskByLetter(letters('काला'), [1, 1, 0, 0])).toEqual([1, 0]);
});

test('a mask of units is read by the letters that they make', () => {
  // each letter outside of the basic plane is two units
  expect(maskByLetter(letters('𞤀𞤁'), [1, 1, 0, 0])).toEqual([1, 0]);
});

test('a mask that says two things of one letter is none', () => {
  expect(maskByLetter(letters('काला'), [1, 0, 0, 0])).toBeNull();
});

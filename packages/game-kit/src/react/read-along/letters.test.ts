import { expect, test } from 'vitest';
import { lettersIn, placeOfLetters } from './letters.ts';

const shown = ['Find the ', 'ca', 't.\n', '  Touch it!'];

function words(first: number, end: number): string | null {
  const place = placeOfLetters(shown, first, end);
  if (!place) return null;
  const start = shown.slice(0, place.from.text).join('').length + place.from.offset;
  const stop = shown.slice(0, place.to.text).join('').length + place.to.offset;
  return shown.join('').slice(start, stop);
}

test('spaces do not count', () => {
  expect(lettersIn(' the\u00a0red \n cat ')).toBe(9);
});

test('a word is found wherever it stands', () => {
  expect(words(0, 4)).toBe('Find');
  expect(words(4, 7)).toBe('the');
  expect(words(11, 16)).toBe('Touch');
});

test('a word that is set in two ways is one word', () => {
  expect(words(7, 10)).toBe('cat');
});

test('what is not shown has no place', () => {
  expect(words(15, 40)).toBeNull();
});

import { expect, test } from 'vitest';
import { dataSchema, optionsSchema } from './schema.ts';
import { validity, warnings } from './validity.ts';

const path = ['gameData', 'problems', 0, 'words'];
const read = (words: readonly string[], options: object) =>
  [dataSchema.parse({ problems: [{ id: 'p1', words }] }), optionsSchema.parse(options)] as const;
const issuesOf = (words: readonly string[], options = {}, locale = 'en') =>
  validity(...read(words, options), locale);
const warningsOf = (words: readonly string[], options = {}, locale = 'en') =>
  warnings(...read(words, options), locale);

test('two words of 3 to 12 characters after trimming are enough', () => {
  expect(issuesOf([' cat ', 'refrigerator'])).toEqual([]);
  expect(issuesOf(['cat', 'ox'])).toEqual([{ code: 'words.few', path }]);
  expect(issuesOf(['cat', 'refrigerators'])).toEqual([{ code: 'words.few', path }]);
});

test('characters are those that a reader counts', () => {
  expect(issuesOf(['किताब', 'तितली'])).toEqual([]);
  expect(issuesOf(['cat', 'की'])).toEqual([{ code: 'words.few', path }]);
  expect(issuesOf(['cat', 'a\u0301\u0323b'])).toEqual([{ code: 'words.few', path }]);
});

test('a puzzle is impossible only without a direction, or without two words that can stand once each', () => {
  const none = { wordDirections: { horizontal: false, vertical: false, diagonal: false } };

  expect(issuesOf(['cat', 'dog'], none)).toEqual([{ code: 'puzzle.impossible', path }]);
  expect(issuesOf(['ana', 'banana'])).toEqual([{ code: 'puzzle.impossible', path }]);
  expect(issuesOf(['cat', 'CAT'])).toEqual([{ code: 'puzzle.impossible', path }]);
  for (const way of ['horizontal', 'vertical', 'diagonal'])
    expect(issuesOf(['cat', 'dog'], { wordDirections: { [way]: true } })).toEqual([]);
});

test.each([
  ['tr', ['ılık', 'ilik'], ['iki', 'İKİ']],
  ['el', ['νόμος', 'νομός'], ['νόμος', 'ΝΌΜΟΣ']],
  ['de', ['Buße', 'Busse'], ['Straße', 'STRAẞE']],
  ['fr', ['pêche', 'péché'], ['été', 'ÉTÉ']],
])('two words are two by the capitals of %s', (locale, two, one) => {
  expect(issuesOf(two, {}, locale)).toEqual([]);
  expect(warningsOf(two, {}, locale)).toEqual([]);
  expect(issuesOf(one, {}, locale)).toEqual([{ code: 'puzzle.impossible', path }]);
});

test('what can be laid is not refused: the word that writes the others twice is left out instead of them', () => {
  expect(issuesOf(['ananan', 'ana', 'nan'])).toEqual([]);
  expect(warningsOf(['ananan', 'ana', 'nan'])).toEqual([{ code: 'word.insideTwice', path: [...path, 0] }]);
  expect(issuesOf(['aaa', 'aaaa', 'aaaaa'])).toEqual([{ code: 'puzzle.impossible', path }]);
});

test('the author is told of every word that is not hidden, and why', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `w${String.fromCharCode(97 + index)}x`);

  expect(warningsOf(['cat', 'ox', 'dog', 'Dog ', ''])).toEqual([
    { code: 'word.length', path: [...path, 1] },
    { code: 'word.repeated', path: [...path, 3] },
  ]);
  expect(warningsOf(['ana', 'banana', 'cat'])).toEqual([{ code: 'word.insideTwice', path: [...path, 0] }]);
  expect(warningsOf([...twenty, 'apple'])).toEqual([{ code: 'words.many', path: [...path, 20] }]);
});

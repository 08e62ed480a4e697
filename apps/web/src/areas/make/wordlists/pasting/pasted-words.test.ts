import { expect, test } from 'vitest';
import { isOtherScript, mapped, readPasted, takenFrom } from './pasted-words.ts';

const taken = (text: string, withoutSpaces = false, locale = 'en') =>
  takenFrom(readPasted(text), locale, withoutSpaces);

const words = (text: string, withoutSpaces = false) =>
  taken(text, withoutSpaces).words.map(({ word }) => word);

test('lines are split, trimmed, and blanks and duplicates dropped', () => {
  expect(words('apple\r\n  bread \n\n\t\nApple\rice  cream\n')).toEqual(['apple', 'bread', 'ice cream']);
  expect(taken('a\nA\nb').twice).toBe(1);
});

test('spaces are removed where that is asked for', () => {
  expect(words('ice cream\nicecream\ntea', true)).toEqual(['icecream', 'tea']);
});

test('a comma or a semicolon in a line is a part of the word', () => {
  expect(words('yes, please\nno; thanks')).toEqual(['yes, please', 'no; thanks']);
});

test('a pasted table is read by its columns, and its head names them', () => {
  const plain = taken('pear\tA fruit\tShe ate a pear.\nmilk\t\tDrink milk.');
  const named = taken('Sentence\tWord\tNotes\n"He said ""hi"",\nand left."\thi\tx\n\tbye\t');

  expect(plain.words).toEqual([
    { word: 'pear', definition: 'A fruit', sentence: 'She ate a pear.' },
    { word: 'milk', definition: '', sentence: 'Drink milk.' },
  ]);
  expect(named.words).toEqual([
    { word: 'hi', definition: '', sentence: 'He said "hi", and left.' },
    { word: 'bye', definition: '', sentence: '' },
  ]);
});

test('a column that is chosen for something gives it up elsewhere', () => {
  expect(mapped(['word', 'definition', null], 1, 'word')).toEqual([null, 'word', null]);
  expect(mapped(['word', 'definition', null], 0, null)).toEqual([null, 'definition', null]);
});

test('of five thousand words as many are taken as a list holds, and the rest is counted', () => {
  const many = taken(Array.from({ length: 5_000 }, (_, at) => `word ${at}`).join('\n'));

  expect([many.words.length, many.tooMany]).toEqual([20, 4_980]);
});

test('words keep their marks, hyphens, apostrophes, emoji and direction', () => {
  const odd = ["o'clock", 'T-shirt', '👩‍👧', 'تُفَّاحة', 'e\u0301te\u0301'];

  expect(words(odd.join('\n'))).toEqual(["o'clock", 'T-shirt', '👩‍👧', 'تُفَّاحة', 'été']);
  expect(taken(`${'x'.repeat(61)}\nok`)).toMatchObject({ tooLong: 1, words: [{ word: 'ok' }] });
});

test('a list in the letters of another language is noticed', () => {
  const of = (...all: readonly string[]) => all.map((word) => ({ word }));

  expect(isOtherScript(of('تفاحة', 'خبز', 'tea'), 'en')).toBe(true);
  expect(isOtherScript(of('apple', '7', '🍎'), 'en')).toBe(false);
  expect(isOtherScript(of('apple', 'bread'), 'ar')).toBe(true);
  expect(isOtherScript([], 'en')).toBe(false);
});

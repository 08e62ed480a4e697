import { expect, test } from 'vitest';
import { isOtherScript, mapped, readPasted, takenFrom } from './pasted-words.ts';

const taken = (text: string, withoutSpaces = false, locale = 'en') =>
  takenFrom(readPasted(text), locale, withoutSpaces);

const reasons = (text: string) => taken(text).lines.map(({ leftOut }) => leftOut);

const words = (text: string, withoutSpaces = false) =>
  taken(text, withoutSpaces).words.map(({ word }) => word);

test('lines are split, trimmed, and blanks and duplicates dropped', () => {
  expect(words('apple\r\n  bread \n\n\t\nApple\rice  cream\n')).toEqual(['apple', 'bread', 'ice cream']);
  expect(reasons('a\nA\nb')).toEqual([null, 'twice', null]);
});

test('spaces are removed where that is asked for', () => {
  expect(words('ice cream\nicecream\ntea', true)).toEqual(['icecream', 'tea']);
});

test.each([
  ['commas', 'cow, dog, cat'],
  ['semicolons', 'cow; dog;cat;'],
  ['commas over several lines', 'cow, dog\ncat'],
  ['bullets', '• cow\n- dog\n* cat'],
  ['numbers', '1. cow\n2) dog\n(3) cat'],
  ['numbers alone', '1 cow\n2 dog\n3 cat'],
  ['letters', 'a) cow\nb) dog\nc) cat'],
  ['boxes to tick', '[ ] cow\n[x] dog\n[ ] cat'],
  ['a head', 'Words\ncow\ndog\ncat'],
  ['empty lines and a byte order mark', '\uFEFFcow\n\n  dog\t\n\ncat'],
  ['a quoted column', '"cow"\n"dog"\n"cat"'],
])('a list with %s becomes its words', (_name, text) => {
  expect(words(text)).toEqual(['cow', 'dog', 'cat']);
});

test('what looks like a mark and is a part of the word stays', () => {
  expect(words('7 dwarfs\nT-shirt\n3D glasses')).toEqual(['7 dwarfs', 'T-shirt', '3D glasses']);
  const kept = takenFrom(readPasted('yes, please\nno, thanks', false), 'en', false);
  expect(kept.words.map(({ word }) => word)).toEqual(['yes, please', 'no, thanks']);
});

test.each([
  ['a hyphen', 'cow - gives milk\ndog – barks a lot'],
  ['a colon', '1. cow: gives milk\n2. dog: barks a lot'],
  ['an equals sign', 'cow = gives milk\ndog=barks a lot'],
  ['CSV with a head', 'word,definition\ncow,gives milk\ndog,"barks a lot"'],
  ['CSV with semicolons', 'Definition;Word\ngives milk;cow\nbarks a lot;dog'],
])('definitions behind %s are read', (_name, text) => {
  expect(taken(text).words).toEqual([
    { word: 'cow', definition: 'gives milk', sentence: '' },
    { word: 'dog', definition: 'barks a lot', sentence: '' },
  ]);
});

test('commas and semicolons separate words, each in its own lines', () => {
  const { rows, isSplit } = readPasted('cat, dog, fox\nhouse; yes, please; tree');

  expect(isSplit).toBe(true);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['cat', 'dog', 'fox', 'house', 'yes, please', 'tree']);
});

test('a table without a head is read as one where its second column holds sentences', () => {
  expect(taken('cow,"gives milk, and says moo"\ndog,barks at the postman').words).toMatchObject([
    { word: 'cow', definition: 'gives milk, and says moo' },
    { word: 'dog', definition: 'barks at the postman' },
  ]);
});

test('each line says what became of it, and a text that is too long is not cut', () => {
  const { lines, words: found } = taken(
    `word\tdefinition\ncow\tA farm animal\nCow\tTwice\n${'x'.repeat(61)}\tlong\n\tno word\ndog\t${'d'.repeat(301)}`,
  );

  expect(lines.map(({ line, leftOut, withoutText }) => [line, leftOut, withoutText])).toEqual([
    [1, 'header', false],
    [2, null, false],
    [3, 'twice', false],
    [4, 'long', false],
    [5, 'noWord', false],
    [6, null, true],
  ]);
  expect(found).toMatchObject([{ definition: 'A farm animal' }, { word: 'dog', definition: '' }]);
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

test('of five thousand words as many are taken as a list holds, and the rest is there for other lists', () => {
  const many = taken(Array.from({ length: 5_000 }, (_, at) => `word ${at}`).join('\n'));

  expect([many.words.length, many.rest.length]).toEqual([20, 4_980]);
  expect(many.rest[0]?.word).toBe('word 20');
});

test('lines behind the ten thousandth are counted', () => {
  expect(readPasted('a\n'.repeat(10_004)).unreadLines).toBe(5);
});

test('words keep their marks, hyphens, apostrophes, emoji and direction', () => {
  const odd = ["o'clock", 'T-shirt', '👩‍👧', 'تُفَّاحة', 'e\u0301te\u0301'];

  expect(words(odd.join('\n'))).toEqual(["o'clock", 'T-shirt', '👩‍👧', 'تُفَّاحة', 'été']);
  expect(taken(`${'x'.repeat(61)}\nok`)).toMatchObject({
    words: [{ word: 'ok' }],
    lines: [{ leftOut: 'long' }, { leftOut: null }],
  });
});

test('a list in the letters of another language is noticed', () => {
  const of = (...all: readonly string[]) => all.map((word) => ({ word }));

  expect(isOtherScript(of('تفاحة', 'خبز', 'tea'), 'en')).toBe(true);
  expect(isOtherScript(of('apple', '7', '🍎'), 'en')).toBe(false);
  expect(isOtherScript(of('apple', 'bread'), 'ar')).toBe(true);
  expect(isOtherScript([], 'en')).toBe(false);
});

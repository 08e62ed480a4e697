import { expect, test } from 'vitest';
import { typedBox } from './typed-box.ts';

const boxes = (...texts: string[]) => texts.map((text, box) => ({ box, text }));

test('a letter joins its box, whether it is typed small or large', () => {
  expect(typedBox('a', boxes('c', 'a', 't'), 'en')).toEqual({ box: 1, joins: true });
  expect(typedBox('A', boxes('c', 'a', 't'), 'en')).toEqual({ box: 1, joins: true });
  expect(typedBox('a', boxes('L', 'A'), 'en')).toEqual({ box: 1, joins: true });
});

test('where both are there the one that was typed is meant', () => {
  expect(typedBox('A', boxes('a', 'n', 'A'), 'en')).toEqual({ box: 2, joins: true });
  expect(typedBox('a', boxes('A', 'n', 'a'), 'en')).toEqual({ box: 2, joins: true });
});

test('the language says which letters are the same', () => {
  expect(typedBox('I', boxes('i', 'ı'), 'tr')).toEqual({ box: 1, joins: true });
  expect(typedBox('I', boxes('i', 'ı'), 'en')).toEqual({ box: 0, joins: true });
});

test('the beginning of a syllable or a word is looked at and not joined', () => {
  expect(typedBox('N', boxes('ba', 'na'), 'en')).toEqual({ box: 1, joins: false });
});

test('arrows, blanks and letters that are nowhere mean no box', () => {
  for (const key of ['ArrowLeft', ' ', 'Enter', 'x']) expect(typedBox(key, boxes('a'), 'en')).toBeNull();
});

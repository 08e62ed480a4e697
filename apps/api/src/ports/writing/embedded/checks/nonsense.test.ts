import { expect, test } from 'vitest';
import { nonsenseIn } from './nonsense.ts';

const TASK = 'Write about your favorite animal. My favorite animal is …';

test.each([
  ['asdfgh jkljkl qwerty', 'mashed'],
  ['sdkfjhsdkfjh', 'mashed'],
  ['aaaaaaaa bbbbbbb', 'mashed'],
  ['dog dog dog dog dog', 'repeated'],
  ['Write about your favorite animal.', 'copied'],
  ['My favorite animal is the frog.', null],
  ['The poor property owner were very sad.', null],
  ['Aaaah! The rhythm of the sky.', null],
  ['Ng’ombe anatoa maziwa.', null],
  ['El murciélago hambriento corrió.', null],
  ['القطة تنام.', null],
  ['Frog.', null],
  ['', null],
])('%s: %s', (text, kind) => {
  expect(nonsenseIn(text, TASK)).toBe(kind);
});

test('a long row of one letter is judged at once', () => {
  expect(nonsenseIn(`${'z'.repeat(5_000)}b`, TASK)).toBe('mashed');
  expect(nonsenseIn(`${'m'.repeat(39)}k`, TASK)).toBe('mashed');
});

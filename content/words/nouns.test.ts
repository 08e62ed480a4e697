import { expect, test } from 'vitest';
import { pictureOf } from '../pictures/picture-of.ts';
import { nounCategories } from './nouns.ts';

const nouns = [...nounCategories.values()].flat();

test('every noun has its picture', () => {
  expect(nouns.filter(({ icon }) => pictureOf(icon) === null)).toEqual([]);
});

test.each(['en', 'es', 'sw'] as const)('no two pictures have the same name in %s', (locale) => {
  const names = nouns.map((noun) => noun[locale]);

  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('names are written in one form of Unicode, without spaces around them', () => {
  const names = nouns.flatMap(({ en, es, sw }) => [en, es, sw]);

  expect(names.filter((name) => name !== name.normalize('NFC').trim() || name === '')).toEqual([]);
});

test('no picture stands for two words', () => {
  const icons = nouns.map(({ icon }) => icon);

  expect(new Set(icons).size).toBe(icons.length);
});

import { expect, test } from 'vitest';
import { foundClipart, nameIn } from './clipart-list.ts';

const all = [
  { file: 'catfish.svg', en: 'wildcat', es: 'gato montés', sw: 'paka pori' },
  { file: 'cat.svg', en: 'cat', es: 'gato', sw: 'paka' },
  { file: 'tree.svg', en: 'tree', es: 'árbol', sw: 'mti' },
];
const files = (wanted: string, locale: string) => foundClipart(all, wanted, locale).map(({ file }) => file);

test('a picture is found by its name in the language of the story, without its accents', () => {
  expect(files('arbol', 'es')).toEqual(['tree.svg']);
  expect(files('MTI', 'sw')).toEqual(['tree.svg']);
  expect(files('tree', 'sw')).toEqual([]);
  expect(all.map((picture) => nameIn(picture, 'fr'))).toEqual(['wildcat', 'cat', 'tree']);
});

test('who begins with it comes before who holds it', () => {
  expect(files('cat', 'en')).toEqual(['cat.svg', 'catfish.svg']);
});

test('without a wish there are the first of all', () => {
  expect(files('', 'en')).toHaveLength(3);
  expect(
    foundClipart(
      Array.from({ length: 400 }, () => ({ ...all[0] }) as (typeof all)[0]),
      '',
      'en',
    ),
  ).toHaveLength(60);
});

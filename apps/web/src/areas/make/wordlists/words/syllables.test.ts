import { expect, test } from 'vitest';
import { syllableRule } from './syllables.ts';

test.each([
  ['en', 'banana', 'ba na na'],
  ['en', 'toaster', 'toas ter'],
  ['en', 'cake', 'cake'],
  ['en', 'ice cream', 'ice cream'],
  ['es', 'manzana', 'man za na'],
  ['es', 'Carro', 'Ca rro'],
  ['sw', 'mandazi', 'ma nda zi'],
  ['ar', 'تفاحة', 'تفاحة'],
])('in %s %s is parted as %s', async (locale, word, parted) => {
  const syllablesOf = await syllableRule(locale);

  expect(syllablesOf(word)).toEqual(parted.split(' '));
});

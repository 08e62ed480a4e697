import { expect, test } from 'vitest';
import { placeholdersIn, stringNumbersIn, unlikeEnglish } from './tokens-in.ts';

test('parameters and numbers of a text', () => {
  expect([...placeholdersIn('{count} of {total}, {count} left')]).toEqual(['count', 'total']);
  expect([...stringNumbersIn('First #12, then #419. Not #x, not a#7b')]).toEqual([12, 419]);
});

test.each([
  [{ en: '{n} words', es: '{n} palabras' }, []],
  [{ en: '{n} words', es: 'palabras', sw: 'maneno {n}' }, ['es']],
  [{ en: 'words', es: '{n} palabras' }, ['es']],
  [{ en: '{name}, {n}', ar: '{n} {name}' }, []],
])('%j: lost or added in %j', (texts, found) => {
  expect(unlikeEnglish(texts as Record<string, string>)).toEqual(found);
});

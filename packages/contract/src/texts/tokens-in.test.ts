import { expect, test } from 'vitest';
import {
  leadsElsewhere,
  placeholdersIn,
  stringNumbersIn,
  unlikeEnglish,
  withoutAddresses,
} from './tokens-in.ts';

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

test.each([
  ['Ana', 'Ana'],
  ['Ana J. García-López', 'Ana J. García-López'],
  ['Win 1000$ at https://evil.example/now', 'Win 1000$ at evil example/now'],
  ['www.evil.example', 'www evil example'],
  ['see evil.example today', 'see evil example today'],
  ['me@evil.example', 'me evil example'],
  ['//evil', 'evil'],
  ['t.co/x', 't co/x'],
  ['go to 10.0.0.1/login', 'go to 10 0 0 1/login'],
  ['paid 7.50 by 3.5 h', 'paid 7.50 by 3.5 h'],
])('the name %s is written as %s in a mail, and leads nowhere', (typed, written) => {
  expect(withoutAddresses(typed)).toBe(written);
  expect(leadsElsewhere(written)).toBe(false);
});

import { expect, test } from 'vitest';
import { hasHiddenSigns, looksEmpty, withoutHiddenSigns } from './hidden-signs.ts';

test.each([
  ['an override from right to left', 'Ana \u202Egnp.exe'],
  ['an override from left to right', '\u202Dabc'],
  ['an embedding that a paste brought along', '\u202AAna\u202C'],
  ['a line break', 'Ana\nBcc: everybody'],
  ['a null', 'Ana\u0000'],
])('a name with %s has hidden signs', (_, name) => {
  expect(hasHiddenSigns(name)).toBe(true);
  expect(hasHiddenSigns(withoutHiddenSigns(name))).toBe(false);
});

test.each([
  ['Persian with a joiner left out', 'می\u200Cخواهم'],
  ['Hindi with a joiner', 'क्\u200Dष'],
  ['a family of emoji', '👨\u200D👩\u200D👧'],
  ['a mark after Hebrew', 'שלום\u200E!'],
  ['Arabic with its letter mark', 'سلام\u061C'],
  ['an isolated part in another script', 'Center \u2068مركز\u2069 2'],
  ['a soft hyphen', 'Kinder\u00ADgarten'],
])('%s is left as it is', (_, name) => {
  expect(hasHiddenSigns(name)).toBe(false);
  expect(looksEmpty(name)).toBe(false);
});

test.each(['', '  ', '\u200B', '\u2068\u2069', '\u3164', '\u2800\u2800'])(
  '%j shows nothing and is as good as empty',
  (name) => {
    expect(looksEmpty(name)).toBe(true);
  },
);

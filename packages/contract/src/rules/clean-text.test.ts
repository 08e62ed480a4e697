import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, isSeen } from './clean-text.ts';

test.each([
  ['hy\u00adphen', 'hyphen'],
  ['\u200bcat\ufeff', 'cat'],
  ['\u200eab\u200f\u202ac\u202e', 'abc'],
  ['w\u2060o\u2064rd', 'word'],
  ['c\u200da\u200ct', 'cat'],
  ['a\ufe0fb', 'ab'],
  ["ng'\ufe0fombe", "ng'ombe"],
  ['l\u2019\u200deau', 'l\u2019eau'],
  ['ng\u02bc\u200come', 'ng\u02bcome'],
  ['e\u0301\ufe0ft', 'e\u0301t'],
  ['yo-\u200dyo', 'yo-yo'],
  ['\u200d', ''],
  ['nul\u0000l\ud800', 'null'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
])('%j is %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each(['می‌خواهم', 'क्‍ष', '👩‍🚀', '❤️', '3️⃣', '#️⃣', '‼️', '❤️‍🔥', 'niño', "ng'ombe", '𠮷'])(
  '%s stays as it is',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);

test('a clean text stays clean', () => {
  const signs = fc.constantFrom(
    'a',
    ' ',
    'ی',
    'ष',
    '👩',
    '3',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '\u00ad',
    '\u0301',
  );
  fc.assert(
    fc.property(fc.string({ unit: signs }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});

test('invisible signs cannot be seen, and a letter can', () => {
  for (const text of ['', ' ', '\u200b', '\u2800', '\u3164', '\u200d\ufe0f'])
    expect(isSeen(text)).toBe(false);
  for (const text of ['a', ' ا', '👩‍🚀', '\u0301', '-']) expect(isSeen(text)).toBe(true);
});

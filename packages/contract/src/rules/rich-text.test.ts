import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RICH_TEXT_FONTS, RICH_TEXT_SIZES, richTextStyle, richTextTag } from './rich-text.ts';

test('allowed styles stay, written in one way', () => {
  expect(richTextStyle('span', 'COLOR: rgb(209, 44, 75);font-family:"arial black", sans-serif')).toBe(
    'color: #d12c4b; font-family: Arial Black',
  );
  expect(richTextStyle('span', 'font-size: 18px')).toBe('font-size: 18px');
  expect(richTextStyle('p', 'text-align: CENTER')).toBe('text-align: center');
});

test('the lists of an author are those of the house: 16 fonts from Arial to Verdana, 14 sizes from 8 to 48', () => {
  expect([RICH_TEXT_FONTS.length, RICH_TEXT_FONTS[0], RICH_TEXT_FONTS.at(-1)]).toEqual([
    16,
    'Arial',
    'Verdana',
  ]);
  expect([RICH_TEXT_SIZES.length, RICH_TEXT_SIZES[0], RICH_TEXT_SIZES.at(-1)]).toEqual([14, 8, 48]);
  for (const font of RICH_TEXT_FONTS)
    expect(richTextStyle('span', `font-family: ${font}`)).toBe(`font-family: ${font}`);
});

test('what comes from a word processor keeps its colour and its size', () => {
  expect(richTextStyle('span', 'color:red;font-size:24.0pt')).toBe('color: #ff0000; font-size: 32px');
  expect(richTextStyle('span', 'font-size:25pt')).toBe('');
  expect(richTextStyle('span', 'color: constructor')).toBe('');
});

test('everything else goes', () => {
  expect(richTextStyle('span', 'background: url(//evil.test/a); position: fixed; font-size: 900px')).toBe('');
  expect(richTextStyle('span', 'color: windowtext; color: rgb(1, 2, 999)')).toBe('');
  expect(richTextStyle('span', 'font-family: Papyrus; text-align: center')).toBe('');
  expect(richTextStyle('p', 'constructor: x; text-align: left; color: #ff0000')).toBe('');
  expect(richTextStyle('strong', 'color: #ff0000')).toBe('');
});

test('what was cleaned is clean', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.constantFrom('color: #ABCDEF', 'font-size: 2em', 'font-family: Georgia, serif', 'color: url(x)'),
        ),
      ),
      (parts) => {
        const once = richTextStyle('span', parts.join(';'));

        expect(richTextStyle('span', once)).toBe(once);
        expect(once).not.toMatch(/url|expression|[<>"'\\]/);
      },
    ),
  );
});

test('pasted elements become ours, and unknown ones leave their words', () => {
  expect(['B', 'i', 'H1', 'li'].map(richTextTag)).toEqual(['strong', 'em', 'p', 'li']);
  expect(['script', 'a', 'img', 'svg'].map(richTextTag)).toEqual([null, null, null, null]);
});

test('a name that every object has is no element', () => {
  expect(['constructor', 'toString', '__proto__'].map(richTextTag)).toEqual([null, null, null]);
});

import { expect, test } from 'vitest';
import { hyphenateEnglish, hyphenateSpanish } from './hyphenate-by-rule.ts';

const shown = (text: string) => text.replaceAll('\u00ad', '-');

test.each([
  ['understand', 'under-stand'],
  ['construction', 'con-struc-tion'],
  ['Kindergarten', 'Kin-der-gar-ten'],
  ['refrigerator', 'refri-ge-ra-tor'],
  ['chocolate cake', 'cho-co-late cake'],
  ['grandparents', 'grand-pa-rents'],
])('English %s is parted between syllables, and no silent end alone', (word, parted) => {
  expect(shown(hyphenateEnglish(word))).toBe(parted);
});

test.each([
  ['electrodoméstico', 'elec-tro-do-més-tico'],
  ['ferrocarril', 'ferro-ca-rril'],
  ['murciélago', 'mur-cié-lago'],
])('Spanish %s is parted as it is spoken', (word, parted) => {
  expect(shown(hyphenateSpanish(word))).toBe(parted);
});

test('short words and what is one syllable stay whole', () => {
  for (const text of ['apple tree', 'I am 123456789', 'strengths']) expect(hyphenateEnglish(text)).toBe(text);
});

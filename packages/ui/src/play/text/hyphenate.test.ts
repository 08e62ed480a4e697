import fc from 'fast-check';
import german from 'hyphenated-de';
import { expect, test } from 'vitest';
import { hyphenateSwahili, hyphenator, SOFT_HYPHEN } from './hyphenate.ts';

const hyphenate = hyphenator(german.patterns);
const shown = (text: string) => hyphenate(text).replaceAll(SOFT_HYPHEN, '-');

test.each([
  ['Straßenbahnhaltestelle', 'Stra-ßen-bahn-hal-te-stelle'],
  ['Donaudampfschifffahrt', 'Donau-dampf-schiff-fahrt'],
  ['Regenschirmständer', 'Regen-schirm-stän-der'],
  ['Geburtstagsgeschenke', 'Geburts-tags-ge-schenke'],
  ['Kindergartenkinder', 'Kin-der-gar-ten-kin-der'],
])('%s is broken between its syllables', (word, parts) => {
  expect(shown(word)).toBe(parts);
});

test.each([
  ['yatatengenezwa', 'yata-te-nge-ne-zwa'],
  ['kizimamoto', 'kizi-ma-moto'],
  ['Wanafunzi', 'Wana-fu-nzi'],
  ['kitabu', 'kitabu'],
])('%s is broken as Swahili is', (word, parts) => {
  expect(hyphenateSwahili(word).replaceAll(SOFT_HYPHEN, '-')).toBe(parts);
});

test('short words stay whole, and so does everything that is no word', () => {
  expect(shown('Die Katze, 12345678901 – ja!')).toBe('Die Katze, 12345678901 – ja!');
});

test('nothing but soft hyphens is added, between letters alone', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Schmetterling', 'ΣΊΣΥΦΟΣ', 'İstanbulular'),
      (text, word) => {
        const soft = hyphenate(`${text} ${word} ${text}`);

        expect(soft.replaceAll(SOFT_HYPHEN, '')).toBe(`${text} ${word} ${text}`.replaceAll(SOFT_HYPHEN, ''));
      },
    ),
  );
});

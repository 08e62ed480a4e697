import { optional, perLocale, text } from '@flink/contract/resources/kit/field.ts';
import { expect, test } from 'vitest';
import { otherLanguages } from './other-languages.ts';

test.each([
  [perLocale(text(9)), { en: 'Go', es: 'Ir' }, { en: 'Go', es: 'Va', sw: 'Nenda' }, ['es', 'sw']],
  [optional(perLocale(text(9))), { en: 'Go' }, undefined, ['en']],
  [perLocale(text(9)), { en: 'Go' }, { en: 'Go' }, []],
  [text(9), 'Go', 'Stop', []],
])('a change is told by its languages, where a field has any (%#)', (field, now, before, codes) => {
  expect(otherLanguages(field, now, before).toSorted()).toEqual(codes);
});

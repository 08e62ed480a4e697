import type { Description } from '@flink/make-kit/description/description.ts';
import * as field from '@flink/make-kit/description/field.ts';
import { expect, test } from 'vitest';
import { isSameList, maskOf } from './part-words.ts';

const described = (problems: field.Fields): Description => ({
  problems,
  data: {},
  options: {},
  unit: 'problem',
});

test('the letters to find stand below the word that they belong to, and below no other text', () => {
  const letters = field.maskOf('word', 'letters');
  const description = described({ word: field.text(), letters, definition: field.text() });
  const at = (name: string) => ['gameData', 'problems', 2, name];

  expect(maskOf(description, at('word'), true)).toEqual({
    place: ['gameData', 'problems', 2, 'letters'],
    name: 'letters',
    field: letters,
  });
  expect(maskOf(description, at('definition'), true)).toBeNull();
  expect(maskOf(description, ['helpHtml', 'en'], true)).toBeNull();
});

test('a list of syllables has its mask once, below the last of them', () => {
  const mask = field.maskOf('syllables', 'syllables');
  const description = described({ syllables: field.texts(), mask });
  const part = (index: number) => ({ place: ['gameData', 'problems', 0, 'syllables', index] });

  expect(maskOf(description, part(0).place, false)).toBeNull();
  expect(maskOf(description, part(1).place, true)?.place).toEqual(['gameData', 'problems', 0, 'mask']);
  expect([isSameList(part(0), part(1)), isSameList(part(1), null)]).toEqual([true, false]);
  expect(isSameList(part(1), { place: ['gameData', 'problems', 0, 'options', 0] })).toBe(false);
});

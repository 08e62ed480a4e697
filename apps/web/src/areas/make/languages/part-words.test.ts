import type { Description } from '@flink/make-kit/description/description.ts';
import * as field from '@flink/make-kit/description/field.ts';
import { expect, test } from 'vitest';
import { inEditorOrder, maskOf } from './part-words.ts';

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

  expect(maskOf(description, at('word'))).toEqual({
    place: ['gameData', 'problems', 2, 'letters'],
    name: 'letters',
    field: letters,
  });
  expect(maskOf(description, at('definition'))).toBeNull();
  expect(maskOf(description, ['helpHtml', 'en'])).toBeNull();
});

test('a list of syllables has its mask below it', () => {
  const mask = field.maskOf('syllables', 'syllables');
  const description = described({ syllables: field.texts(), mask });

  expect(maskOf(description, ['gameData', 'problems', 0, 'syllables'])?.place).toEqual([
    'gameData',
    'problems',
    0,
    'mask',
  ]);
});

test('parts stand in the order of the editor, those of one field as they were', () => {
  const description = described({
    syllables: field.texts(),
    question: field.piece(),
    options: field.texts(),
  });
  const part = (...way: readonly string[]) => ({ place: ['gameData', 'problems', 0, ...way] });
  const parts = [part('options'), part('question', 'text'), part('question', 'audio'), part('syllables')];

  expect(inEditorOrder(description, parts)).toEqual([
    part('syllables'),
    part('question', 'text'),
    part('question', 'audio'),
    part('options'),
  ]);
});

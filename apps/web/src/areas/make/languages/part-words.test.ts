import type { Description } from '@flink/make-kit/description/description.ts';
import * as field from '@flink/make-kit/description/field.ts';
import { expect, test } from 'vitest';
import { partGroups } from './part-groups.ts';
import { emptyLists, inEditorOrder, maskOf, partWords, recordingsOf } from './part-words.ts';

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

test('a list that the original leaves empty can be written, and need not be', () => {
  const description = described({ sentence: field.text(), options: field.texts() });
  const original = {
    gameData: {
      problems: [
        { id: 'a', options: [] },
        { id: 'b', options: ['x'] },
      ],
    },
  };
  const own = {
    gameData: {
      problems: [
        { id: 'a', options: ['moja', 'mbili'] },
        { id: 'b', options: [] },
      ],
    },
  };

  const lists = emptyLists(description, original, own);

  expect(lists).toMatchObject([
    { part: 'gameData.problems.a.options', place: ['gameData', 'problems', 0, 'options'], state: 'done' },
  ]);
  expect(lists[0]?.translation).toBe('moja\nmbili');
  expect(partGroups(lists)).toMatchObject([{ kind: 'problem', index: 0, total: 0, done: 0 }]);
});

test('the recordings of single words stand below the list that they belong to', () => {
  const description = described({
    title: field.text(),
    words: field.texts(),
    wordsAudio: field.fileByWord('words', 'audio'),
    wordsImage: field.fileByWord('words', 'image'),
  });
  const at = (name: string) => ['gameData', 'problems', 1, name];

  expect(recordingsOf(description, at('words'))).toMatchObject({
    place: at('wordsAudio'),
    name: 'wordsAudio',
  });
  expect(recordingsOf(description, at('title'))).toBeNull();
});

test('what is told beside an answer is named with it, as within a sentence', () => {
  const words: Readonly<Record<string, string>> = {
    'make.one.answers': 'Right answer 1',
    'make.translate.feedback': 'Feedback, {part}',
  };
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (words[key] ?? key).replace('{part}', String(values.part));
  const description = described({ answers: field.pieces({ feedback: true }) });

  expect(partWords(t, description, ['gameData', 'problems', 0, 'answers', 0, 'feedbackText'])).toBe(
    'Feedback, right answer 1',
  );
  expect(partWords(t, description, ['gameData', 'problems', 0, 'answers', 0, 'text'])).toBe('Right answer 1');
});

import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { expect, test } from 'vitest';
import { draftOf, isChanged, wordsIn } from './word-group-draft.ts';

const GROUP: MadeGroup = {
  _id: 'g',
  type: 'word',
  name: 'Farm',
  version: 1,
  activityCount: 0,
  groupCount: 0,
  wordCount: 2,
  inWordAgList: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  locale: 'en',
  wordlistId: null,
  multilanguageWords: ['cow', 'pig'].map((word) => ({ word, wordId: null, locale: 'en', otherLocales: {} })),
  multilangWordsHelp: {},
  languages: [],
  defaultActivityId: null,
  educationalCategories: [],
  elements: [],
};

test('words stand on lines, trimmed, each once and none blank', () => {
  expect(wordsIn(' cow \r\n\npig\nCow\n  ', 'en')).toEqual(['cow', 'pig']);
});

test('a blank line, a space or an empty help is no change; a word, a name or a help is one', () => {
  const draft = draftOf(GROUP);

  expect(isChanged({ ...draft, words: 'cow\n\npig \n', name: ' Farm' }, GROUP)).toBe(false);
  expect(isChanged({ ...draft, help: { es: { helpString: '', helpAudio: '' } } }, GROUP)).toBe(false);
  expect(isChanged({ ...draft, words: 'cow\nhen' }, GROUP)).toBe(true);
  expect(isChanged({ ...draft, help: { es: { helpString: 'Escucha', helpAudio: '' } } }, GROUP)).toBe(true);
});

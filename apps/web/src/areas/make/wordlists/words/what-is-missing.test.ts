import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { expect, test } from 'vitest';
import { lacksOfList, mayRecord } from './what-is-missing.ts';

const meaning = (more: Partial<WordMeaning>): WordMeaning => ({
  _id: 'm',
  version: 1,
  word: 'pear',
  relatedWord: null,
  definition: null,
  definitionAudio: null,
  wordAudio: '/api/speech/en?text=pear',
  sentence: 'A pear.',
  hasPicture: true,
  wordImage: '/pictures/pear.svg',
  syllables: [],
  pronunciation: null,
  otherLocales: { es: { word: 'pera', wordAudio: null, sentence: 'Una pera.' } },
  mayChange: true,
  own: [],
  ...more,
});

const list = (...words: readonly (WordMeaning | null)[]) => ({
  words: words.map((one) => ({ word: 'pear', meaning: one, meaningCount: 1 })),
});

test('a list says which words lack a picture, a sound or a sentence, and in which language', () => {
  const lacks = lacksOfList(list(meaning({}), meaning({ wordImage: null, sentence: null }), null), [
    'es',
    'sw',
  ]);

  expect(lacks.map((one) => [one.lacks, one.elsewhere])).toEqual([
    [[], { es: ['sound'], sw: ['word'] }],
    [['picture', 'sentence'], { es: ['sound'], sw: ['word'] }],
  ]);
  expect(lacksOfList(list(meaning({})), [])).toEqual([]);
});

test('a recording of somebody else is not recorded over; the voice of the house is', () => {
  const recorded = { wordAudio: 'words/list/pear.mp3' };

  expect(mayRecord(meaning({ mayChange: false }))).toBe(true);
  expect(mayRecord(meaning({ mayChange: false, wordAudio: null }))).toBe(true);
  expect(mayRecord(meaning({ ...recorded, mayChange: false, own: ['wordAudio'] }))).toBe(true);
  expect(mayRecord(meaning({ ...recorded, mayChange: false }))).toBe(false);
  expect(mayRecord(meaning(recorded))).toBe(true);
});

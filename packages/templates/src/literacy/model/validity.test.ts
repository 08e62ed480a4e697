import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity } from './validity.ts';

const complete = {
  id: 'p1',
  task: { text: 'Find the words that rhyme with cat' },
  passage: [{ text: 'A ' }, { text: 'hat', marked: true }, { text: ' for a dog.' }],
};
const issuesOf = (...problems: unknown[]) => validity(dataSchema.parse({ problems }));

test('one complete problem is enough', () => {
  expect(issuesOf(complete, { ...complete, passage: [] })).toEqual([]);
});

test('the task may be heard only', () => {
  expect(issuesOf({ ...complete, task: { audio: 'find.mp3' } })).toEqual([]);
});

test('a task is needed, and a marked word', () => {
  expect(issuesOf({ ...complete, task: {}, passage: [{ text: 'No word is marked.' }] })).toEqual([
    { code: 'task.empty', path: ['gameData', 'problems', 0, 'task'] },
    { code: 'marked.none', path: ['gameData', 'problems', 0, 'passage'] },
  ]);
});

test('a marked space is no word', () => {
  expect(issuesOf({ ...complete, passage: [{ text: ' ', marked: true }] })).toEqual([
    { code: 'marked.none', path: ['gameData', 'problems', 0, 'passage'] },
  ]);
});

test('a mark that cuts a letter is refused, and a whole one is not', () => {
  const marking = (...texts: string[]) => texts.map((text, index) => ({ text, marked: index === 1 }));

  expect(issuesOf({ ...complete, passage: marking('caf', 'e', '\u0301 noir') })).toEqual([
    { code: 'marked.cutsLetter', path: ['gameData', 'problems', 0, 'passage', 1] },
  ]);
  expect(issuesOf({ ...complete, passage: marking('', 'cafe\u0301', ' noir') })).toEqual([]);
});

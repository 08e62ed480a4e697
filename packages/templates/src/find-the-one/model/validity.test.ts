import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity } from './validity.ts';

const complete = { id: 'p1', correctAnswers: [{ text: 'cat' }], incorrectAnswers: [{ text: 'dog' }] };
const issuesOf = (...problems: unknown[]) => validity(dataSchema.parse({ problems }));

test('one complete problem is enough, and it needs no question', () => {
  expect(issuesOf(complete, { ...complete, correctAnswers: [] })).toEqual([]);
});

test('a picture or a sound is as good as a text', () => {
  expect(
    issuesOf({
      ...complete,
      correctAnswers: [{}, { image: 'cow.svg' }],
      incorrectAnswers: [{ audio: 'hen.mp3' }],
    }),
  ).toEqual([]);
});

test('what is missing is named at its place', () => {
  expect(issuesOf({ ...complete, correctAnswers: [{ text: ' ' }], incorrectAnswers: [] })).toEqual([
    { code: 'correctAnswers.none', path: ['gameData', 'problems', 0, 'correctAnswers'] },
    { code: 'incorrectAnswers.none', path: ['gameData', 'problems', 0, 'incorrectAnswers'] },
  ]);
});

test('an activity without problems says so', () => {
  expect(issuesOf()).toEqual([{ code: 'problems.none', path: ['gameData', 'problems'] }]);
});

import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity } from './validity.ts';

const complete = {
  id: 'p1',
  question: { text: 'Which?' },
  correctAnswer: { text: 'cat' },
  incorrectAnswers: [{ text: 'dog' }],
};
const issuesOf = (...problems: unknown[]) => validity(dataSchema.parse({ problems }));

test('one complete problem is enough', () => {
  expect(issuesOf(complete, { ...complete, correctAnswer: {} })).toEqual([]);
});

test('a picture or a sound is as good as a text', () => {
  expect(
    issuesOf({
      ...complete,
      question: { audio: 'moo.mp3' },
      correctAnswer: { image: 'cow.svg' },
      incorrectAnswers: [{ image: 'hen.svg' }],
    }),
  ).toEqual([]);
});

test('what is missing is named at its place', () => {
  expect(issuesOf({ ...complete, question: { text: ' ' }, incorrectAnswers: [{ text: '' }] })).toEqual([
    { code: 'question.empty', path: ['gameData', 'problems', 0, 'question'] },
    { code: 'incorrectAnswers.none', path: ['gameData', 'problems', 0, 'incorrectAnswers'] },
  ]);
});

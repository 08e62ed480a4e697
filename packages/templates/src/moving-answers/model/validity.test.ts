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

test('a question may be heard only', () => {
  expect(issuesOf({ ...complete, question: { audio: 'moo.mp3' } })).toEqual([]);
});

test('what is missing is named at its place', () => {
  expect(issuesOf({ ...complete, question: { text: ' ' }, incorrectAnswers: [{ text: '' }] })).toEqual([
    { code: 'question.empty', path: ['gameData', 'problems', 0, 'question'] },
    { code: 'incorrectAnswers.none', path: ['gameData', 'problems', 0, 'incorrectAnswers'] },
  ]);
});

test('with specific feedback on, every answer needs its own words or recording', () => {
  const problem = {
    ...complete,
    specificFeedback: true,
    correctAnswer: { text: 'cat', feedbackText: 'Meow!' },
    incorrectAnswers: [{ text: 'dog', feedbackAudio: 'woof.mp3' }, { text: 'hen' }, { text: '' }],
  };

  expect(issuesOf(problem)).toEqual([
    { code: 'feedback.missing', path: ['gameData', 'problems', 0, 'incorrectAnswers', 1] },
  ]);
  expect(issuesOf({ ...problem, specificFeedback: false })).toEqual([]);
});

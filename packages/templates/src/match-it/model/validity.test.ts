import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity } from './validity.ts';

const complete = {
  id: 'p1',
  questions: [{ image: 'farm.svg' }],
  correctAnswers: [{ text: 'cow' }],
  incorrectAnswers: [{ text: 'shark' }],
};
const issuesOf = (...problems: unknown[]) => validity(dataSchema.parse({ problems }));

test('one complete problem is enough', () => {
  expect(issuesOf(complete, { ...complete, questions: [] })).toEqual([]);
});

test('a question, a right and a wrong answer are needed, each with text, picture or sound', () => {
  expect(
    issuesOf({ ...complete, questions: [{ text: ' ' }], correctAnswers: [], incorrectAnswers: [{}] }),
  ).toEqual([
    { code: 'questions.none', path: ['gameData', 'problems', 0, 'questions'] },
    { code: 'correctAnswers.none', path: ['gameData', 'problems', 0, 'correctAnswers'] },
    { code: 'incorrectAnswers.none', path: ['gameData', 'problems', 0, 'incorrectAnswers'] },
  ]);
});

test('with own feedback asked for, an answer without it closes the problem; an empty place does not', () => {
  const specific = {
    ...complete,
    specificFeedback: true,
    correctAnswers: [{ text: 'cow', feedbackText: 'It gives milk.' }, { text: '' }],
  };

  expect(issuesOf({ ...specific, incorrectAnswers: [{ text: 'shark', feedbackAudio: 'sea.mp3' }] })).toEqual(
    [],
  );
  expect(issuesOf(specific)).toEqual([
    { code: 'answer.feedbackMissing', path: ['gameData', 'problems', 0, 'incorrectAnswers', 0] },
  ]);
});

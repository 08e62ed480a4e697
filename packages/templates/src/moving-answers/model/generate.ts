import { PICTURE_CRITERIA, pictureQuestions } from '@flink/game-kit/model/generate/picture-questions.ts';
import type { Generator } from '@flink/game-kit/model/template.ts';
import type { MovingAnswersData, MovingAnswersOptions } from './schema.ts';
import { optionsSchema } from './schema.ts';

/** One problem per word: the word to read or hear, and three pictures that move. */
export const generator: Generator<MovingAnswersData, MovingAnswersOptions> = {
  criteria: PICTURE_CRITERIA,
  defaultForReports: false,
  generate: (words, task) =>
    pictureQuestions(words, task, {
      options: optionsSchema.parse({ look: 'picturezap', randomOrder: true, delayBeforeNext: 1 }),
      problem: ({ id, question, right, others }) => ({
        id,
        question,
        fillIn: false,
        specificFeedback: false,
        correctAnswer: right,
        incorrectAnswers: [...others],
      }),
    }),
};

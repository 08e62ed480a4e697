import { pictureQuestions } from '@flink/game-kit/model/generate/picture-questions.ts';
import { criteria } from '../facts.ts';
import { optionsSchema } from './schema.ts';

/** One problem per word: the word to read or hear, and three pictures that move. */
export const generator = pictureQuestions({
  criteria,
  options: optionsSchema.parse({ look: 'picturezap', randomOrder: true, delayBeforeNext: 1 }),
  problem: ({ id, question, right, others }) => ({
    id,
    question,
    fillIn: false,
    specificFeedback: false,
    correctAnswer: right,
    incorrectAnswers: [...others],
  }),
});

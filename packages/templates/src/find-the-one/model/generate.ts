import { DISTRACTORS } from '@flink/game-kit/model/generate/distractors.ts';
import { pictureQuestions } from '@flink/game-kit/model/generate/picture-questions.ts';
import { criteria } from '../facts.ts';
import { optionsSchema } from './schema.ts';

/** One problem per word: the word to read or hear, and three pictures to find it among. */
export const generator = pictureQuestions({
  criteria,
  options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
  problem: ({ id, question, right, others }) => ({
    id,
    question,
    correctAnswers: [right],
    incorrectAnswers: [...others],
    incorrectItemsShown: DISTRACTORS,
  }),
});

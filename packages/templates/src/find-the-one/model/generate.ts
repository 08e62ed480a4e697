import {
  DISTRACTORS,
  PICTURE_CRITERIA,
  pictureQuestions,
} from '@flink/game-kit/model/generate/picture-questions.ts';
import type { Generator } from '@flink/game-kit/model/template.ts';
import type { FindTheOneData, FindTheOneOptions } from './schema.ts';
import { optionsSchema } from './schema.ts';

/** One problem per word: the word to read or hear, and three pictures to find it among. */
export const generator: Generator<FindTheOneData, FindTheOneOptions> = {
  criteria: PICTURE_CRITERIA,
  defaultForReports: false,
  generate: (words, task) =>
    pictureQuestions(words, task, {
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      problem: ({ id, question, right, others }) => ({
        id,
        question,
        correctAnswers: [right],
        incorrectAnswers: [...others],
        incorrectItemsShown: DISTRACTORS,
      }),
    }),
};

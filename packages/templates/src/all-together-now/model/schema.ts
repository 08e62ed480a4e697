import { commonOptions } from '@flink/game-kit/model/options.ts';
import { pieceSchema } from '@flink/game-kit/model/piece.ts';
import * as z from 'zod/mini';

export const version = 1;

/** decisions.md: the same problem data as multiple choice. */
const problemSchema = z.object({
  id: z.string(),
  question: pieceSchema,
  correctAnswer: pieceSchema,
  incorrectAnswers: z.array(pieceSchema),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object({
  ...commonOptions,
  coloredAnswerBoxes: z._default(z.boolean(), true),
});

export type Problem = z.infer<typeof problemSchema>;
export type AllTogetherNowData = z.infer<typeof dataSchema>;
export type AllTogetherNowOptions = z.infer<typeof optionsSchema>;

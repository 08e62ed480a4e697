import { commonOptions } from '@flink/game-kit/model/options.ts';
import { pieceSchema } from '@flink/game-kit/model/piece.ts';
import * as z from 'zod/mini';

export const version = 1;

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
export type MultipleChoiceData = z.infer<typeof dataSchema>;
export type MultipleChoiceOptions = z.infer<typeof optionsSchema>;

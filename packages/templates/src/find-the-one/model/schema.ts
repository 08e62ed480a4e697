import { commonOptions, shownSchema } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Spec 2 §9. */
const INCORRECT_ITEMS_SHOWN = 2;

const problemSchema = z.object({
  id: z.string(),
  /** What is looked for; may be left empty where the odd one out is meant. */
  question: z._default(pieceSchema, { text: '' }),
  correctAnswers: z.array(pieceSchema),
  incorrectAnswers: z.array(pieceSchema),
  incorrectItemsShown: shownSchema(INCORRECT_ITEMS_SHOWN),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object(commonOptions);

export type Problem = z.infer<typeof problemSchema>;
export type FindTheOneData = z.infer<typeof dataSchema>;
export type FindTheOneOptions = z.infer<typeof optionsSchema>;

import { letterOptions, loopOptions } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import * as z from 'zod/mini';

export const version = 1;

const problemSchema = z.object({
  id: z.string(),
  /** The definitions. */
  questions: z.array(pieceSchema),
  /** The words, each at the place of its definition. */
  answers: z.array(pieceSchema),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });
/** Nothing is heard before an answer: the words lie on the table together. */
const { audioBefore: _, ...orderOptions } = loopOptions;

export const optionsSchema = z.object({ ...orderOptions, ...letterOptions });

export type Problem = z.infer<typeof problemSchema>;
export type MatchingDefinitionsData = z.infer<typeof dataSchema>;
export type MatchingDefinitionsOptions = z.infer<typeof optionsSchema>;

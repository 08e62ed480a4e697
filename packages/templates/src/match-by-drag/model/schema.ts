import { letterOptions, loopOptions, numberAmong } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import * as z from 'zod/mini';

export const version = 1;

/** One pair: the target, and what is brought to it. */
const problemSchema = z.object({ id: z.string(), question: pieceSchema, answer: pieceSchema });

export const dataSchema = z.object({ problems: z.array(problemSchema) });

/** Nothing is heard before an answer: the words lie on the table together. */
const { audioBefore: _, ...orderOptions } = loopOptions;

export const optionsSchema = z.object({
  ...orderOptions,
  ...letterOptions,
  /** Spec 2 §2: how many answers lie in the tray at a time. */
  variant: z._default(numberAmong(4, 8), 4),
});

export type Problem = z.infer<typeof problemSchema>;
export type MatchByDragData = z.infer<typeof dataSchema>;
export type MatchByDragOptions = z.infer<typeof optionsSchema>;

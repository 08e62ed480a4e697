import { commonOptions, numberSchema, switchSchema } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import * as z from 'zod/mini';

export const version = 1;

const itemSchema = z.extend(pieceSchema, {
  /** Off: it stands in its place from the start. */
  shouldBeSlot: z._default(switchSchema, true),
  /** The place it belongs to; without it the order of the list counts. */
  boxIdx: z.optional(numberSchema),
});

const problemSchema = z.object({
  id: z.string(),
  /** What the order is, where the author says so. */
  question: z.optional(pieceSchema),
  items: z.array(itemSchema),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object({
  ...commonOptions,
  /** The task asks for the order of the alphabet. */
  alphabet: z._default(switchSchema, false),
});

export type Item = z.infer<typeof itemSchema>;
export type Problem = z.infer<typeof problemSchema>;
export type OrderItData = z.infer<typeof dataSchema>;
export type OrderItOptions = z.infer<typeof optionsSchema>;

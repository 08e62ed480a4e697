import { fileSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { letterOptions, loopOptions, numberSchema } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import * as z from 'zod/mini';

export const version = 1;

/** What one of the two cards of a match shows. */
const MATCH_TYPES = ['text', 'image', 'audio'] as const;

/** One card for each match type, in their order. */
const problemSchema = z.object({ id: z.string(), cards: z.array(pieceSchema) });

/** Spec 2 §3. */
export const dataSchema = z.object({
  /** A type that is not chosen yet is left open. */
  matchTypes: z._default(
    z.array(z.object({ type: z.catch(z.optional(z.enum(MATCH_TYPES)), undefined) })),
    [],
  ),
  problems: z.array(problemSchema),
  /** How many cards lie on the table, level after level. */
  cardsPerLevel: z._default(z.array(numberSchema), []),
  /** Shown when a table is cleared, one after the other. */
  rewardGraphics: z._default(z.array(fileSchema('image')), []),
  /** The theme's own where there are none. */
  cardbacks: z._default(z.array(fileSchema('image')), []),
  /** How often all levels are played. */
  numberOfPlays: z.catch(numberSchema, 1),
});

export const optionsSchema = z.object({ showAnswer: loopOptions.showAnswer, ...letterOptions });

export type MatchType = (typeof MATCH_TYPES)[number];
export type Problem = z.infer<typeof problemSchema>;
export type ConcentrationData = z.infer<typeof dataSchema>;
export type ConcentrationOptions = z.infer<typeof optionsSchema>;

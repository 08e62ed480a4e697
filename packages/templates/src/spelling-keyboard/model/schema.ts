import { fileSchema, MOST_LETTERS, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { maskSchema } from '@flink/game-kit/model/content/mask.ts';
import { commonOptions, switchSchema } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

const problemSchema = z.object({
  id: z.string(),
  word: textSchema(MOST_LETTERS.word),
  /** By letter: 1 stands there from the start (spec 2 §3). */
  letters: maskSchema,
  definition: z._default(textSchema(), ''),
  image: z.optional(fileSchema('image')),
  audio: z.optional(fileSchema('audio')),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object({
  ...commonOptions,
  /** All words of the activity stand on a list. */
  displayWords: z._default(switchSchema, false),
});

export type Problem = z.infer<typeof problemSchema>;
export type SpellingKeyboardData = z.infer<typeof dataSchema>;
export type SpellingKeyboardOptions = z.infer<typeof optionsSchema>;

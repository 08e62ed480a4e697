import { fileSchema, MOST_LETTERS, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { maskSchema } from '@flink/game-kit/model/content/mask.ts';
import { commonOptions, switchSchema } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

const problemSchema = z.object({
  id: z.string(),
  word: textSchema(MOST_LETTERS.word),
  /** By letter of the word. Empty: all letters are looked for, and spaces part words. */
  letters: maskSchema,
  /** Extra letters. */
  options: z._default(z.array(textSchema(MOST_LETTERS.listed)), []),
  /** The name of the learner instead of the word. */
  useName: z._default(switchSchema, false),
  useNameMode: z._default(z.enum(['first', 'last', 'both']), 'first'),
  definition: z._default(textSchema(), ''),
  audio: z.optional(fileSchema('audio')),
  image: z.optional(fileSchema('image')),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object(commonOptions);

export type Problem = z.infer<typeof problemSchema>;
export type SpellingConnectablesData = z.infer<typeof dataSchema>;
export type SpellingConnectablesOptions = z.infer<typeof optionsSchema>;

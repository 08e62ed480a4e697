import { fileSchema, MOST_LETTERS, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { maskSchema } from '@flink/game-kit/model/content/mask.ts';
import { commonOptions } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

const problemSchema = z.object({
  id: z.string(),
  syllables: z.array(textSchema(MOST_LETTERS.listed)),
  /** By syllable. Empty: all syllables are looked for. */
  mask: maskSchema,
  /** Extra syllables. */
  options: z._default(z.array(textSchema(MOST_LETTERS.listed)), []),
  definition: z._default(textSchema(), ''),
  image: z.optional(fileSchema('image')),
  audio: z.optional(fileSchema('audio')),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object(commonOptions);

export type Problem = z.infer<typeof problemSchema>;
export type WordConnectablesData = z.infer<typeof dataSchema>;
export type WordConnectablesOptions = z.infer<typeof optionsSchema>;

import { fileSchema, MOST_LETTERS, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { maskSchema } from '@flink/game-kit/model/content/mask.ts';
import { commonOptions } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

const problemSchema = z.object({
  id: z.string(),
  sentence: textSchema(),
  /** By word of the sentence. Empty: all words are looked for. */
  wordsMask: maskSchema,
  /** Extra words. */
  options: z._default(z.array(textSchema(MOST_LETTERS.listed)), []),
  audio: z.optional(fileSchema('audio')),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object(commonOptions);

export type Problem = z.infer<typeof problemSchema>;
export type SentenceConnectablesData = z.infer<typeof dataSchema>;
export type SentenceConnectablesOptions = z.infer<typeof optionsSchema>;

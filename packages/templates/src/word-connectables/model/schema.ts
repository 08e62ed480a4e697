import { maskSchema } from '@flink/game-kit/model/content/mask.ts';
import { commonOptions } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

const problemSchema = z.object({
  id: z.string(),
  syllables: z.array(z.string()),
  /** By syllable. Empty: all syllables are looked for. */
  mask: maskSchema,
  /** Extra syllables. */
  options: z._default(z.array(z.string()), []),
  definition: z._default(z.string(), ''),
  image: z.optional(z.string()),
  audio: z.optional(z.string()),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object(commonOptions);

export type Problem = z.infer<typeof problemSchema>;
export type WordConnectablesData = z.infer<typeof dataSchema>;
export type WordConnectablesOptions = z.infer<typeof optionsSchema>;

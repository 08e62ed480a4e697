import { commonOptions } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Shown and heard as its part of the sentence begins. */
const introduced = {
  definition: z.optional(z.string()),
  image: z.optional(z.string()),
  audio: z.optional(z.string()),
};

const categorySchema = z.object({
  text: z.string(),
  /** Words of the class that the learner knows, as “kiti, viti”. */
  example: z.optional(z.string()),
});

const nounSchema = z.object({
  text: z.string(),
  ...introduced,
  categories: z.array(categorySchema),
  correctCategory: z.string(),
});

const prefixSchema = z.object({
  /** May be empty: some classes have no prefix here. */
  text: z.string(),
  /** The whole word where prefix and stem do not simply stand side by side, as in “ndefu”. */
  word: z.optional(z.string()),
});

/** Spec 2 §3: the first prefix is the correct one. `text` is what stays of the word whatever its prefix. */
const inflectedSchema = z.object({ text: z.string(), ...introduced, prefixes: z.array(prefixSchema) });

const problemSchema = z.object({
  id: z.string(),
  noun: nounSchema,
  adjective: inflectedSchema,
  verb: inflectedSchema,
  sentenceAudio: z.optional(z.string()),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object(commonOptions);

export type Category = z.infer<typeof categorySchema>;
export type Prefix = z.infer<typeof prefixSchema>;
export type Inflected = z.infer<typeof inflectedSchema>;
export type Problem = z.infer<typeof problemSchema>;
export type NgeliData = z.infer<typeof dataSchema>;
export type NgeliOptions = z.infer<typeof optionsSchema>;

import { fileSchema, MOST_LETTERS, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { commonOptions } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Shown and heard as its part of the sentence begins. */
const introduced = {
  definition: z.optional(textSchema()),
  image: z.optional(fileSchema('image')),
  audio: z.optional(fileSchema('audio')),
};

const categorySchema = z.object({
  text: textSchema(MOST_LETTERS.word),
  /** Words of the class that the learner knows, as “kiti, viti”. */
  example: z.optional(textSchema(MOST_LETTERS.word)),
});

const nounSchema = z.object({
  text: textSchema(MOST_LETTERS.word),
  ...introduced,
  categories: z.array(categorySchema),
  correctCategory: textSchema(MOST_LETTERS.word),
});

const prefixSchema = z.object({
  /** May be empty: some classes have no prefix here. */
  text: textSchema(MOST_LETTERS.prefix),
  /** The whole word where prefix and stem do not simply stand side by side, as in “ndefu”. */
  word: z.optional(textSchema(MOST_LETTERS.word)),
});

/** Spec 2 §3: the first prefix is the correct one. `text` is what stays of the word whatever its prefix. */
const inflectedSchema = z.object({
  text: textSchema(MOST_LETTERS.word),
  ...introduced,
  prefixes: z.array(prefixSchema),
});

const problemSchema = z.object({
  id: z.string(),
  noun: nounSchema,
  adjective: inflectedSchema,
  verb: inflectedSchema,
  sentenceAudio: z.optional(fileSchema('audio')),
  /** Spec 3 §3: the sentence as it is written, where it is more than its three words. */
  sentenceText: z.optional(textSchema()),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

/** Spec 2 §9 gives its delay; nothing is heard before a choice, and its words have their colours. */
const { delayBeforeNext: _delay, audioBefore: _audio, fontColor: _color, ...readOptions } = commonOptions;

export const optionsSchema = z.object(readOptions);

export type Category = z.infer<typeof categorySchema>;
export type Prefix = z.infer<typeof prefixSchema>;
export type Inflected = z.infer<typeof inflectedSchema>;
export type Problem = z.infer<typeof problemSchema>;
export type NgeliData = z.infer<typeof dataSchema>;
export type NgeliOptions = z.infer<typeof optionsSchema>;

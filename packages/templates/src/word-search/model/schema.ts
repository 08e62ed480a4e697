import { fileSchema, MOST_LETTERS, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { commonOptions, switchSchema } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Spec 2 §3. The maps go by the word as it is written in the list. */
const problemSchema = z.object({
  id: z.string(),
  title: z._default(textSchema(MOST_LETTERS.title), ''),
  words: z.array(textSchema(MOST_LETTERS.listed)),
  wordsAudio: z._default(z.record(z.string(), fileSchema('audio')), {}),
  /** What a word means, beside it in the list. */
  wordsImage: z._default(z.record(z.string(), fileSchema('image')), {}),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

/** Beginners read along a line or down it; an author may add the diagonal. */
const USUAL_DIRECTIONS = { horizontal: true, vertical: true, diagonal: false } as const;

const directionsSchema = z.object({
  horizontal: z._default(switchSchema, false),
  vertical: z._default(switchSchema, false),
  diagonal: z._default(switchSchema, false),
});

const wordSearchSchema = z.object({
  sharedLetters: z._default(switchSchema, true),
  alphabetize: z._default(switchSchema, false),
  showHints: z._default(switchSchema, true),
});

/** Spec 2 §9 gives its delay, and no word is heard before it is found. */
const { delayBeforeNext: _delay, audioBefore: _audio, ...readOptions } = commonOptions;

export const optionsSchema = z.object({
  ...readOptions,
  wordDirections: z._default(directionsSchema, USUAL_DIRECTIONS),
  wordSearch: z._default(wordSearchSchema, { sharedLetters: true, alphabetize: false, showHints: true }),
});

export type Problem = z.infer<typeof problemSchema>;
export type WordSearchData = z.infer<typeof dataSchema>;
export type WordSearchOptions = z.infer<typeof optionsSchema>;

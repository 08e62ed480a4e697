import { fileSchema, MOST_LETTERS, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { letterOptions, numberSchema, switchSchema } from '@flink/game-kit/model/content/options.ts';
import { styledText } from '@flink/game-kit/model/text/styled-text.ts';
import * as z from 'zod/mini';

export const version = 1;

/** A number that was left empty, or is none, is missing (spec 2 §8). */
const countSchema = z.catch(z.optional(numberSchema.check(z.positive())), undefined);

const storedPage = z.object({
  id: z.string(),
  text: z._default(textSchema(MOST_LETTERS.page), ''),
  /** The text with its letters set by the author; then `text` says nothing. */
  html: z.optional(textSchema(MOST_LETTERS.markup)),
  /** The page whose text is read here once more: its id, or its place. */
  textFrom: z.optional(z.union([z.string(), z.number()])),
  /** The picture is left out, so that nothing tells what the words say. */
  textOnly: z._default(switchSchema, false),
  image: z.optional(fileSchema('image')),
  /** What the picture shows, for who is told about it. */
  name: z.optional(textSchema()),
  audio: z.optional(fileSchema('audio')),
  hasTimer: z._default(switchSchema, false),
  totalWords: countSchema,
  benchmark: countSchema,
});

const pageSchema = z.pipe(
  storedPage,
  z.transform((page) => (page.html ? { ...page, text: styledText(page.html).text } : page)),
);

export const dataSchema = z.object({
  /** The pages, in their order. */
  problems: z.array(pageSchema),
  /** To be printed; the shell has the button. */
  pdf: z.optional(fileSchema('document')),
});

const { maxFontSize: _, ...readOptions } = letterOptions;

export const optionsSchema = z.object(readOptions);

export type Page = z.infer<typeof pageSchema>;
export type ReadingData = z.infer<typeof dataSchema>;
export type ReadingOptions = z.infer<typeof optionsSchema>;

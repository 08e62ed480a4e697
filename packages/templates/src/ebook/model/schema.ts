import { fileSchema, MOST_LETTERS, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { letterOptions, numberSchema, switchSchema } from '@flink/game-kit/model/content/options.ts';
import { styledText } from '@flink/game-kit/model/text/styled-text.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Spec 3 §9: the page on which an author places text boxes. */
export const PAGE = { width: 760, height: 490 } as const;

/** How words stand in a box of that page, in its pixels: what their author sees is what is read. */
export const BOX_LETTERS = { size: 24, lineHeight: 1.5, inline: 12, block: 4 } as const;

/** Where a text box stands on that page; a form may have stored `400px`. */
const pixels = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? Number.parseFloat(value) : value)),
  z.number(),
);

const storedBox = z.object({
  text: z._default(textSchema(MOST_LETTERS.page), ''),
  /** The text with its letters set by the author; then `text` says nothing. */
  html: z.optional(textSchema(MOST_LETTERS.markup)),
  dim: z.optional(z.object({ left: pixels, top: pixels, width: pixels, height: pixels })),
  /** Spec 3 §3: a box that no voice reads, as a sign in the picture. */
  ignoreTTS: z._default(switchSchema, false),
});

const boxSchema = z.pipe(
  storedBox,
  z.transform((box) => (box.html ? { ...box, text: styledText(box.html).text } : box)),
);

const pageSchema = z.object({
  id: z.string(),
  boxes: z._default(z.array(boxSchema), []),
  image: z.optional(fileSchema('image')),
  /** What the picture shows, for who is told about it. */
  name: z.optional(textSchema()),
  audio: z.optional(fileSchema('audio')),
  /** What the house's voice reads where nothing was recorded. */
  audioScript: z.optional(textSchema(MOST_LETTERS.script)),
  video: z.optional(fileSchema('video')),
});

/** A number that was left empty, or is none, is missing (spec 2 §8). */
const countSchema = z.catch(z.optional(numberSchema.check(z.positive())), undefined);

export const dataSchema = z.object({
  /** The pages of the book. */
  problems: z.array(pageSchema),
  totalWords: countSchema,
  benchmark: countSchema,
});

/** Spec 3 §5.3: legacy values 0, 1, 2; any other value is manual. */
function modeOf(value: unknown): 'presentation' | 'manual' | 'both' {
  const mode = String(value).trim().toLowerCase();
  if (mode === 'presentation' || mode === '0') return 'presentation';
  return mode === 'both' || mode === '2' ? 'both' : 'manual';
}

/** A page is as large as its room. */
const { maxFontSize: _, ...readOptions } = letterOptions;

export const optionsSchema = z.object({
  ...readOptions,
  ebookMode: z._default(z.pipe(z.transform(modeOf), z.enum(['presentation', 'manual', 'both'])), 'manual'),
  displayTimer: z._default(switchSchema, false),
  autoPlayAudioInManual: z._default(switchSchema, false),
  endVideoWhenAudioEnds: z._default(switchSchema, false),
});

export type Box = z.infer<typeof boxSchema>;
export type Page = z.infer<typeof pageSchema>;
export type EbookData = z.infer<typeof dataSchema>;
export type EbookOptions = z.infer<typeof optionsSchema>;

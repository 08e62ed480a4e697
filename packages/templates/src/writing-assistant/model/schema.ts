import { switchSchema } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import { fontColorSchema } from '@flink/game-kit/model/text/author-type.ts';
import * as z from 'zod/mini';

export const version = 1;

/** decisions.md, table of templates: at most 10 words are used. */
export const MOST_WORDS = 10;

const pieces = z._default(z.array(pieceSchema), []);

export const dataSchema = z.object({
  /** Questions that lead from one thought to the next, in the language of the activity. */
  guides: pieces,
  /** Beginnings of sentences; each belongs to the guide of its place. */
  starters: pieces,
  images: pieces,
  words: pieces,
  /** Something to read before writing about it. */
  reading: z.optional(pieceSchema),
  /** The same guides in other languages. */
  multiLocaleGuides: z._default(z.record(z.string(), z.array(pieceSchema)), {}),
  /** The language in which they are shown first. */
  defaultLocale: z.optional(z.string()),
});

const FONTS = ['Arial', 'Arial Black', 'Courier New', 'Georgia', 'Helvetica'];
const SIZES = ['normal', 'h1', 'h2', 'h3'];
const STYLES = ['bold', 'italic', 'underline'];
const ALIGNMENTS = ['left', 'center', 'right'];

/** What the house has not is not offered. */
const listOf = (known: readonly string[]) =>
  z.pipe(
    z.transform((values: unknown) =>
      Array.isArray(values) ? values.filter((value) => known.includes(value)) : values,
    ),
    z.array(z.string()),
  );

/** As drawn, the paper is for writing; an author may give more tools (spec 2 §3, editor). */
const usualEditor = { fonts: [], fontSizes: [], fontColors: [], fontStyles: ['bold'], alignments: [] };

const editorSchema = z.object({
  fonts: z._default(listOf(FONTS), usualEditor.fonts),
  fontSizes: z._default(listOf(SIZES), usualEditor.fontSizes),
  fontColors: z._default(z.array(fontColorSchema), usualEditor.fontColors),
  fontStyles: z._default(listOf(STYLES), usualEditor.fontStyles),
  alignments: z._default(listOf(ALIGNMENTS), usualEditor.alignments),
});

export const optionsSchema = z.object({
  /** Spec 3 §3: default on. */
  aiFeedbackEnabled: z._default(switchSchema, true),
  editor: z._default(editorSchema, usualEditor),
});

export type WritingData = z.infer<typeof dataSchema>;
export type WritingOptions = z.infer<typeof optionsSchema>;

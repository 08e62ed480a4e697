import { numberSchema, switchSchema } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import { fontColorSchema } from '@flink/game-kit/model/text/author-type.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Spec 2 §9. */
export const MOST_PAGES = 12;
export const MOST_IMAGES = 12;
/** Spec 3 §5.4: an author gives so many where no page begins with one. */
export const MOST_LOOSE_IMAGES = 8;

/** Where an author says nothing: room for a beginning, a middle and an end, and for mastery by voice on four pages. */
const USUAL_PAGES = 4;

/** Less than one page, or no number, says nothing. */
const pagesSchema = z.catch(
  z.pipe(
    numberSchema,
    z.pipe(
      z.transform((pages: number) => Math.min(MOST_PAGES, Math.floor(pages))),
      z.number().check(z.gte(1)),
    ),
  ),
  USUAL_PAGES,
);

export const dataSchema = z.object({
  /** What can be put on a page; `name` says what it shows. */
  images: z._default(z.array(pieceSchema), []),
  /** To be used in the story. */
  words: z._default(z.array(pieceSchema), []),
  /** So many pages lie there at the beginning. */
  pagesCount: z._default(pagesSchema, USUAL_PAGES),
  /** Every page begins with the picture of its turn. */
  autoInsertArt: z._default(switchSchema, false),
  importClipart: z._default(switchSchema, false),
});

const MODES = ['editor', 'recorder', 'both'] as const;

/** Spec 3 §9: fonts, sizes, colours, styles and alignments of the story studio. */
const FONTS = ['Arial', 'Arial Black', 'Courier New', 'Georgia', 'Helvetica'];
const SIZES = ['normal', 'h1', 'h2', 'h3'];
const STYLES = ['bold', 'italic', 'underline'];
const ALIGNMENTS = ['left', 'center'];

/** What the house has not is not offered: a font of somewhere else would be another one on every device. */
const listOf = (known: readonly string[]) =>
  z.pipe(
    z.transform((values: unknown) =>
      Array.isArray(values) ? values.filter((value) => known.includes(value)) : values,
    ),
    z.array(z.string()),
  );

/** Spec 3 §9: black, red, green and blue, as those of the house that can be read on paper. */
const INKS = ['#2b2140', '#d42f4b', '#28803f', '#1f70c9'];

/** Where an author says nothing, writers may use all that there is. */
export const usualEditor = {
  fonts: FONTS,
  fontSizes: SIZES,
  fontColors: INKS,
  fontStyles: STYLES,
  alignments: ALIGNMENTS,
};

const editorSchema = z.object({
  fonts: z._default(listOf(FONTS), usualEditor.fonts),
  fontSizes: z._default(listOf(SIZES), usualEditor.fontSizes),
  fontColors: z._default(z.array(fontColorSchema), usualEditor.fontColors),
  fontStyles: z._default(listOf(STYLES), usualEditor.fontStyles),
  alignments: z._default(listOf(ALIGNMENTS), usualEditor.alignments),
});

export const optionsSchema = z.object({
  storyStudioMode: z._default(z.enum(MODES), 'both'),
  needApproval: z._default(switchSchema, false),
  editor: z._default(editorSchema, usualEditor),
  aiFeedbackEnabled: z._default(switchSchema, true),
});

export type StudioData = z.infer<typeof dataSchema>;
export type StudioOptions = z.infer<typeof optionsSchema>;

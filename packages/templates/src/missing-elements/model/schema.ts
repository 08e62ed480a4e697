import { MOST_LETTERS, runsSchema, textSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { commonOptions, numberSchema, switchSchema } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import { fontFamilySchema } from '@flink/game-kit/model/text/author-type.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Spec 3 §9: fill-in font. */
const FONT = 'Roboto';

/** Spec 3 §9: of a generated text. Nobody chose it, so it leaves the size to the house. */
export const GENERATED_FONT_SIZE = 32;
/** Spec 3 §9: what stands there where nobody chose. */
export const USUAL_FONT_SIZE = 18;

/** A stretch of the text; a marked one is missing and has to be filled in. */
const runSchema = z.object({ text: z.string(), marked: z._default(switchSchema, false) });

const problemSchema = z.object({
  id: z.string(),
  /** What is to be done, where it is more than to fill the gaps. */
  task: z._default(pieceSchema, { text: '' }),
  text: runsSchema(runSchema),
  /** Offered with the missing words; two of those are each other's wrong answers. */
  incorrectAnswers: z._default(z.array(textSchema(MOST_LETTERS.listed)), []),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

const { maxFontSize: _, ...readOptions } = commonOptions;

export const optionsSchema = z.object({
  ...readOptions,
  fontFamily: z._default(fontFamilySchema, FONT),
  fontSize: z._default(numberSchema, USUAL_FONT_SIZE),
});

export type Run = z.infer<typeof runSchema>;
export type Problem = z.infer<typeof problemSchema>;
export type MissingElementsData = z.infer<typeof dataSchema>;
export type MissingElementsOptions = z.infer<typeof optionsSchema>;

import { runsSchema } from '@flink/game-kit/model/content/field-kinds.ts';
import { commonOptions, numberSchema, switchSchema } from '@flink/game-kit/model/content/options.ts';
import { pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import { fontFamilySchema } from '@flink/game-kit/model/text/author-type.ts';
import * as z from 'zod/mini';

export const version = 1;

/** decisions.md and spec 3 §9: click-in-text default Roboto, size 18. */
const FONT = 'Roboto';
export const USUAL_SIZE = 18;

/** A stretch of the passage; a marked one is a word, or a few that belong together, to be found. */
const runSchema = z.object({ text: z.string(), marked: z._default(switchSchema, false) });

const problemSchema = z.object({
  id: z.string(),
  /** Says which words are meant. */
  task: pieceSchema,
  passage: runsSchema(runSchema),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

const { maxFontSize: _, ...readOptions } = commonOptions;

export const optionsSchema = z.object({
  ...readOptions,
  fontFamily: z._default(fontFamilySchema, FONT),
  fontSize: z._default(numberSchema, USUAL_SIZE),
});

export type Run = z.infer<typeof runSchema>;
export type Problem = z.infer<typeof problemSchema>;
export type LiteracyData = z.infer<typeof dataSchema>;
export type LiteracyOptions = z.infer<typeof optionsSchema>;

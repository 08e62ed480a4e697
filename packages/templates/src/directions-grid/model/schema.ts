import { commonOptions, numberSchema, switchSchema } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Spec 2 §3. */
export const DIRECTIONS = [
  'ABOVE',
  'BELOW',
  'LEFT',
  'RIGHT',
  'BETWEEN_HORIZONTAL',
  'BETWEEN_VERTICAL',
] as const;
export const GRID_SIZES = ['3x3', '4x4', '5x5', '6x6'] as const;
export const ASSETS = ['FARM', 'FOOD', 'LETTERS', 'SHAPES'] as const;

export type Direction = (typeof DIRECTIONS)[number];
export type AssetsType = (typeof ASSETS)[number];

/** What a question is about: all of it stands in the options (spec 2 §3), and a problem may ask for something else. */
const asked = {
  gridSize: z.enum(GRID_SIZES),
  direction: z.enum(DIRECTIONS),
  requiredAnswers: z.enum(['SINGLE', 'ALL']),
  assetsType: z.enum(ASSETS),
};

const problemSchema = z.object({
  id: z.string(),
  gridSize: z.optional(asked.gridSize),
  direction: z.optional(asked.direction),
  requiredAnswers: z.optional(asked.requiredAnswers),
  assetsType: z.optional(asked.assetsType),
  /** Spec 3 §3: an item has these as well; without them it does as the options say. */
  questionsNumber: z.catch(z.optional(numberSchema), undefined),
  showGrid: z.catch(z.optional(switchSchema), undefined),
  highlightItems: z.catch(z.optional(switchSchema), undefined),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

/** Its words are white on the colours of the board. */
const { fontColor: _, ...readOptions } = commonOptions;

export const optionsSchema = z.object({
  ...readOptions,
  gridSize: z._default(asked.gridSize, '3x3'),
  direction: z._default(asked.direction, 'ABOVE'),
  requiredAnswers: z._default(asked.requiredAnswers, 'SINGLE'),
  assetsType: z._default(asked.assetsType, 'FARM'),
  /** How many questions are made of each problem: 1 to 5 (spec 3 §9: 1). */
  questionsNumber: z._default(numberSchema, 1),
  showGrid: z._default(switchSchema, true),
  highlightItems: z._default(switchSchema, true),
  instructionType: z._default(z.enum(['AUDIO', 'TEXT', 'BOTH']), 'BOTH'),
});

export type DirectionsGridData = z.infer<typeof dataSchema>;
export type DirectionsGridOptions = z.infer<typeof optionsSchema>;

export type Question = Pick<DirectionsGridOptions, keyof typeof asked>;

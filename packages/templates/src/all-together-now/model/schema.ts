import { choiceProblemSchema } from '@flink/game-kit/model/content/choice-problem.ts';
import { commonOptions, switchSchema } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

/** decisions.md: the same problem data as multiple choice. */
export const dataSchema = z.object({ problems: z.array(choiceProblemSchema) });

export const optionsSchema = z.object({
  ...commonOptions,
  coloredAnswerBoxes: z._default(switchSchema, true),
});

export type AllTogetherNowData = z.infer<typeof dataSchema>;
export type AllTogetherNowOptions = z.infer<typeof optionsSchema>;

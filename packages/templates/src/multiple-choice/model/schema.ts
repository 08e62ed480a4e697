import { choiceProblemSchema } from '@flink/game-kit/model/content/choice-problem.ts';
import { commonOptions, switchSchema } from '@flink/game-kit/model/content/options.ts';
import * as z from 'zod/mini';

export const version = 1;

export const dataSchema = z.object({ problems: z.array(choiceProblemSchema) });

export const optionsSchema = z.object({
  ...commonOptions,
  coloredAnswerBoxes: z._default(switchSchema, true),
});

export type MultipleChoiceData = z.infer<typeof dataSchema>;
export type MultipleChoiceOptions = z.infer<typeof optionsSchema>;

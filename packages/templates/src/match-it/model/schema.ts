import {
  commonOptions,
  numberSchema,
  shownSchema,
  switchSchema,
} from '@flink/game-kit/model/content/options.ts';
import { feedbackPieceSchema, pieceSchema } from '@flink/game-kit/model/content/piece.ts';
import { fontColorSchema, fontFamilySchema } from '@flink/game-kit/model/text/author-type.ts';
import * as z from 'zod/mini';

export const version = 1;

/** Spec 3 §9: match defaults. */
const problemSchema = z.object({
  id: z.string(),
  questions: z.array(pieceSchema),
  correctAnswers: z.array(feedbackPieceSchema),
  incorrectAnswers: z.array(feedbackPieceSchema),
  specificFeedback: z._default(switchSchema, false),
  questionItemsShown: shownSchema(4),
  correctItemsShown: shownSchema(2),
  incorrectItemsShown: shownSchema(2),
  // A colour that is none costs the colour, not the problem.
  fontColor: z.catch(z.optional(fontColorSchema), undefined),
  fontFamily: z.catch(z.optional(fontFamilySchema), undefined),
  fontSize: z.catch(z.optional(numberSchema.check(z.positive())), undefined),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });
export const optionsSchema = z.object(commonOptions);

export type Problem = z.infer<typeof problemSchema>;
export type MatchItData = z.infer<typeof dataSchema>;
export type MatchItOptions = z.infer<typeof optionsSchema>;

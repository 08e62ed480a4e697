import { choiceProblemSchema } from '@flink/game-kit/model/content/choice-problem.ts';
import { commonOptions, switchSchema } from '@flink/game-kit/model/content/options.ts';
import { feedbackPieceSchema } from '@flink/game-kit/model/content/piece.ts';
import * as z from 'zod/mini';

export const version = 1;

const problemSchema = z.extend(choiceProblemSchema, {
  /** The question holds a gap, and the answer fills it. */
  fillIn: z._default(switchSchema, false),
  /** Each answer has words of its own, said when it is caught. */
  specificFeedback: z._default(switchSchema, false),
  correctAnswer: feedbackPieceSchema,
  incorrectAnswers: z.array(feedbackPieceSchema),
});

export const dataSchema = z.object({ problems: z.array(problemSchema) });

export const optionsSchema = z.object({
  ...commonOptions,
  /** Spec 3 §5.3: the four legacy templates, one here in four looks. */
  look: z._default(z.enum(['zap', 'picturezap', 'capturedata', 'gotit']), 'zap'),
  animationSpeed: z._default(z.enum(['slow', 'medium', 'fast']), 'medium'),
  showQuestion: z._default(switchSchema, true),
});

export type Problem = z.infer<typeof problemSchema>;
export type MovingAnswersData = z.infer<typeof dataSchema>;
export type MovingAnswersOptions = z.infer<typeof optionsSchema>;
export type Look = MovingAnswersOptions['look'];

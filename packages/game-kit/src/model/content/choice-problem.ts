import * as z from 'zod/mini';
import type { Issue } from './issue.ts';
import { answersOf, type Fields, inPlaceOf, questionOf } from './kindly.ts';
import { filesOf, isUsable, pieceSchema } from './piece.ts';
import { hasWrongOne, twinIssues } from './twins.ts';

/** A question, its answer, and others to choose from. */
export const choiceProblemSchema = z.object({
  id: z.string(),
  question: pieceSchema,
  correctAnswer: pieceSchema,
  incorrectAnswers: z.array(pieceSchema),
});

export type ChoiceProblem = z.infer<typeof choiceProblemSchema>;

/** A question that can be read, seen or heard, its answer, and at least one other to choose from. */
export function choiceProblemCheck({ question, correctAnswer, incorrectAnswers }: ChoiceProblem): Issue[] {
  const issues: Issue[] = [];
  if (!isUsable(question)) issues.push({ code: 'question.empty', path: ['question'] });
  if (!isUsable(correctAnswer)) issues.push({ code: 'correctAnswer.empty', path: ['correctAnswer'] });
  if (!hasWrongOne([correctAnswer], incorrectAnswers))
    issues.push({ code: 'incorrectAnswers.none', path: ['incorrectAnswers'] });
  return issues;
}

export const choiceNotice = ({ correctAnswer, incorrectAnswers }: ChoiceProblem): Issue[] =>
  twinIssues([correctAnswer], incorrectAnswers);

/** Of several right answers the first is asked for. */
export function kindChoice(problem: Fields): Fields {
  const { right, wrong } = answersOf(problem);
  return inPlaceOf(problem, {
    question: questionOf(problem),
    correctAnswer: Array.isArray(right) ? right[0] : right,
    incorrectAnswers: wrong,
  });
}

export const choiceFiles = ({ question, correctAnswer, incorrectAnswers }: ChoiceProblem): string[] =>
  [question, correctAnswer, ...incorrectAnswers].flatMap(filesOf);

import { choiceNotice, choiceProblemCheck } from '@flink/game-kit/model/content/choice-problem.ts';
import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { hasFeedback, isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import type { MovingAnswersData, Problem } from './schema.ts';

/** Spec 3 §5.1, question with feedback: a problem or audio, an answer, another one, and feedback covering all. */
export const problemCheck = (problem: Problem): Issue[] => [
  ...choiceProblemCheck(problem),
  ...(problem.specificFeedback ? feedbackIssues(problem) : []),
];

function feedbackIssues({ correctAnswer, incorrectAnswers }: Problem): Issue[] {
  const issues: Issue[] = [];
  if (isUsable(correctAnswer) && !hasFeedback(correctAnswer))
    issues.push({ code: 'feedback.missing', path: ['correctAnswer'] });
  for (const [index, answer] of incorrectAnswers.entries()) {
    if (isUsable(answer) && !hasFeedback(answer))
      issues.push({ code: 'feedback.missing', path: ['incorrectAnswers', index] });
  }
  return issues;
}

export const validity = (data: MovingAnswersData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const warnings = (data: MovingAnswersData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, choiceNotice);

import type { Issue } from '@flink/game-kit/model/issue.ts';
import { isUsable } from '@flink/game-kit/model/piece.ts';
import { problemIssues } from '@flink/game-kit/model/problems.ts';
import type { AllTogetherNowData, Problem } from './schema.ts';

/** A question that can be read, seen or heard, its answer, and at least one other to choose from. */
export function problemCheck({ question, correctAnswer, incorrectAnswers }: Problem): Issue[] {
  const issues: Issue[] = [];
  if (!isUsable(question)) issues.push({ code: 'question.empty', path: ['question'] });
  if (!isUsable(correctAnswer)) issues.push({ code: 'correctAnswer.empty', path: ['correctAnswer'] });
  if (!incorrectAnswers.some(isUsable))
    issues.push({ code: 'incorrectAnswers.none', path: ['incorrectAnswers'] });
  return issues;
}

export const validity = (data: AllTogetherNowData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

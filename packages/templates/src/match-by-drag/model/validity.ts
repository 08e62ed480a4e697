import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues } from '@flink/game-kit/model/content/problems.ts';
import type { MatchByDragData, Problem } from './schema.ts';

/** Spec 2 §5. */
export const LEAST_PAIRS = 2;

export function problemCheck({ question, answer }: Problem): Issue[] {
  const issues: Issue[] = [];
  if (!isUsable(question)) issues.push({ code: 'question.empty', path: ['question'] });
  if (!isUsable(answer)) issues.push({ code: 'answer.empty', path: ['answer'] });
  return issues;
}

export const validity = (data: MatchByDragData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck, LEAST_PAIRS);

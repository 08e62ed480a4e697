import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { hasWrongOne, twinIssues } from '@flink/game-kit/model/content/twins.ts';
import type { FindTheOneData, Problem } from './schema.ts';

/** Spec 3 §5.1: correct and incorrect answers each with at least one filled item. */
export function problemCheck({ correctAnswers, incorrectAnswers }: Problem): Issue[] {
  const issues: Issue[] = [];
  if (!correctAnswers.some(isUsable)) issues.push({ code: 'correctAnswers.none', path: ['correctAnswers'] });
  if (!hasWrongOne(correctAnswers, incorrectAnswers))
    issues.push({ code: 'incorrectAnswers.none', path: ['incorrectAnswers'] });
  return issues;
}

export const validity = (data: FindTheOneData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const warnings = (data: FindTheOneData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, ({ correctAnswers, incorrectAnswers }) =>
    twinIssues(correctAnswers, incorrectAnswers),
  );

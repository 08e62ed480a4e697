import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { hasFeedback, isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues } from '@flink/game-kit/model/content/problems.ts';
import type { MatchItData, Problem } from './schema.ts';

/** Spec 2 §5: a usable question, correct answer and incorrect answer; own feedback, once asked for, on every answer. */
export function problemCheck(problem: Problem): Issue[] {
  const issues: Issue[] = [];
  for (const list of ['questions', 'correctAnswers', 'incorrectAnswers'] as const) {
    if (!problem[list].some(isUsable)) issues.push({ code: `${list}.none`, path: [list] });
  }
  if (!problem.specificFeedback) return issues;
  for (const list of ['correctAnswers', 'incorrectAnswers'] as const) {
    problem[list].forEach((answer, index) => {
      if (isUsable(answer) && !hasFeedback(answer))
        issues.push({ code: 'answer.feedbackMissing', path: [list, index] });
    });
  }
  return issues;
}

export const validity = (data: MatchItData): readonly Issue[] => problemIssues(data.problems, problemCheck);

import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { hasFeedback, isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { hasWrongOne, twinIssues } from '@flink/game-kit/model/content/twins.ts';
import type { MatchItData, Problem } from './schema.ts';

/** Spec 2 §5: a usable question, correct answer and incorrect answer; own feedback, once asked for, on every answer. */
export function problemCheck(problem: Problem): Issue[] {
  const issues: Issue[] = [];
  const { questions, correctAnswers, incorrectAnswers } = problem;
  if (!questions.some(isUsable)) issues.push({ code: 'questions.none', path: ['questions'] });
  if (!correctAnswers.some(isUsable)) issues.push({ code: 'correctAnswers.none', path: ['correctAnswers'] });
  if (!hasWrongOne(correctAnswers, incorrectAnswers))
    issues.push({ code: 'incorrectAnswers.none', path: ['incorrectAnswers'] });
  if (!problem.specificFeedback) return issues;
  for (const list of ['correctAnswers', 'incorrectAnswers'] as const) {
    problem[list].forEach((answer, index) => {
      if (isUsable(answer) && !hasFeedback(answer))
        issues.push({ code: 'answer.feedbackMissing', path: [list, index] });
    });
  }
  return issues;
}

export const warnings = (data: MatchItData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, ({ correctAnswers, incorrectAnswers }) =>
    twinIssues(correctAnswers, incorrectAnswers),
  );

export const validity = (data: MatchItData): readonly Issue[] => problemIssues(data.problems, problemCheck);

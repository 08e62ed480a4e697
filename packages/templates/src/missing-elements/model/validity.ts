import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues } from '@flink/game-kit/model/content/problems.ts';
import type { MissingElementsData, Problem, Run } from './schema.ts';

export const isMissing = ({ text, marked }: Run): boolean => marked && text.trim() !== '';

/** Spec 3 §5.1: marked words; if only one marked word then at least one incorrect answer. */
export function problemCheck({ text, incorrectAnswers }: Problem): Issue[] {
  const missing = text.filter(isMissing).length;
  if (missing === 0) return [{ code: 'marked.none', path: ['text'] }];
  if (missing === 1 && !incorrectAnswers.some((answer) => answer.trim() !== ''))
    return [{ code: 'incorrectAnswers.none', path: ['incorrectAnswers'] }];
  return [];
}

export const validity = (data: MissingElementsData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

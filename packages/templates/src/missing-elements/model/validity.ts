import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { marksThatCut } from '@flink/game-kit/model/content/marked-runs.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { twinIssues } from '@flink/game-kit/model/content/twins.ts';
import type { MissingElementsData, Problem, Run } from './schema.ts';

export const isMissing = ({ text, marked }: Run): boolean => marked && text.trim() !== '';

/** Spec 3 §5.1: marked words; if only one marked word then at least one incorrect answer. */
export function problemCheck({ text, incorrectAnswers }: Problem): Issue[] {
  const missing = text.filter(isMissing).length;
  const cut = marksThatCut(text).map((index) => ({ code: 'marked.cutsLetter', path: ['text', index] }));
  if (cut.length > 0) return cut;
  if (missing === 0) return [{ code: 'marked.none', path: ['text'] }];
  if (missing === 1 && !incorrectAnswers.some((answer) => answer.trim() !== ''))
    return [{ code: 'incorrectAnswers.none', path: ['incorrectAnswers'] }];
  return [];
}

export const validity = (data: MissingElementsData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const warnings = (data: MissingElementsData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, ({ text, incorrectAnswers }) =>
    twinIssues(
      text.filter(isMissing),
      incorrectAnswers.map((answer) => ({ text: answer })),
    ),
  );

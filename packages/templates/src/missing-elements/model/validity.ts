import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { marksThatCut } from '@flink/game-kit/model/content/marked-runs.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { allAlike, hasWrongOne, twinIssues } from '@flink/game-kit/model/content/twins.ts';
import type { MissingElementsData, Problem, Run } from './schema.ts';

export const isMissing = ({ text, marked }: Run): boolean => marked && text.trim() !== '';

const asPiece = (text: string) => ({ text });

/** Spec 3 §5.1: marked words; if only one marked word then at least one incorrect answer. */
export function problemCheck({ text, incorrectAnswers }: Problem): Issue[] {
  const missing = text.filter(isMissing);
  const cut = marksThatCut(text).map((index) => ({ code: 'marked.cutsLetter', path: ['text', index] }));
  if (cut.length > 0) return cut;
  if (missing.length === 0) return [{ code: 'marked.none', path: ['text'] }];
  if (missing.length === 1 && !hasWrongOne(missing, incorrectAnswers.map(asPiece)))
    return [{ code: 'incorrectAnswers.none', path: ['incorrectAnswers'] }];
  return [];
}

/** The same word is missing everywhere, and no other one is offered. */
function withoutChoice({ text, incorrectAnswers }: Problem): Issue[] {
  const missing = text.filter(isMissing).map((run) => asPiece(run.text));
  const isNone = allAlike(missing) && !hasWrongOne(missing, incorrectAnswers.map(asPiece));
  return isNone ? [{ code: 'incorrectAnswers.none', path: ['incorrectAnswers'] }] : [];
}

export const asks = (data: MissingElementsData): readonly Issue[] =>
  problemIssues(data.problems, (problem) => [...problemCheck(problem), ...withoutChoice(problem)]);

export const validity = (data: MissingElementsData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const warnings = (data: MissingElementsData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, (problem) => [
    ...withoutChoice(problem),
    ...twinIssues(problem.text.filter(isMissing), problem.incorrectAnswers.map(asPiece)),
  ]);

import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { isUsable } from '@flink/game-kit/model/content/piece.ts';
import { playable, problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { allAlike, repeatedIn } from '@flink/game-kit/model/content/twins.ts';
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

/** Whether whatever is brought to whatever is right. */
export const asksForNoChoice = (pairs: readonly Problem[]): boolean =>
  [pairs.map(({ question }) => question), pairs.map(({ answer }) => answer)].some(allAlike);

const withoutChoice = (problems: readonly Problem[]): Issue[] =>
  asksForNoChoice(playable(problems, problemCheck))
    ? [{ code: 'pairs.same', path: ['gameData', 'problems'] }]
    : [];

export function asks(data: MatchByDragData): readonly Issue[] {
  const issues = validity(data);
  return issues.length > 0 ? issues : withoutChoice(data.problems);
}

/** Two cards that look the same, with two answers: learners cannot tell which belongs where. */
export function warnings({ problems }: MatchByDragData): readonly Issue[] {
  const repeated = repeatedIn(problems.map(({ question }) => question)).filter(
    (index) => playable(problems.slice(index, index + 1), problemCheck).length > 0,
  );
  return [
    ...problemWarnings(problems, problemCheck, undefined, LEAST_PAIRS),
    ...repeated.map((index) => ({
      code: 'question.repeated',
      path: ['gameData', 'problems', index, 'question'],
    })),
  ];
}

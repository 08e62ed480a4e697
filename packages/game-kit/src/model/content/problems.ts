import type { Issue } from './issue.ts';

/** What is wrong with one problem, by code and by the way from the problem on. */
export type ProblemCheck<Problem> = (problem: Problem) => readonly Issue[];

/** Spec 2 §5: an activity is played with the problems that are complete; the others are left out. */
export function playable<Problem>(
  problems: readonly Problem[],
  check: ProblemCheck<Problem>,
): readonly Problem[] {
  return problems.filter((problem) => check(problem).length === 0);
}

/** Empty when enough problems can be played; else everything that is wrong, each with its way from the root. */
export function problemIssues<Problem>(
  problems: readonly Problem[],
  check: ProblemCheck<Problem>,
  least = 1,
): readonly Issue[] {
  if (playable(problems, check).length >= least) return [];
  const path = ['gameData', 'problems'];
  const found = problems.flatMap((problem, index) =>
    check(problem).map((issue) => ({ ...issue, path: [...path, index, ...issue.path] })),
  );
  if (problems.length >= least && found.length > 0) return found;
  return [{ code: problems.length === 0 ? 'problems.none' : 'problems.few', path }, ...found];
}

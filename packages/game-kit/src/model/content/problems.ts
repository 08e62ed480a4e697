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
  const found = issuesOf(problems, check);
  if (problems.length === 0) return [{ code: 'problems.none', path: PROBLEMS }];
  return problems.length >= least && found.length > 0
    ? found
    : [{ code: 'problems.few', path: PROBLEMS }, ...found];
}

/**
 * What an author should know of an activity that can be played: why some problems are left out of it, and what `notice`
 * finds in the others. Empty problems of one that cannot be played are its issues already.
 */
export function problemWarnings<Problem>(
  problems: readonly Problem[],
  check: ProblemCheck<Problem>,
  notice: ProblemCheck<Problem> = () => [],
  least = 1,
): readonly Issue[] {
  const leftOut = playable(problems, check).length >= least ? issuesOf(problems, check) : [];
  return [
    ...leftOut,
    ...issuesOf(problems, (problem) => (check(problem).length === 0 ? notice(problem) : [])),
  ];
}

const PROBLEMS = ['gameData', 'problems'];

const issuesOf = <Problem>(problems: readonly Problem[], check: ProblemCheck<Problem>): readonly Issue[] =>
  problems.flatMap((problem, index) =>
    check(problem).map((issue) => ({ ...issue, path: [...PROBLEMS, index, ...issue.path] })),
  );

import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { allAlike, repeatedIn } from '@flink/game-kit/model/content/twins.ts';
import type { Pair } from '@flink/game-kit/model/kinds/pairs.ts';
import type { MatchingDefinitionsData, Problem } from './schema.ts';

/** Spec 3 §5.1. */
const LEAST_PAIRS = 3;

/** The pairs of which both sides can be read, seen or heard. */
export function filledPairs({ questions, answers }: Problem): readonly Pair[] {
  return questions.flatMap((question, index) => {
    const answer = answers[index];
    return answer && isUsable(question) && isUsable(answer) ? [{ question, answer }] : [];
  });
}

/** Spec 3 §5.1: at least 3 filled pairs, equal counts, no question without an answer. */
export function problemCheck(problem: Problem): Issue[] {
  const { questions, answers } = problem;
  const issues: Issue[] = [];
  if (filledPairs(problem).length < LEAST_PAIRS) issues.push({ code: 'pairs.few', path: ['questions'] });
  if (questions.filter(isUsable).length !== answers.filter(isUsable).length)
    issues.push({ code: 'pairs.unequal', path: ['answers'] });
  questions.forEach((question, index) => {
    const answer = answers[index];
    if (isUsable(question) && !(answer && isUsable(answer)))
      issues.push({ code: 'answer.missing', path: ['answers', index] });
  });
  return issues;
}

/** Whatever word is brought to whatever definition is right. */
function withoutChoice(problem: Problem): Issue[] {
  const pairs = filledPairs(problem);
  if (allAlike(pairs.map(({ answer }) => answer))) return [{ code: 'pairs.same', path: ['answers'] }];
  return allAlike(pairs.map(({ question }) => question)) ? [{ code: 'pairs.same', path: ['questions'] }] : [];
}

export const asks = (data: MatchingDefinitionsData): readonly Issue[] =>
  problemIssues(data.problems, (problem) => [...problemCheck(problem), ...withoutChoice(problem)]);

export const validity = (data: MatchingDefinitionsData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const warnings = (data: MatchingDefinitionsData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, (problem) => [
    ...withoutChoice(problem),
    ...repeatedIn(problem.questions).map((index) => ({
      code: 'question.repeated',
      path: ['questions', index],
    })),
  ]);

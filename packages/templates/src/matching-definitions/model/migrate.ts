import { type Fields, isFields, kindProblems, pairsOf } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

const apart = (pairs: readonly Fields[]) => ({
  questions: pairs.map(({ question }) => question),
  answers: pairs.map(({ answer }) => answer),
});

const isOnePair = (problem: unknown): problem is Fields =>
  isFields(problem) && !('questions' in problem) && !('pairs' in problem) && pairsOf(problem).length === 1;

/** Pairs that were stored one by one are one problem: none of them could be asked alone. */
const gathered: Migration = ({ options, gameData }) => {
  const problems = isFields(gameData) ? gameData['problems'] : undefined;
  if (!isFields(gameData) || !Array.isArray(problems) || !problems.every(isOnePair) || problems.length === 0)
    return { options, gameData };
  return { options, gameData: { ...gameData, problems: [apart(problems.flatMap(pairsOf))] } };
};

const each = kindProblems((problem) => {
  const { answers, questions } = problem;
  const pairs = pairsOf(problem);
  // A word without its definition is kept, so that its author is told.
  const more = Array.isArray(questions) && Array.isArray(answers) ? answers.slice(questions.length) : [];
  const { questions: asked, answers: given } = apart(pairs);
  return pairs.length === 0 ? problem : { ...problem, questions: asked, answers: [...given, ...more] };
});

/** Spec 3 §3: match question/answer pairs. */
export const kindly: Migration = (stored) => each(gathered(stored));

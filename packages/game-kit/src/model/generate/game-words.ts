import { wordKey } from '../text/find-word.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problemsOf = (gameData: unknown): readonly unknown[] =>
  isFields(gameData) && Array.isArray(gameData.problems) ? gameData.problems : [];

/**
 * The problems of a game under the ids of their words instead of their spelling: when a word is spelt otherwise, or said in
 * another language, the problem stays the same one to those who have played it.
 */
export function withWordIds<Data>(gameData: Data, ids: ReadonlyMap<string, string>): Data {
  const problems = problemsOf(gameData).map((problem) =>
    isFields(problem) && typeof problem.id === 'string'
      ? { ...problem, id: ids.get(problem.id) ?? problem.id }
      : problem,
  );
  return problems.length === 0 ? gameData : { ...gameData, problems };
}

/** As a text, a named picture, or a word by itself. */
const nameOf = (answer: unknown): readonly string[] => {
  if (typeof answer === 'string') return [answer];
  if (!isFields(answer)) return [];
  const said = [answer.name, answer.text].find((name) => typeof name === 'string' && name !== '');
  return typeof said === 'string' ? [said] : [];
};

/** What stands in a problem of a game that asks for one word among others. */
interface ProblemWords {
  /** Of the word that is asked for. */
  readonly id: string;
  /** The wrong answers, as the list spells them. */
  readonly others: readonly string[];
}

/** Null where the problem has no wrong answers that another word could take the place of. */
function wordsOfProblem(problem: unknown, words: readonly string[], locale: string): ProblemWords | null {
  if (!isFields(problem) || typeof problem.id !== 'string' || !Array.isArray(problem.incorrectAnswers))
    return null;
  // A gap at the beginning of a sentence is filled with a capital letter.
  const spelt = new Map(words.map((word) => [wordKey(word, locale), word]));
  const others = problem.incorrectAnswers
    .flatMap(nameOf)
    .flatMap((name) => spelt.get(wordKey(name, locale)) ?? []);
  return { id: problem.id, others };
}

/** The problems of a game, as many as it has, each with the words in it. */
export const problemsWithWords = (
  gameData: unknown,
  words: readonly string[],
  locale: string,
): readonly (ProblemWords | null)[] =>
  problemsOf(gameData).map((problem) => wordsOfProblem(problem, words, locale));

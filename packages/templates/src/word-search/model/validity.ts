import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import type { Problem, WordSearchData, WordSearchOptions } from './schema.ts';
import { directionsOf, hasFittingLength, LEAST_WORDS, soughtOf, type Unfit } from './words.ts';

function leftOut(reason: Unfit, path: Issue['path']): Issue {
  if (reason === 'length') return { code: 'word.length', path };
  if (reason === 'repeated') return { code: 'word.repeated', path };
  if (reason === 'tooMany') return { code: 'words.many', path };
  return { code: 'word.insideTwice', path };
}

/** Spec 2 §5: at least 2 words of 3 to 12 characters. Spec 2 §8: the alert of a puzzle that cannot be. */
export const problemCheck =
  (options: WordSearchOptions, locale: string) =>
  (problem: Problem): Issue[] => {
    const fitting = problem.words.filter((word) => hasFittingLength(word, locale));
    if (fitting.length < LEAST_WORDS) return [{ code: 'words.few', path: ['words'] }];
    const { sought } = soughtOf(problem, options, locale);
    const canBe = directionsOf(options).length > 0 && sought.length >= LEAST_WORDS;
    return canBe ? [] : [{ code: 'puzzle.impossible', path: ['words'] }];
  };

export const validity = (
  data: WordSearchData,
  options: WordSearchOptions,
  locale: string,
): readonly Issue[] => problemIssues(data.problems, problemCheck(options, locale));

/** Words that are not hidden, each with its reason. */
export const warnings = (
  data: WordSearchData,
  options: WordSearchOptions,
  locale: string,
): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck(options, locale), (problem) =>
    [...soughtOf(problem, options, locale).unfit].map(([place, reason]) => leftOut(reason, ['words', place])),
  );

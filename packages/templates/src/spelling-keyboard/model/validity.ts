import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { cutsLetters, maskOfLetters } from '@flink/game-kit/model/content/mask.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import type { Problem, SpellingKeyboardData } from './schema.ts';

/** Blanks around it are no letters, and one between is enough. */
export const tidyWord = (word: string): string => word.trim().replaceAll(/\s+/g, ' ').normalize('NFC');

const GIVEN = 1;

/** By letter, whether it stands there from the start; what the mask does not reach is to be written. */
export function givenLetters({ word, letters }: Problem): readonly boolean[] {
  const tidy = tidyWord(word);
  const mask = maskOfLetters(tidy, letters);
  return graphemes(tidy, 'en').map((_letter, index) => mask[index] === GIVEN);
}

/** Spec 2 §5: a word, and something of it to write. */
export function problemCheck(problem: Problem): Issue[] {
  if (tidyWord(problem.word) === '') return [{ code: 'word.empty', path: ['word'] }];
  const word = tidyWord(problem.word);
  if (cutsLetters(word, maskOfLetters(word, problem.letters)))
    return [{ code: 'mask.cutsLetter', path: ['letters'] }];
  return givenLetters(problem).every(Boolean) ? [{ code: 'mask.noneFree', path: ['letters'] }] : [];
}

export const validity = (data: SpellingKeyboardData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const warnings = (data: SpellingKeyboardData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, ({ definition, image, audio }) =>
    definition.trim() || image || audio ? [] : [{ code: 'word.untold', path: ['definition'] }],
  );

import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { maskByLetter } from '@flink/game-kit/model/text/letters-mask.ts';
import type { Problem, SpellingKeyboardData } from './schema.ts';

/** Blanks around it are no letters, and one between is enough. */
export const tidyWord = (word: string): string => word.trim().replaceAll(/\s+/g, ' ').normalize('NFC');

const GIVEN = 1;

/** By letter, whether it stands there from the start; null where the mask cuts a letter. */
export function givenLetters({ word, letters }: Problem): readonly boolean[] | null {
  const mask = maskByLetter(graphemes(tidyWord(word), 'en'), letters);
  return mask?.map((figure) => figure === GIVEN) ?? null;
}

/** Spec 2 §5: a word, and something of it to write. */
export function problemCheck(problem: Problem): Issue[] {
  if (tidyWord(problem.word) === '') return [{ code: 'word.empty', path: ['word'] }];
  const given = givenLetters(problem);
  if (given === null) return [{ code: 'letters.cutsLetter', path: ['letters'] }];
  return given.every(Boolean) ? [{ code: 'letters.allGiven', path: ['letters'] }] : [];
}

export const validity = (data: SpellingKeyboardData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const warnings = (data: SpellingKeyboardData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck);

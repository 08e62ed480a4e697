import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { cutsLetters, maskOfLetters } from '@flink/game-kit/model/content/mask.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import type { Problem, SpellingKeyboardData } from './schema.ts';

/** Blanks around it are no letters, and one between is enough. */
export const tidyWord = (word: string): string => word.trim().replaceAll(/\s+/g, ' ').normalize('NFC');

const GIVEN = 1;

/** As of spelling connectables, spec 2 §9. */
const MOST_WRITTEN = 35;

const isTooLong = (word: string): boolean =>
  graphemes(tidyWord(word), 'en').filter((letter) => letter !== ' ').length > MOST_WRITTEN;

/** By letter of the tidied word, whether it stands there from the start; what the mask does not reach is to be written. */
export function givenLetters({ word, letters }: Problem): readonly boolean[] {
  const tidy = graphemes(tidyWord(word), 'en');
  if (letters.length === tidy.length) return letters.map((mark) => mark === GIVEN);
  // Counted in the word as it is stored: blanks that are tidied away have marks too.
  const mask = maskOfLetters(word, letters);
  const stored = graphemes(word, 'en');
  const kept = stored.flatMap((letter, index) => (isTidiedAway(stored, letter, index) ? [] : [mask[index]]));
  return tidy.map((_letter, index) => kept[index] === GIVEN);
}

const isBlank = (letter: string | undefined): boolean => letter === undefined || letter.trim() === '';

/** At the beginning, at the end, and after another one. */
const isTidiedAway = (stored: readonly string[], letter: string, index: number): boolean =>
  isBlank(letter) && (isBlank(stored[index - 1]) || stored.slice(index).every(isBlank));

const isCounted = ({ word, letters }: Problem): boolean =>
  [0, graphemes(tidyWord(word), 'en').length, graphemes(word, 'en').length].includes(
    maskOfLetters(word, letters).length,
  );

/** Spec 2 §5: a word, and something of it to write. */
export function problemCheck(problem: Problem): Issue[] {
  const { word, letters } = problem;
  if (tidyWord(word) === '') return [{ code: 'word.empty', path: ['word'] }];
  if (isTooLong(word)) return [{ code: 'word.long', path: ['word'] }];
  const isTidy = letters.length === graphemes(tidyWord(word), 'en').length;
  if (!isTidy && cutsLetters(word, maskOfLetters(word, letters)))
    return [{ code: 'mask.cutsLetter', path: ['letters'] }];
  return givenLetters(problem).every(Boolean) ? [{ code: 'mask.noneFree', path: ['letters'] }] : [];
}

/** Spec 3 §5.1, the simpler letters problem: a definition or audio; a picture alone is not enough. */
const told = ({ definition, audio }: Problem): Issue[] =>
  definition.trim() || audio ? [] : [{ code: 'word.unsaid', path: ['definition'] }];

/** What the author should know: a mask of another length says something of other letters than were meant. */
const notice = (problem: Problem): Issue[] => [
  ...(isCounted(problem) ? [] : [{ code: 'mask.length', path: ['letters'] }]),
  ...told(problem),
];

export const validity = (data: SpellingKeyboardData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const asks = (data: SpellingKeyboardData): readonly Issue[] =>
  problemIssues(data.problems, (problem) => [...problemCheck(problem), ...told(problem)]);

export const warnings = (data: SpellingKeyboardData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, notice);

import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { cutsLetters } from '@flink/game-kit/model/content/mask.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { freeIn, hasChoice } from '@flink/game-kit/model/kinds/connecting.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { boxesIn, gridFor, letterCount, lineOf, MOST_LETTERS } from './letters.ts';
import type { Problem, SpellingConnectablesData } from './schema.ts';

/** The mask is about letters as a reader counts them; one that was counted otherwise would part a letter from its accent. */
function maskIssue({ word, letters }: Problem): Issue[] {
  const path = ['letters'];
  if (letters.length === 0 || letters.length === graphemes(word, 'en').length) return [];
  if (cutsLetters(word, letters)) return [{ code: 'mask.cutsLetter', path }];
  return [{ code: 'mask.length', path }];
}

export function problemCheck(problem: Problem): Issue[] {
  // The name of whoever plays is not known here; it has no mask, and finds its boxes.
  if (problem.useName) return [];
  if (problem.word.trim() === '') return [{ code: 'word.empty', path: ['word'] }];
  const mask = maskIssue(problem);
  if (mask.length > 0) return mask;
  const line = lineOf(problem);
  if (letterCount(line) > MOST_LETTERS) return [{ code: 'word.long', path: ['word'] }];
  if (freeIn(line) === 0) return [{ code: 'mask.noneFree', path: ['letters'] }];
  if (!hasChoice(line, problem.options)) return [{ code: 'options.none', path: ['options'] }];
  return [];
}

/** Spec 3 §5.1: a definition, audio or image, also of a name. */
const told = ({ definition, image, audio }: Problem): Issue[] =>
  definition.trim() || image || audio ? [] : [{ code: 'word.untold', path: ['definition'] }];

/** Letters that find no box, and a word that nothing tells of. */
function notice(problem: Problem): Issue[] {
  if (problem.useName) return [];
  const line = lineOf(problem);
  const room = boxesIn(gridFor(letterCount(line))) - freeIn(line);
  return [
    ...(problem.options.length > room ? [{ code: 'options.many', path: ['options'] }] : []),
    ...told(problem),
  ];
}

export const validity = (data: SpellingConnectablesData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const asks = (data: SpellingConnectablesData): readonly Issue[] =>
  problemIssues(data.problems, (problem) => [...problemCheck(problem), ...told(problem)]);

export const warnings = (data: SpellingConnectablesData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, notice);

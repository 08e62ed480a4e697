import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { freeIn, hasChoice } from '@flink/game-kit/model/kinds/connecting.ts';
import type { Problem, WordConnectablesData } from './schema.ts';
import { BOXES, cutAt, isEmpty, lineOf } from './syllables.ts';

/** One syllable alone is the whole word. */
export const LEAST_SYLLABLES = 2;

/** Spec 3 §5.1: two that are not empty; a row too many is left out. */
const emptyIn = ({ syllables }: Problem): Issue[] =>
  syllables.flatMap((syllable, index) =>
    isEmpty(syllable) ? [{ code: 'syllable.empty', path: ['syllables', index] }] : [],
  );

export function problemCheck(problem: Problem): Issue[] {
  const { syllables, mask, options } = problem;
  if (lineOf(problem).length < LEAST_SYLLABLES) {
    const [empty] = emptyIn(problem);
    return empty ? [empty] : [{ code: 'syllables.few', path: ['syllables'] }];
  }
  const cut = cutAt(problem);
  if (cut !== null) return [{ code: 'syllable.cutsLetter', path: ['syllables', cut] }];
  if (mask.length > 0 && mask.length !== syllables.length)
    return [{ code: 'mask.syllables', path: ['mask'] }];
  const line = lineOf(problem);
  if (freeIn(line) > BOXES) return [{ code: 'syllables.many', path: ['syllables'] }];
  if (freeIn(line) === 0) return [{ code: 'mask.noneFree', path: ['mask'] }];
  if (!hasChoice(line, options)) return [{ code: 'options.none', path: ['options'] }];
  return [];
}

/** Syllables that find no box, and a word that nothing tells of. */
function notice(problem: Problem): Issue[] {
  const { definition, image, audio, options } = problem;
  return [
    ...emptyIn(problem),
    ...(options.length > BOXES - freeIn(lineOf(problem))
      ? [{ code: 'options.many', path: ['options'] }]
      : []),
    ...(definition.trim() || image || audio ? [] : [{ code: 'word.untold', path: ['definition'] }]),
  ];
}

export const validity = (data: WordConnectablesData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const warnings = (data: WordConnectablesData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, notice);

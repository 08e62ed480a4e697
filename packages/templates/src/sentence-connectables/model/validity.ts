import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { freeIn, hasChoice } from '@flink/game-kit/model/kinds/connecting.ts';
import type { Problem, SentenceConnectablesData } from './schema.ts';
import { BOXES, lineOf } from './sentence.ts';

/** One word alone is nothing to be put together. */
const LEAST_WORDS = 2;
/** Spec 3 §5.1: a sentence. */
const SENTENCE_WORDS = 3;

export function problemCheck(problem: Problem): Issue[] {
  const { sentence, wordsMask, options } = problem;
  if (sentence.trim() === '') return [{ code: 'sentence.empty', path: ['sentence'] }];
  const line = lineOf(problem);
  if (line.length < LEAST_WORDS) return [{ code: 'sentence.short', path: ['sentence'] }];
  if (wordsMask.length > 0 && wordsMask.length !== line.length)
    return [{ code: 'mask.words', path: ['wordsMask'] }];
  if (freeIn(line) > BOXES) return [{ code: 'sentence.long', path: ['sentence'] }];
  if (freeIn(line) === 0) return [{ code: 'mask.noneFree', path: ['wordsMask'] }];
  if (!hasChoice(line, options)) return [{ code: 'options.none', path: ['options'] }];
  return [];
}

const shortness = (problem: Problem): Issue[] =>
  lineOf(problem).length < SENTENCE_WORDS ? [{ code: 'sentence.short', path: ['sentence'] }] : [];

/** Words that find no box, and too few of them. */
const notice = (problem: Problem): Issue[] => [
  ...(problem.options.length > BOXES - freeIn(lineOf(problem))
    ? [{ code: 'options.many', path: ['options'] }]
    : []),
  ...shortness(problem),
];

export const validity = (data: SentenceConnectablesData): readonly Issue[] =>
  problemIssues(data.problems, problemCheck);

export const asks = (data: SentenceConnectablesData): readonly Issue[] =>
  problemIssues(data.problems, (problem) => [...problemCheck(problem), ...shortness(problem)]);

export const warnings = (data: SentenceConnectablesData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, notice);

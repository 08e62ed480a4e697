import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import type { DirectionsGridData, DirectionsGridOptions } from './schema.ts';

/** Spec 2 §3: from 1 to 5 questions. */
const MOST_QUESTIONS = 5;

/** As many questions as the author asked for, within the limits. */
export const questionsOf = ({ questionsNumber }: Pick<DirectionsGridOptions, 'questionsNumber'>): number =>
  Math.min(MOST_QUESTIONS, Math.max(1, Math.floor(questionsNumber) || 1));

/** Every problem of the right shape can be asked: its grid is made by lot. */
export const validity = (data: DirectionsGridData): readonly Issue[] =>
  problemIssues(data.problems, () => []);

/** Spec 3 §5.1: an item is complete only with these. Without them it does as the options say, and is played. */
const COMPLETE = ['direction', 'assetsType', 'questionsNumber'] as const;

const unset = (problem: DirectionsGridData['problems'][number]): Issue[] =>
  COMPLETE.filter((name) => problem[name] === undefined).map((name) => ({
    code: 'grid.unset',
    path: [name],
  }));

export const asks = (data: DirectionsGridData): readonly Issue[] => problemIssues(data.problems, unset);

const outside = (questionsNumber: number | undefined, path: Issue['path']): Issue[] =>
  questionsNumber === undefined || questionsOf({ questionsNumber }) === questionsNumber
    ? []
    : [{ code: 'questionsNumber.outside', path: [...path, 'questionsNumber'] }];

export const warnings = ({ problems }: DirectionsGridData, options: DirectionsGridOptions) => [
  ...problemWarnings(problems, () => [], unset),
  ...outside(options.questionsNumber, ['options']),
  ...problems.flatMap((own, index) => outside(own.questionsNumber, ['gameData', 'problems', index])),
];

import type { ReportAnswer } from './answer.ts';
import type { Grouping } from './report.ts';

/** Rows that are called by a word of the house; what has no name otherwise is the rest of the others. */
const WORDS: ReadonlySet<Grouping> = new Set(['source']);

/** The text of a row that has no name of its own. */
export const rowTextKey = (by: Grouping, { _id }: Pick<ReportAnswer['rows'][number], '_id'>): string =>
  WORDS.has(by) ? `report.${by}.${_id}` : `report.none.${_id === '' ? by : _id}`;

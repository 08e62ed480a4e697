import type { ErrorCode } from '../errors/catalogue.ts';
import { rangeIssues } from '../rules/reports/report-range.ts';
import { columnOf, type DataSetName, dataSet } from './data-sets.ts';

/** What is asked of an export. The days are null where it is about what is there now. */
export interface ExportQuestion {
  readonly set: DataSetName;
  readonly columns: readonly string[];
  /** By column; nothing chosen is everything. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly from: string | null;
  readonly to: string | null;
  /** One center of several. */
  readonly learningCenterId: string | null;
  readonly orderBy: string;
  readonly order: 'asc' | 'desc';
  /** Numbers stand where names stood. */
  readonly isNumbered: boolean;
}

/** Days for which files are kept. */
export const EXPORT_DAYS = 7;

/** As it stands when nobody has chosen yet. */
export function usualQuestion(set: DataSetName, days: { readonly from: string; readonly to: string }) {
  const { columns, hasDays } = dataSet(set);
  return {
    set,
    columns: columns.filter(({ isUsual }) => isUsual).map(({ name }) => name),
    filters: {},
    from: hasDays ? days.from : null,
    to: hasDays ? days.to : null,
    learningCenterId: null,
    orderBy: columns.find(({ isOrder }) => isOrder)?.name ?? '',
    order: 'asc',
    isNumbered: false,
  } as const satisfies ExportQuestion;
}

/** Of other rows, with what was chosen and also fits those: numbers for names above all. */
export const questionOf = (
  set: DataSetName,
  { learningCenterId, isNumbered }: Pick<ExportQuestion, 'learningCenterId' | 'isNumbered'>,
  days: { readonly from: string; readonly to: string },
): ExportQuestion => ({ ...usualQuestion(set, days), learningCenterId, isNumbered });

/** What is wrong with what is asked, by field (dates: spec 3 §5.4). */
export function questionIssues(question: ExportQuestion): Readonly<Record<string, ErrorCode>> {
  const { set, columns, filters, from, to, orderBy } = question;
  const { hasDays, filters: offered } = dataSet(set);
  const isKnown = (name: string) => columnOf(set, name) !== undefined;
  const isTwice = new Set(columns).size < columns.length;
  const isOffered = ([name, chosen]: readonly [string, readonly string[]]) =>
    chosen.every((value) => Object.hasOwn(offered, name) && offered[name]?.includes(value));
  return {
    ...(hasDays ? rangeIssues({ from: from ?? '', to: to ?? '' }) : {}),
    ...(hasDays && from && to && from > to ? { from: 'reports.startAfterEnd' } : {}),
    ...(!hasDays && from !== null ? { from: 'request.notAllowed' } : {}),
    ...(!hasDays && to !== null ? { to: 'request.notAllowed' } : {}),
    ...(columns.length === 0 ? { columns: 'request.required' } : {}),
    ...(isTwice || !columns.every(isKnown) ? { columns: 'request.notAllowed' } : {}),
    ...(Object.entries(filters).every(isOffered) ? {} : { filters: 'request.notAllowed' }),
    ...(columnOf(set, orderBy)?.isOrder ? {} : { orderBy: 'request.notAllowed' }),
  };
}

/** The same content under another name is not made again. */
export const isSameQuestion = (one: ExportQuestion, other: ExportQuestion): boolean =>
  textOf(one) === textOf(other);

function textOf({ filters, ...question }: ExportQuestion): string {
  const chosen = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, values.toSorted()] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { set, columns, from, to, learningCenterId, orderBy, order, isNumbered } = question;
  return JSON.stringify([set, columns, from, to, learningCenterId, orderBy, order, isNumbered, chosen]);
}

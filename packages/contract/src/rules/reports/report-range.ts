import type { ErrorCode } from '../../errors/catalogue.ts';
import { type Days, dayAfter, daysIn, weekStart } from './days.ts';
import { nextMonth } from './months-in.ts';

/** With what a period is compared: the days just before it, or the same days of the year before. */
export const COMPARED = ['before', 'year'] as const;
export type Compared = (typeof COMPARED)[number];

/** Nothing was played before. */
const EARLIEST = '2000-01-01';

/** 52 weeks: the same days of the week. */
const YEAR = 364;

/** What is wrong with the dates of a report, by field (spec 3 §5.4). */
export function rangeIssues({ from, to }: Partial<Days>): Readonly<Record<string, ErrorCode>> {
  const missing = (day: string | undefined) => day === undefined || day === '';
  return {
    ...(missing(from) ? { from: 'request.required' } : {}),
    ...(missing(to) ? { to: 'request.required' } : {}),
    ...(from && from < EARLIEST ? { from: 'request.outOfRange' } : {}),
    ...(from && to && from > to ? { from: 'reports.startAfterEnd' } : {}),
  };
}

/** The end is not after today (spec 3 §5.4); a period that lies wholly ahead becomes today. */
export function clampedRange({ from, to }: Days, today: string): Days {
  const end = to > today ? today : to;
  return { from: from > end ? end : from, to: end };
}

/**
 * As many days as the period itself has: what is not over yet is compared with as much as is over. A whole year is compared
 * with the one before it, not with the one before that.
 */
export function comparedDays(days: Days, compared: Compared): Days {
  const back = compared === 'year' ? Math.max(YEAR, daysIn(days)) : daysIn(days);
  return { from: dayAfter(days.from, -back), to: dayAfter(days.to, -back) };
}

/** More points than this are no line any more. */
const MOST_DAYS = 14;
const MOST_WEEKS = 27;

interface Step extends Days {
  /** Neither its first nor its last days were cut off. */
  readonly isWhole: boolean;
}

/** The points of a chart: days, weeks or months, those at the edges as long as the period lets them be. */
export function stepsOf(days: Days, firstDayOfWeek: number): readonly Step[] {
  const count = daysIn(days);
  const next =
    count <= MOST_DAYS
      ? (day: string) => dayAfter(day, 1)
      : count <= MOST_WEEKS * 7
        ? (day: string) => dayAfter(weekStart(day, firstDayOfWeek), 7)
        : nextMonth;
  const begins = (from: string): boolean => count <= MOST_DAYS || next(dayAfter(from, -1)) === from;
  const steps: Step[] = [];
  for (let from = days.from; from <= days.to; from = next(from)) {
    const last = dayAfter(next(from), -1);
    steps.push({ from, to: last > days.to ? days.to : last, isWhole: begins(from) && last <= days.to });
  }
  return steps;
}

/** 1 is Monday and 7 is Sunday, as the language has it. */
export function firstDayOfWeek(locale: string): number {
  // Not everywhere yet: https://caniuse.com/mdn-javascript_builtins_intl_locale_getweekinfo
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return known.getWeekInfo?.().firstDay ?? 1;
}

import type { ErrorCode } from '../../errors/catalogue.ts';
import { type Days, dayAfter } from './days.ts';

/** How often is reported, and how many end dates that takes (spec 3 §9, in its order). */
export const REPORT_RATES = {
  Monthly: 0,
  Quarterly: 4,
  'Every Six Weeks': 6,
  'Each Semester': 2,
  'Once a Year': 1,
} as const;

export type ReportsRate = keyof typeof REPORT_RATES;

/** Spec 3 §3, reports config. The end dates come again every year: of each the month and the day count. */
export interface ReportsConfig {
  readonly reportsRate: ReportsRate;
  /** `2027-01-31` */
  readonly reportsDates: readonly string[];
}

const dayOfYear = (date: string): string => date.slice(5);

/** What is wrong with each end date, by its place; none may be empty or come twice in a year. */
export function reportsDatesIssues({ reportsRate, reportsDates }: ReportsConfig): Record<string, ErrorCode> {
  const days = reportsDates.map(dayOfYear);
  const wrong = Array.from({ length: REPORT_RATES[reportsRate] }, (_, place) => place).flatMap((place) => {
    const day = days[place] ?? '';
    const code: ErrorCode | null =
      day === '' ? 'request.required' : days.indexOf(day) < place ? 'request.notUnique' : null;
    return code === null ? [] : [[`reportsDates.${place}`, code] as const];
  });
  return Object.fromEntries(wrong);
}

interface Period {
  /** The first and the last day. */
  readonly starts: string;
  readonly ends: string;
}

/** The period of reports in which a day lies: a month, or from the day after one end date to the next. */
export function periodAt({ reportsRate, reportsDates }: ReportsConfig, today: string): Period {
  const year = Number(today.slice(0, 4));
  if (REPORT_RATES[reportsRate] === 0 || reportsDates.length === 0) {
    const starts = `${today.slice(0, 7)}-01`;
    const month = Number(today.slice(5, 7));
    return {
      starts,
      ends: dayAfter(month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`, -1),
    };
  }
  const ends = [year - 1, year, year + 1]
    .flatMap((one) => reportsDates.map((date) => inYear(one, date)))
    .sort();
  const next = ends.findIndex((end) => end >= today);
  return { starts: dayAfter(ends[next - 1] ?? today, 1), ends: ends[next] ?? today };
}

/** Every period that holds a day of these, the earliest first; the first and the last are whole. */
export function periodsIn(config: ReportsConfig, { from, to }: Days): readonly Days[] {
  const periods: Days[] = [];
  for (let last = to; last >= from; ) {
    const { starts, ends } = periodAt(config, last);
    periods.unshift({ from: starts, to: ends });
    last = dayAfter(starts, -1);
  }
  return periods;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** 29 February is the 28th in a year that has none. */
function inYear(year: number, date: string): string {
  const wanted = `${year}-${dayOfYear(date)}`;
  return dayAfter(wanted, 0) === wanted ? wanted : `${year}-02-28`;
}

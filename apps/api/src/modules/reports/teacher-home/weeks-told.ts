import { dayAfter, weekStart } from '@flink/contract/rules/reports/days.ts';
import { daysBetween } from '@flink/contract/rules/teacher-home/needs.ts';
import { changeInPercent, usualMinutes, WEEKS_BEFORE } from '@flink/contract/rules/teacher-home/usual.ts';
import { minutesOf, weekBefore } from '../weeks.ts';

/** Nobody looks for a week of the year before last, and no calendar has the year 0. */
const OLDEST_WEEKS = 53;

/** The first day of the week that is asked for; of the last full one when none is, and never of one that is still to come. */
export function weekToTell(wanted: string | null, today: string, firstDayOfWeek: number): string {
  const latest = weekStart(today, firstDayOfWeek);
  if (wanted === null) return weekBefore(latest);
  const oldest = dayAfter(latest, -7 * OLDEST_WEEKS);
  const week = weekStart(wanted, firstDayOfWeek);
  return week > latest ? latest : week < oldest ? oldest : week;
}

/** How many days of a week are over, so that they can be held against the same days of others. */
export const countedDays = (week: string, today: string): number =>
  Math.max(0, Math.min(7, daysBetween(week, today)));

interface WeekSum {
  /** Weeks before the one that is told. */
  readonly ago: number;
  readonly seconds: number;
}

export function playedOf(sums: readonly WeekSum[], { since, week }: { since: string; week: string }) {
  const minutesAgo = (weeks: number) => minutesOf(sums.find(({ ago }) => ago === weeks)?.seconds ?? 0);
  const before = Array.from({ length: WEEKS_BEFORE }, (_, index) => minutesAgo(index + 1));
  const weeksThere = Math.max(0, Math.floor(daysBetween(since, week) / 7));
  const minutes = minutesAgo(0);
  const usual = usualMinutes(before, weeksThere);
  return { minutes, usual, change: changeInPercent(minutes, usual) };
}

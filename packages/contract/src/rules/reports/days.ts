/** Days of the calendar as 2026-05-01, so that they compare as texts and no time zone moves them. */
const DAY_MS = 86_400_000;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first day of its week, which begins on that day: 1 is Monday, 7 is Sunday. */
export function weekStart(day: string, firstDayOfWeek: number): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday - firstDayOfWeek + 7) % 7));
}

/** How many days from the first to the last, both counted. */
export const daysIn = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The first and the last day. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

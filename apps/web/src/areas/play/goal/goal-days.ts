/** A day of the calendar, as a date field writes it: 2026-11-15. */
export type Day = string;

const DAY_MS = 86_400_000;

const atNoon = (day: Day): number => Date.parse(`${day}T12:00:00Z`);
const dayOf = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

/** The day in the time zone of the learning center: that of the tablet may be set to anything. */
export function dayIn(timeZone: string, moment: Date): Day {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

export const daysAfter = (day: Day, count: number): Day => dayOf(atNoon(day) + count * DAY_MS);

/**
 * Until a day is over, counted from the end of the day that was today when the server said so: a page may stay open over
 * midnight. A day of 23 or 25 hours is a day; and no time zone is asked for, which takes a slow phone 60 ms.
 */
export function daysLeft(end: Date, todayEnds: Date, now: Date): number {
  const days = Math.round((end.getTime() - todayEnds.getTime()) / DAY_MS);
  const since = Math.ceil((now.getTime() - todayEnds.getTime()) / DAY_MS);
  return days - Math.max(0, since);
}

function endOfMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 0, 12));
}

export interface QuickDay {
  readonly name: 'week' | 'twoWeeks' | 'monthEnd';
  readonly day: Day;
}

/** Friendly choices, each another day; the end of the month only while it is not here yet. */
export function quickDays(today: Day): readonly QuickDay[] {
  const all: readonly QuickDay[] = [
    { name: 'week', day: daysAfter(today, 7) },
    { name: 'twoWeeks', day: daysAfter(today, 14) },
    { name: 'monthEnd', day: endOfMonth(today) },
  ];
  return all.filter(({ day }, place) => day > today && all.findIndex((one) => one.day === day) === place);
}

/** Of days and months of the calendar, whatever the time zone of the tablet. */
export const longDay = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(atNoon(day));

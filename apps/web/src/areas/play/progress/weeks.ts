export interface DayTime {
  /** Of the learning center's calendar: 2026-11-15. */
  readonly day: string;
  readonly minutes: number;
}

export const minutesOf = (week: readonly DayTime[]): number =>
  week.reduce((sum, { minutes }) => sum + minutes, 0);

/** A few minutes must not look like a day of play. */
const LEAST_SCALE = 15;

/** What the highest strip stands for. */
export const scaleOf = (...weeks: readonly (readonly DayTime[])[]): number =>
  Math.max(LEAST_SCALE, ...weeks.flat().map(({ minutes }) => minutes));

/** Hours and minutes, of which the hours may be missing. */
export const hoursOf = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** From Sunday. The browsers know no short names of the days in Swahili, and the long ones do not fit a phone. */
const SHORT_DAYS: Readonly<Record<string, readonly string[]>> = {
  sw: ['Jpl', 'Jtt', 'Jnn', 'Jtn', 'Alh', 'Iju', 'Jms'],
};

/** More letters run into those of the next day. */
const MOST_LETTERS = 4;

/** A short name that is still too long (Arabic has no other) becomes one letter, as on a calendar. */
export function dayName(day: string, locale: string, weekday: 'short' | 'long'): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const name = (as: 'narrow' | 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: as, timeZone: 'UTC' }).format(noon);
  if (weekday === 'long') return name('long');
  const short = SHORT_DAYS[locale]?.[noon.getUTCDay()] ?? name('short');
  return short.length > MOST_LETTERS ? name('narrow') : short;
}

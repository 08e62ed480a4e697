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

export const dayName = (day: string, locale: string, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

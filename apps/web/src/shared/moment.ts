import { dayText, momentText } from '@flink/contract/texts/format.ts';

export { dayText, momentText };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How long ago within a week, then the day. */
export function agoText(iso: string, locale: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age >= WEEK) return dayText(iso, locale);
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (age >= DAY) return ago.format(-Math.floor(age / DAY), 'day');
  if (age >= HOUR) return ago.format(-Math.floor(age / HOUR), 'hour');
  if (age >= MINUTE) return ago.format(-Math.floor(age / MINUTE), 'minute');
  return ago.format(-Math.floor(age / 1000), 'second');
}

/** So many days from now. */
export const dayIn = (days: number, locale: string): string =>
  dayText(new Date(Date.now() + days * 86_400_000).toISOString(), locale);

import { momentText } from '../../../shared/moment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago within a day, then the moment itself. */
export function savedWhen(iso: string, locale: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age >= DAY) return momentText(iso, locale);
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (age >= HOUR) return ago.format(-Math.floor(age / HOUR), 'hour');
  if (age >= MINUTE) return ago.format(-Math.floor(age / MINUTE), 'minute');
  return ago.format(-Math.floor(age / 1000), 'second');
}

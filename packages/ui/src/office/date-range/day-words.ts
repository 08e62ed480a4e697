import type { Translate } from '../../texts/texts.tsx';
import type { DateRange, Day } from './date-range-rule.ts';

/** One date format everywhere: 31 Oct 2026, with the month's name in the person's language. */
export function dayInWords(day: Day, locale: string, withYear = true): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
    .format(Date.UTC(Number(year), Number(month) - 1, 1))
    .replace(/\.$/, '');
  const words = `${Number(date)} ${name}`;
  return withYear ? `${words} ${year}` : words;
}

/** The year once when both days share it: "1 Aug" and "31 Oct 2026". */
export function rangeInWords(
  from: Day,
  to: Day,
  locale: string,
): { readonly from: string; readonly to: string } {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return { from: dayInWords(from, locale, !sameYear), to: dayInWords(to, locale) };
}

/** Null where neither end is said. */
export function dateRangeInWords(t: Translate, { from, to }: DateRange, locale: string): string | null {
  if (from !== null && to !== null) return t('office.dates.range', rangeInWords(from, to, locale));
  if (from !== null) return t('office.dates.since', { from: dayInWords(from, locale) });
  if (to !== null) return t('office.dates.until', { to: dayInWords(to, locale) });
  return null;
}

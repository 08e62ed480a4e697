/**
 * How dates, times, numbers and lists are written for people, in their language. Nothing else formats them by hand; lengths
 * of time are written by rules/reports/time-text.ts and money by rules/billing/money-text.ts.
 */

type When = string | Date;

const dateOf = (when: When): Date => (typeof when === 'string' ? new Date(when) : when);

/** Whole numbers in groups; `decimals` at most, none where they are zero. */
export const numberText = (value: number, locale: string, decimals?: number): string =>
  new Intl.NumberFormat(locale, decimals === undefined ? {} : { maximumFractionDigits: decimals }).format(
    value,
  );

/** Figures that stand below each other: always as many decimals. */
export const fixedText = (value: number, locale: string, decimals: number): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** Hundredths: `12%`; with its sign where it is a change. */
export const percentText = (percent: number, locale: string, isChange = false): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    ...(isChange ? { signDisplay: 'exceptZero' } : {}),
  }).format(percent / 100);

/** A day and, where it matters, its year: `Nov 19, 2026`. */
export const dayText = (when: When, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(timeZone ? { timeZone } : {}) }).format(
    dateOf(when),
  );

/** As letters and receipts write it: `November 19, 2026`. */
export const longDayText = (when: When, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(dateOf(when));

/** With seconds (`medium`) where several of one minute stand in a list. */
export const momentText = (when: When, locale: string, timeStyle: 'short' | 'medium' = 'short'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle }).format(dateOf(when));

/** The time of day. */
export const clockText = (when: When, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(dateOf(when));

const hourOfDay = (hour: number): Date => new Date(Date.UTC(2020, 0, 1, hour));

/** A full hour of the day, as short as the language has it: `5 PM`, `17`. */
export const hourText = (hour: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(hourOfDay(hour));

/** From one full hour of the day to another: `5:00 PM – 7:00 PM`, `17:00 – 19:00`. */
export const hoursText = (from: number, to: number, locale: string): string => {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return `${time.format(hourOfDay(from))} – ${time.format(hourOfDay(to))}`;
};

/** `unit`: one after the other; else with "and" or "or" before the last. */
export const listText = (
  items: Iterable<string>,
  locale: string,
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items);

/** What a language or a currency is called. */
export const nameText = (code: string, locale: string, type: 'language' | 'currency'): string =>
  new Intl.DisplayNames(locale, { type }).of(code) ?? code;

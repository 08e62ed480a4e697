import type { Finding, ReportColumn, Unit } from '@flink/contract/reports/report.ts';
import { type Currency, majorOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { shortTimeText, timeText } from '@flink/contract/rules/reports/time-text.ts';
import { hoursText, numberText } from '@flink/contract/texts/format.ts';
import { dayInWords } from '@flink/ui/office/date-range/day-words.ts';
import type { Texts } from '@flink/ui/texts/texts.tsx';

export function valueText(texts: Texts, unit: Unit, value: number, currency: Currency | null = null): string {
  switch (unit) {
    case 'money':
      return amountText(value, currency);
    case 'count':
      return numberText(value, texts.locale);
    case 'time':
      return timeText(texts.t, value);
    case 'percent':
      return texts.t('report.percent', { percent: value });
    case 'date':
      return value === 0
        ? texts.t('report.column.notYet')
        : dayInWords(new Date(value * DAY_MS).toISOString().slice(0, 10), texts.locale);
    case 'change':
      return value === 0
        ? texts.t('report.percent', { percent: 0 })
        : texts.t(value > 0 ? 'report.more' : 'report.less', { percent: Math.abs(value) });
  }
}

const DAY_MS = 86_400_000;

const amountText = (minor: number, currency: Currency | null): string =>
  currency === null ? String(minor) : moneyText(majorOf({ minor, currency }), currency);

/** For the axis of a chart: 12K $, 2 d */
export const shortText = (texts: Texts, unit: Unit, value: number, currency: Currency | null): string =>
  unit === 'money' && currency !== null
    ? new Intl.NumberFormat(texts.locale, {
        style: 'currency',
        currency,
        notation: 'compact',
        minimumFractionDigits: 0,
      }).format(majorOf({ minor: value, currency }))
    : unit === 'time'
      ? shortTimeText(texts.t, value)
      : valueText(texts, unit, value);

export const columnText = ({ t }: Texts, { name, title }: Pick<ReportColumn, 'name' | 'title'>): string =>
  title ? t(title.text, title) : t(`report.column.${name}`);

export const findingText = (
  texts: Texts,
  { text, percent = 0, count = 0, seconds = 0, of = 0, more = 0 }: Finding,
): string =>
  texts.t(text, {
    percent,
    count,
    of,
    more,
    time: timeText(texts.t, seconds),
    hours: hoursText(of, more, texts.locale),
  });

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** 9 Nov, 9–15 Nov or 24 Sep – 21 Oct. */
export function daysText({ from, to }: Days, locale: string, withYear = false): string {
  const last = dayInWords(to, locale, withYear);
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last}`;
  return `${dayInWords(from, locale, withYear && from.slice(0, 4) !== to.slice(0, 4))} – ${last}`;
}

/** The day of the person who reads. */
export const todayText = (locale: string, moment = new Date()): string =>
  dayInWords(moment.toLocaleDateString('sv'), locale);

/** 19 Nov 2026, 13:05, by the clock of the dates; where each center has its own, with the name of the time zone. */
export function asOfText(iso: string, locale: string, timeZone: string | null): string {
  const moment = new Date(iso);
  const zone = timeZone ?? 'UTC';
  const time = moment.toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(timeZone === null ? { timeZoneName: 'short' } : {}),
  });
  return `${dayInWords(moment.toLocaleDateString('sv', { timeZone: zone }), locale)}, ${time}`;
}

/** Mar 2026 */
export const monthText = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    atNoon(`${month}-01`),
  );

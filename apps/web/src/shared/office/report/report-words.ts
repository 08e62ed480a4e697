import type { Finding, ReportColumn, Unit } from '@flink/contract/reports/report.ts';
import { type Currency, majorOf } from '@flink/contract/rules/billing/money.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { rangeText } from '@flink/contract/rules/reports/range-text.ts';
import { shortTimeText, timeText } from '@flink/contract/rules/reports/time-text.ts';
import type { Texts } from '@flink/ui/texts/texts.tsx';

export function valueText(texts: Texts, unit: Unit, value: number, currency: Currency | null = null): string {
  switch (unit) {
    case 'money':
      return moneyText(value, currency, texts.locale);
    case 'count':
      return value.toLocaleString(texts.locale);
    case 'time':
      return timeText(texts.t, value);
    case 'percent':
      return texts.t('report.percent', { percent: value });
    case 'date':
      return value === 0 ? texts.t('report.column.notYet') : dateText(value, texts.locale);
    case 'change':
      return value === 0
        ? texts.t('report.percent', { percent: 0 })
        : texts.t(value > 0 ? 'report.more' : 'report.less', { percent: Math.abs(value) });
  }
}

const DAY_MS = 86_400_000;

const dateText = (day: number, locale: string): string =>
  new Date(day * DAY_MS).toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'medium' });

const moneyText = (
  minor: number,
  currency: Currency | null,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string =>
  currency === null
    ? String(minor)
    : new Intl.NumberFormat(locale, { style: 'currency', currency, ...options }).format(
        majorOf({ minor, currency }),
      );

/** For the axis of a chart: 12K $, 2 d */
export const shortText = (texts: Texts, unit: Unit, value: number, currency: Currency | null): string =>
  unit === 'money'
    ? moneyText(value, currency, texts.locale, { notation: 'compact', minimumFractionDigits: 0 })
    : unit === 'time'
      ? shortTimeText(texts.t, value)
      : valueText(texts, unit, value);

export const columnText = ({ t }: Texts, { name, title }: Pick<ReportColumn, 'name' | 'title'>): string =>
  title ? t(title.text, title) : t(`report.column.${name}`);

export const findingText = (
  texts: Texts,
  { text, percent = 0, count = 0, seconds = 0, of = 0, more = 0 }: Finding,
): string => texts.t(text, { percent, count, of, more, time: timeText(texts.t, seconds) });

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** 9 Nov, or 9 to 15 Nov as the language writes it. */
export function daysText(
  { from, to }: Days,
  locale: string,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...options,
  });
  return from === to ? format.format(atNoon(from)) : rangeText(format, atNoon(from), atNoon(to));
}

/** Mar 2026 */
export const monthText = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    atNoon(`${month}-01`),
  );

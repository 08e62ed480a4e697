import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { clockText } from '@flink/contract/reports/clock-text.ts';
import { chosenText } from '@flink/contract/reports/filter-text.ts';
import type { Figures, Report, Unit } from '@flink/contract/reports/report.ts';
import { rowTextKey } from '@flink/contract/reports/row-name.ts';
import { CSV_LINES, defused } from '@flink/contract/resources/kit/cells.ts';
import { type Currency, majorOf } from '@flink/contract/rules/billing/money.ts';
import { weekdayText } from '@flink/contract/rules/reports/weekday-text.ts';
import type { TextParams } from '@flink/contract/texts/translate.ts';
import Papa from 'papaparse';

interface Texts {
  readonly locale: string;
  t(key: string, params?: TextParams): string;
}
type Translate = Texts['t'];

/** Programs that open a table take it for what it is. */
const BYTE_ORDER_MARK = '\uFEFF';

const DAY_MS = 86_400_000;

/** Numbers stay numbers: time in minutes, shares in hundredths, money in whole units. */
function cellOf(value: number, unit: Unit, currency: Currency | null): string | number {
  if (unit === 'date') return value === 0 ? '' : new Date(value * DAY_MS).toISOString().slice(0, 10);
  if (unit === 'time') return Math.round((value / 60) * 100) / 100;
  return unit === 'money' && currency ? majorOf({ minor: value, currency }) : value;
}

function unitText(unit: Unit, currency: Currency | null, t: Translate): string {
  const named = {
    count: '',
    date: '',
    time: t('report.unit.minutes'),
    percent: '%',
    change: '%',
    money: currency ?? '',
  };
  return named[unit] === '' ? '' : ` (${named[unit]})`;
}

const isHidden = (figures: Figures): boolean => Object.values(figures).includes(null);

/** What stands around the table on the screen. A file is sent on: it says itself what it is and what it leaves out. */
function notesOf(report: Report, answer: ReportAnswer, { t, locale }: Texts): readonly string[] {
  const { timeZone, firstDayOfWeek, place, hiddenBelow } = answer;
  const clock = t(clockText(report, answer), {
    zone: timeZone ?? '',
    day: weekdayText(firstDayOfWeek, locale),
  });
  const time = new Date(answer.asOf).toLocaleString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone ?? 'UTC',
  });
  return [
    `${t(`title.report.${report.name}`)} · ${place ?? t('report.everything')}`,
    ...answer.filters.flatMap((filter) => chosenText(t, filter) ?? []),
    ...(hiddenBelow === null ? [] : [t('report.hiddenHint', { count: hiddenBelow })]),
    clock,
    t('report.asOf', { time }),
  ];
}

/** The same rows and the same total as on the screen, and below them the same notes. */
export function reportCsv(report: Report, answer: ReportAnswer, texts: Texts): string {
  const { t } = texts;
  const { by, rows, total, period, currency } = answer;
  const head = [
    t('report.from'),
    t('report.to'),
    t(report.rowsText ?? `report.by.${by}`),
    ...report.columns.map(
      ({ name, title, unit }) =>
        `${title ? t(title.text, title) : t(`report.column.${name}`)}${unitText(unit, currency, t)}`,
    ),
  ];
  const lineOf = (name: string, figures: ReportAnswer['total']) => [
    period.from,
    period.to,
    defused(name),
    ...report.columns.map(({ of, unit }) => {
      const value = of(figures);
      if (value !== null) return cellOf(value, unit, currency);
      // Nothing to count from is another thing than what is kept back.
      return isHidden(figures) ? t('report.hidden') : '';
    }),
  ];
  const lines = [
    head,
    ...rows.map((row) => lineOf(row.name ?? t(rowTextKey(by, row)), row.figures)),
    lineOf(t('report.total'), total),
    [],
    ...notesOf(report, answer, texts).map((note) => [defused(note)]),
  ];
  return `${BYTE_ORDER_MARK}${Papa.unparse(lines, CSV_LINES)}\r\n`;
}

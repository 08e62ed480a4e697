import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { type Report, shownReport, type Unit } from '@flink/contract/reports/report.ts';
import { rowTextKey } from '@flink/contract/reports/row-name.ts';
import { CSV_LINES, defused } from '@flink/contract/resources/kit/cells.ts';
import { type Currency, majorOf } from '@flink/contract/rules/billing/money.ts';
import Papa from 'papaparse';

type Translate = (key: string, params?: { readonly count: number }) => string;

/** Programs that open a table take it for what it is. */
const BYTE_ORDER_MARK = '\uFEFF';

const DAY_MS = 86_400_000;

/** Numbers stay numbers: time in minutes, shares in hundredths, money in whole units. */
function cellOf(value: number | null, unit: Unit, currency: Currency | null): string | number {
  if (value === null) return '';
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

/** The same rows and the same total as on the screen. */
export function reportCsv(declared: Report, answer: ReportAnswer, t: Translate): string {
  const report = shownReport(declared, answer);
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
    ...report.columns.map(({ of, unit }) => cellOf(of(figures), unit, currency)),
  ];
  const lines = [
    head,
    ...rows.map((row) => lineOf(row.name ?? t(rowTextKey(by, row)), row.figures)),
    lineOf(t('report.total'), total),
    // A file is sent on: it says itself what it leaves out.
    ...(answer.isCounting ? [[t('report.counting')]] : []),
  ];
  return `${BYTE_ORDER_MARK}${Papa.unparse(lines, CSV_LINES)}\r\n`;
}

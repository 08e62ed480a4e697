import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { Report, Unit } from '@flink/contract/reports/report.ts';
import { defused } from '@flink/contract/resources/kit/cells.ts';
import Papa from 'papaparse';

type Translate = (key: string, params?: { readonly count: number }) => string;

/** Programs that open a table take it for what it is. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Numbers stay numbers: time in minutes, shares in hundredths. */
const cellOf = (value: number | null, unit: Unit): string | number =>
  value === null ? '' : unit === 'time' ? Math.round((value / 60) * 100) / 100 : value;

const UNIT_OF: Readonly<Record<Unit, (t: Translate) => string>> = {
  count: () => '',
  time: (t) => ` (${t('report.unit.minutes')})`,
  percent: () => ' (%)',
  change: () => ' (%)',
};

/** The same rows and the same total as on the screen. */
export function reportCsv(report: Report, { by, rows, total, period }: ReportAnswer, t: Translate): string {
  const head = [
    t('report.from'),
    t('report.to'),
    t(`report.by.${by}`),
    ...report.columns.map(
      ({ name, title, unit }) =>
        `${title ? t(title.text, title) : t(`report.column.${name}`)}${UNIT_OF[unit](t)}`,
    ),
  ];
  const lineOf = (name: string, figures: ReportAnswer['total']) => [
    period.from,
    period.to,
    defused(name),
    ...report.columns.map(({ of, unit }) => cellOf(of(figures), unit)),
  ];
  const lines = [
    head,
    ...rows.map(({ _id, name, figures }) =>
      lineOf(name ?? t(`report.none.${_id === '' ? by : _id}`), figures),
    ),
    lineOf(t('report.total'), total),
  ];
  return `${BYTE_ORDER_MARK}${Papa.unparse(lines, { newline: '\r\n' })}\r\n`;
}

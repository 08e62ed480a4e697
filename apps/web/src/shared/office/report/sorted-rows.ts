import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { ReportColumn } from '@flink/contract/reports/report.ts';
import type { ReportState } from './report-address.ts';

type Row = ReportAnswer['rows'][number];

/** By a column, what is not shown last; by the name where none is chosen. */
export function sortedRows(
  rows: readonly Row[],
  columns: readonly ReportColumn[],
  sort: ReportState['sort'],
  locale: string,
): readonly Row[] {
  const column = columns.find(({ name }) => name === sort?.column);
  const sign = sort?.direction === 'desc' ? -1 : 1;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = (one: Row, other: Row) =>
    // What has no name is the rest of the others.
    Number(one.name === null) - Number(other.name === null) || compare(one.name ?? '', other.name ?? '');
  if (!column) return rows.toSorted((one, other) => (sort ? sign : 1) * byName(one, other));
  return rows.toSorted((one, other) => {
    const [a, b] = [column.of(one.figures), column.of(other.figures)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
    return sign * (a - b) || byName(one, other);
  });
}

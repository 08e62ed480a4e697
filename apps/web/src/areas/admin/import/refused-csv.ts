import { CSV_LINES, defused, literal } from '@flink/contract/resources/kit/cells.ts';
import { REASON_COLUMN, ROW_COLUMN } from '@flink/contract/resources/kit/import-limits.ts';
import Papa from 'papaparse';
import type { FileTable } from './read-table.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** The rows that were refused, as they stood in the file, each with its number and the reason. */
export function refusedCsv({ columns, lines }: FileTable, reasons: ReadonlyMap<number, string>): string {
  const rows = lines.flatMap(({ row, cells }) => {
    const reason = reasons.get(row);
    return reason === undefined
      ? []
      : [[String(row), reason, ...cells].map((cell) => defused(literal(cell)))];
  });
  return `${BYTE_ORDER_MARK}${Papa.unparse([[ROW_COLUMN, REASON_COLUMN, ...columns], ...rows], CSV_LINES)}\r\n`;
}

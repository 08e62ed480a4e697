import { CSV_LINES, defused } from '@flink/contract/resources/kit/cells.ts';
import Papa from 'papaparse';
import { readCell, type TableWriter } from './written-table.ts';

/** Programs that open a table take it for what it is. */
const BYTE_ORDER_MARK = '\uFEFF';

const linesOf = (rows: readonly (readonly (string | number)[])[]): Buffer =>
  Buffer.from(
    `${Papa.unparse(
      rows.map((row) => row.map((cell) => (typeof cell === 'string' ? defused(cell) : cell))),
      CSV_LINES,
    )}\r\n`,
  );

/** For people: with a mark that says how it is written, and nothing that a program would calculate. */
export const writeCsv: TableWriter = async function* ({ columns, rows }) {
  yield Buffer.from(BYTE_ORDER_MARK);
  yield linesOf([columns.map(({ title }) => title)]);
  for await (const some of rows)
    if (some.length > 0)
      yield linesOf(some.map((row) => columns.map((column, at) => readCell(column, row[at] ?? null))));
};

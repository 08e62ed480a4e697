import { REASON_COLUMN, ROW_COLUMN } from '@flink/contract/resources/kit/import-limits.ts';
import Papa from 'papaparse';
import { decoded } from './decoded.ts';

export interface TableLine {
  /** As a spreadsheet counts it: the first row holds the names of the columns. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface FileTable {
  readonly columns: readonly string[];
  readonly lines: readonly TableLine[];
}

export type ReadTable = FileTable | { readonly code: 'csv.unreadable' | 'csv.noRows' };

const SEPARATORS = [',', ';', '\t'] as const;

/** No text holds it; a file of another kind that was renamed does. */
const NOT_TEXT = '\0';

/** What parts the names of the columns: none of these signs is in a name. */
function separatorOf(text: string): (typeof SEPARATORS)[number] {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** The table in a file: a row of names, and those rows that are not empty. */
export function readTable(bytes: Uint8Array): ReadTable {
  const text = decoded(bytes);
  if (text.includes(NOT_TEXT)) return { code: 'csv.unreadable' };
  const { data } = Papa.parse<string[]>(text.trimStart(), { delimiter: separatorOf(text.trimStart()) });
  const [head = [], ...rest] = data;
  const names = head.map((name) => name.trim());
  // A file of refused rows comes back when it is mended: its first two columns are about the rows, not of them.
  const isOurs = (at: number) => names[at] === ROW_COLUMN || names[at] === REASON_COLUMN;
  // A separator at the end of every line makes a column without a name that holds nothing.
  const isNothing = (at: number) => names[at] === '' && isEmpty(rest.map((cells) => cells[at] ?? ''));
  const kept = names.flatMap((_, at) => (isOurs(at) || isNothing(at) ? [] : [at]));
  const lines = rest
    .map((cells, at) => ({ row: at + 2, cells: kept.map((place) => cells[place] ?? '') }))
    .filter(({ cells }) => !isEmpty(cells));
  if (kept.length === 0 || lines.length === 0) return { code: 'csv.noRows' };
  return { columns: kept.map((at) => names[at] ?? ''), lines };
}

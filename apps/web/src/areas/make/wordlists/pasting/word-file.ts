import { decoded } from '@flink/make-kit/legacy/decode.ts';
import { sheetRows } from '../../../../shared/office/sheet-rows.ts';

/** Twenty words need some kilobytes; a spreadsheet beyond this is something else. */
const MAX_FILE_BYTES = 5_000_000;
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 20;

export const WORD_FILES = '.csv,.tsv,.txt,.xlsx';

export type WordFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'tooLarge' | 'unreadable' };

const UNREADABLE = { ok: false, why: 'unreadable' } as const;

/** The text of a file, cells apart by tabs. UTF-8, UTF-16 and ISO-8859-1 are told apart (spec 3 §9). */
export async function readWordFile(file: File): Promise<WordFile> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, why: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip || /\.xlsx$/i.test(file.name)) return readSheet(file);
  const text = decoded(withMark(bytes));
  return text.includes('\0') ? UNREADABLE : { ok: true, text };
}

/** UTF-16 without a byte order mark: every other byte of Latin letters is empty. */
function withMark(bytes: Uint8Array): Uint8Array {
  const start = [...bytes.subarray(0, 64)];
  const empty = (from: 0 | 1) =>
    start.length >= 4 && start.filter((byte, at) => at % 2 === from && byte === 0).length * 4 >= start.length;
  const mark = empty(1) ? [0xff, 0xfe] : empty(0) ? [0xfe, 0xff] : null;
  const hasMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return mark === null || hasMark ? bytes : new Uint8Array([...mark, ...bytes]);
}

async function readSheet(file: Blob): Promise<WordFile> {
  const read = await sheetRows(file, MAX_COLUMNS);
  if (!read.ok) return read;
  const lines = read.rows
    .slice(0, MAX_ROWS)
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')));
  return { ok: true, text: lines.map((cells) => cells.join('\t')).join('\n') };
}

import { IMPORT_BYTES, MOST_IMPORTED } from '@flink/contract/resources/kit/import-limits.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import Papa from 'papaparse';
import { idle } from '../../../shared/idle.ts';
import type { FileTable, ReadTable } from './read-table.ts';

/** A table that can be sent, or why not, in words. */
export type ReadFile = { readonly table: FileTable } | { readonly refused: string };

/** More bytes are not even read: no table of so few rows needs them. */
const MOST_BYTES = 4 * IMPORT_BYTES;

const tableIn = (bytes: ArrayBuffer): Promise<ReadTable> => {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadTable>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadTable>) => resolve(data));
    worker.addEventListener('error', () => resolve({ code: 'csv.unreadable' }));
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
};

const MAX_COLUMNS = 200;

/** Sheets are read by the same rules as CSV files. */
async function asCsv(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const start = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (start[0] !== 0x50 || start[1] !== 0x4b) return bytes;
  const { sheetRows } = await import('../../../shared/office/sheet-rows.ts');
  const sheet = await sheetRows(new Blob([bytes]), MAX_COLUMNS);
  if (!sheet.ok) throw new Error(sheet.why);
  return new TextEncoder().encode(Papa.unparse(sheet.rows.map((cells) => [...cells]))).buffer;
}

export async function readFile(file: File, t: Translate, locale: string): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { refused: t('error.import.tooLarge') };
  const bytes = await file
    .arrayBuffer()
    .then(asCsv)
    .catch(() => null);
  const read = bytes === null ? { code: 'csv.unreadable' as const } : await idle.during(() => tableIn(bytes));
  if ('code' in read) return { refused: t(`error.${read.code}`) };
  if (read.lines.length > MOST_IMPORTED) {
    const number = (value: number) => numberText(value, locale);
    return {
      refused: t('error.import.tooManyRows', {
        n: number(read.lines.length),
        max: number(MOST_IMPORTED),
      }),
    };
  }
  return { table: read };
}

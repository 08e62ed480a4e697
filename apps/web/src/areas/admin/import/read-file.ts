import { IMPORT_BYTES, MOST_IMPORTED } from '@flink/contract/resources/kit/import-limits.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
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

export async function readFile(file: File, t: Translate, locale: string): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { refused: t('error.import.tooLarge') };
  const bytes = await file.arrayBuffer().catch(() => null);
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

import type { ExportedActivity } from './exchange-unit.ts';
import { COLUMNS, rowsOf } from './tables.ts';

interface Sheet {
  readonly title: string;
  readonly columns: readonly {
    readonly name: string;
    readonly kind: 'text';
    readonly title: string;
    readonly said: (value: string) => string;
  }[];
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
}

export type WriteSheet = (sheet: Sheet) => AsyncIterable<Uint8Array>;

/** A workbook with one line for each text. */
export async function xlsxOf(
  write: WriteSheet,
  activities: readonly ExportedActivity[],
  language: string,
): Promise<Buffer> {
  async function* rows() {
    yield rowsOf(activities, language);
  }
  const columns = COLUMNS.map((name) => ({
    name,
    kind: 'text' as const,
    title: name,
    said: (value: string) => value,
  }));
  const pieces: Uint8Array[] = [];
  for await (const piece of write({ title: 'Translations', columns, rows: rows() })) pieces.push(piece);
  return Buffer.concat(pieces);
}

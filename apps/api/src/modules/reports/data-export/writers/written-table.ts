import type { CellKind } from '@flink/contract/data-export/data-sets.ts';
import type { Cell, Row } from '../export-content.ts';

export interface WrittenColumn {
  readonly name: string;
  readonly kind: CellKind;
  /** What people call it. */
  readonly title: string;
  /** What a choice is called. */
  readonly said: (value: string) => string;
}

export interface WrittenTable {
  readonly title: string;
  readonly columns: readonly WrittenColumn[];
  readonly rows: AsyncIterable<readonly Row[]>;
}

/** A file while its rows are read. */
export type TableWriter = (table: WrittenTable) => AsyncGenerator<Uint8Array>;

/** A cell as people read it: choices in their language, numbers as numbers, moments without the T of programs. */
export function readCell({ kind, said }: WrittenColumn, cell: Cell): string | number {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell;
  if (kind === 'choice') return said(String(cell));
  return kind === 'moment' ? String(cell).replace('T', ' ') : String(cell);
}

import type { LeftOut } from '@flink/ui/office/table/table-parts.ts';
import { useSyncExternalStore } from 'react';
import { storedText } from '../stored-text.ts';

/** Columns that somebody has left out on this device, by table. */
const stored = storedText('flink-left-out');

type ByTable = Readonly<Record<string, readonly string[]>>;

/** Never throws: what cannot be read leaves nothing out. */
function readAll(text: string | null): ByTable {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? (read as ByTable) : {};
  } catch {
    return {};
  }
}

/** What a table leaves out, and how that changes. */
export function useLeftOut(table: string): LeftOut {
  const all = readAll(useSyncExternalStore(stored.subscribe, stored.get));
  const own: unknown = all[table];
  return {
    columns: Array.isArray(own) ? own.filter((one) => typeof one === 'string') : [],
    onChange: (columns) => {
      const { [table]: _, ...others } = all;
      const next = columns.length > 0 ? { ...others, [table]: columns } : others;
      stored.set(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
    },
  };
}

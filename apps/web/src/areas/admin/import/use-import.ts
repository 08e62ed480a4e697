import { CallFailed } from '@flink/contract/client/client.ts';
import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Managed } from '../resource/use-managed.ts';
import { readFile } from './read-file.ts';
import type { FileTable } from './read-table.ts';

/** A file on its way in. */
export type ImportState =
  | { readonly kind: 'choose'; readonly refused?: string }
  | { readonly kind: 'busy'; readonly doing: 'reading' | 'checking' | 'writing' }
  | { readonly kind: 'seen' | 'done'; readonly table: FileTable; readonly result: ImportResult };

interface Wishes {
  readonly resource: Resource;
  readonly managed: Managed;
  /** What is said when the server fails, instead of its own words. */
  readonly failed: string | undefined;
}

/** Reads a file, asks what it would do, and has it done. */
export function useImport({ resource, managed, failed }: Wishes) {
  const { t, locale } = useTexts();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<ImportState>({ kind: 'choose' });
  /** Of a file that was exchanged meanwhile nothing is heard any more. */
  const chosen = useRef<File | null>(null);

  const bodyOf = ({ columns, lines }: FileTable) => ({
    columns,
    rows: lines.map(({ row, cells }) => ({ row, cells })),
  });
  const wordsOf = (error: unknown) => {
    const isFailure = error instanceof CallFailed && (error.status >= 500 || error.status === 0);
    return failed !== undefined && isFailure ? failed : (error as Error).message;
  };

  const choose = async (next: File | null) => {
    chosen.current = next;
    setFile(next);
    if (!next) {
      setState({ kind: 'choose' });
      return;
    }
    const show = (now: ImportState) => {
      if (chosen.current === next) setState(now);
    };
    show({ kind: 'busy', doing: 'reading' });
    const read = await readFile(next, t, locale);
    if ('refused' in read) {
      show({ kind: 'choose', refused: read.refused });
      return;
    }
    show({ kind: 'busy', doing: 'checking' });
    try {
      const result = await managed.api.bringIn({ ...bodyOf(read.table), confirm: false });
      show({ kind: 'seen', table: read.table, result });
    } catch (error) {
      show({ kind: 'choose', refused: wordsOf(error) });
    }
  };

  const write = async () => {
    if (state.kind !== 'seen') return;
    const { table, result: seen } = state;
    setState({ kind: 'busy', doing: 'writing' });
    try {
      const result = await managed.api.bringIn({
        ...bodyOf(table),
        confirm: true,
        expected: { created: seen.created, changed: seen.changed },
      });
      setState({ kind: 'done', table, result });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['table', resource.name] }),
        queries.invalidateQueries({ queryKey: ['list', resource.name] }),
      ]);
    } catch (error) {
      setState({ kind: 'choose', refused: wordsOf(error) });
    }
  };

  return { file, state, choose, write };
}

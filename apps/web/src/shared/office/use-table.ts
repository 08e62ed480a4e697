import { CallFailed } from '@flink/contract/client/client.ts';
import type { TableContent } from '@flink/ui/office/table/table-parts.ts';
import {
  type FilterValues,
  readTableState,
  type TableShape,
  type TableState,
  writeTableState,
} from '@flink/ui/office/table/table-state.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly unfiltered: number;
}

/** The values that a table's filters have, or whether one takes a value. */
type Filters = Readonly<Record<string, FilterValues>>;

type ValueOf<Values> = Values extends readonly (infer Value)[] ? Value : string;

/** What a table sends: page, limit, order, orderBy and filters (spec 3 §7.3). */
export type TableQuery<Column extends string, Chips extends Filters> = {
  readonly page: number;
  readonly limit: TableState['size'];
  readonly order: 'asc' | 'desc';
  readonly orderBy: Column;
  readonly filter: string;
} & { readonly [Name in keyof Chips & string as `filter.${Name}`]?: ValueOf<Chips[Name]>[] };

/** A table whose state lives in the address and whose rows come from a call. */
export function useTable<Row, Column extends string, const Chips extends Filters = Record<never, never>>(
  name: string,
  columns: readonly [Column, ...Column[]],
  load: (query: TableQuery<Column, Chips>, signal: AbortSignal) => Promise<Page<Row>>,
  filters?: Chips,
  direction: 'asc' | 'desc' = 'asc',
) {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const shape: TableShape = {
    sortable: columns,
    filters: filters ?? {},
    defaultSort: { column: columns[0], direction },
  };
  const state = readTableState(new URLSearchParams(searchStr), shape);
  // The address was read by the shape, so a name and a value that the table does not have are gone by here.
  const chosen = Object.entries(state.filters).map(([filter, values]) => [`filter.${filter}`, values]);
  const query = {
    page: state.page,
    limit: state.size,
    order: state.sort?.direction ?? direction,
    orderBy: columns.find((column) => column === state.sort?.column) ?? columns[0],
    filter: state.search,
    ...Object.fromEntries(chosen),
  } as TableQuery<Column, Chips>;
  const rows = useQuery({
    queryKey: ['table', name, query],
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  // Another page or order of the same search is worth reading meanwhile; the rows of another search are not.
  const searched = JSON.stringify([state.search, state.filters]);
  const [shownFor, setShownFor] = useState(searched);
  if (!rows.isPlaceholderData && shownFor !== searched) setShownFor(searched);
  const isStale = rows.isPlaceholderData && shownFor !== searched;
  return {
    state,
    onStateChange: (next: TableState) => {
      const params = writeTableState(next, shape);
      // Where a page has tabs, the table is in one of them.
      const tab = new URLSearchParams(searchStr).get('tab');
      if (tab) params.set('tab', tab);
      router.history.push(params.size > 0 ? `${pathname}?${params}` : pathname);
    },
    /** What is searched and chosen, without the page. */
    matching: { filter: state.search, ...Object.fromEntries(chosen) },
    content: contentOf(rows, isStale),
    total: rows.data?.unfiltered,
  };
}

function contentOf<Row>(
  rows: {
    readonly data: Page<Row> | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  },
  stale: boolean,
): TableContent<Row> {
  if (rows.error) return { kind: 'error', ...wordsOf(rows.error), onRetry: () => rows.refetch() };
  if (!rows.data) return { kind: 'loading' };
  return {
    kind: 'rows',
    rows: rows.data.data,
    total: rows.data.total,
    unfiltered: rows.data.unfiltered,
    refreshing: rows.isPlaceholderData,
    stale,
  };
}

/** No answer has the table's own words; an answer brings its own. */
function wordsOf(error: Error): { readonly title?: string } {
  return error instanceof CallFailed && error.code !== 'network' ? { title: error.message } : {};
}

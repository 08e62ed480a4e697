import type { PageSize, TableState } from './table-state.ts';

export const toPage = (state: TableState, page: number): TableState => ({ ...state, page });

/** A new page size starts at the first page (spec 3 §4.5). */
export const toSize = (state: TableState, size: PageSize): TableState => ({ ...state, size, page: 1 });

export const toSearch = (state: TableState, search: string): TableState => ({ ...state, search, page: 1 });

export function toFilter(state: TableState, name: string, values: readonly string[]): TableState {
  const { [name]: _, ...rest } = state.filters;
  const filters = values.length === 0 ? rest : { ...rest, [name]: [...new Set(values)].sort() };
  return { ...state, filters, page: 1 };
}

/** Ascending first, then descending, then ascending again; the page starts over with the new order. */
export function toSort(state: TableState, column: string): TableState {
  const direction = state.sort?.column === column && state.sort.direction === 'asc' ? 'desc' : 'asc';
  return { ...state, sort: { column, direction }, page: 1 };
}

export const clearFilters = (state: TableState): TableState => ({
  ...state,
  search: '',
  filters: {},
  page: 1,
});

export const isFiltered = (state: TableState): boolean =>
  state.search !== '' || Object.keys(state.filters).length > 0;

export const lastPage = (total: number, size: PageSize): number => Math.max(1, Math.ceil(total / size));

export interface ShownRange {
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** "1 to 10 of 96"; nothing to say when the page is beyond the last one or there is no row. */
export function shownRange(state: TableState, total: number): ShownRange | null {
  const from = (state.page - 1) * state.size + 1;
  if (total === 0 || from > total) return null;
  return { from, to: Math.min(from + state.size - 1, total), total };
}

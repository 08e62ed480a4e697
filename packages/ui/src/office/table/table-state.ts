/** Rows on one page (spec 3 §9: 10, 25, 100, default 10). */
export const PAGE_SIZES = [10, 25, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
const DEFAULT_PAGE_SIZE: PageSize = 10;

export interface TableSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** All a table remembers. It lives in the address, so that a link, Back and a reload show the same rows. */
export interface TableState {
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
  readonly sort: TableSort | null;
  readonly search: string;
  /** Chosen values by filter; a filter without values is not in here. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export type FilterValues = readonly string[] | ((value: string) => boolean);

/** What the table knows. An address that names other columns or filters is an old or a mistyped one. */
export interface TableShape {
  readonly sortable?: readonly string[];
  /** The values each filter has, or whether it takes one. */
  readonly filters?: Readonly<Record<string, FilterValues>>;
  readonly defaultSort?: TableSort;
}

/** The names the server's calls use as well (spec 3 §7.3: page, limit, order, orderBy and filters). */
const KEYS = {
  page: 'page',
  size: 'limit',
  column: 'orderBy',
  direction: 'order',
  search: 'search',
} as const;
const FILTER_PREFIX = 'filter.';

/** As many as the server takes of one filter. */
const MAX_CHOSEN = 50;
const MAX_PAGE = 1_000_000;
const MAX_SEARCH_LENGTH = 200;

function readPage(value: string | null): number {
  if (value === null || !/^[1-9]\d{0,6}$/.test(value)) return 1;
  return Math.min(Number(value), MAX_PAGE);
}

function readSize(value: string | null): PageSize {
  return PAGE_SIZES.find((size) => String(size) === value) ?? DEFAULT_PAGE_SIZE;
}

function readSort(params: URLSearchParams, shape: TableShape): TableSort | null {
  const column = params.get(KEYS.column);
  const fallback = shape.defaultSort ?? null;
  if (!column || (shape.sortable && !shape.sortable.includes(column))) return fallback;
  return { column, direction: params.get(KEYS.direction) === 'desc' ? 'desc' : 'asc' };
}

function takes(shape: TableShape, name: string): (value: string) => boolean {
  if (!shape.filters) return () => true;
  const known = Object.hasOwn(shape.filters, name) ? shape.filters[name] : [];
  return typeof known === 'function' ? known : (value) => known?.includes(value) ?? false;
}

function readFilters(params: URLSearchParams, shape: TableShape): Record<string, readonly string[]> {
  const filters: Record<string, readonly string[]> = {};
  const names = new Set([...params.keys()].filter((key) => key.startsWith(FILTER_PREFIX)));
  for (const key of [...names].sort()) {
    const name = key.slice(FILTER_PREFIX.length);
    const isKnown = takes(shape, name);
    const values = [...new Set(params.getAll(key))]
      .filter((value) => value !== '' && isKnown(value))
      .slice(0, MAX_CHOSEN)
      .sort();
    if (name === '' || values.length === 0) continue;
    Object.defineProperty(filters, name, { value: values, enumerable: true });
  }
  return filters;
}

/** Never throws: what cannot be read takes its default. */
export function readTableState(params: URLSearchParams, shape: TableShape = {}): TableState {
  return {
    page: readPage(params.get(KEYS.page)),
    size: readSize(params.get(KEYS.size)),
    sort: readSort(params, shape),
    search: (params.get(KEYS.search) ?? '').trim().slice(0, MAX_SEARCH_LENGTH).trim(),
    filters: readFilters(params, shape),
  };
}

/** Only what differs from the default, always in the same order, so that equal states have equal addresses. */
export function writeTableState(state: TableState, shape: TableShape = {}): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search !== '') params.set(KEYS.search, state.search);
  for (const name of Object.keys(state.filters).sort()) {
    for (const value of [...(state.filters[name] ?? [])].sort()) params.append(FILTER_PREFIX + name, value);
  }
  const { sort } = state;
  const { defaultSort } = shape;
  if (sort && (sort.column !== defaultSort?.column || sort.direction !== defaultSort.direction)) {
    params.set(KEYS.column, sort.column);
    params.set(KEYS.direction, sort.direction);
  }
  if (state.page !== 1) params.set(KEYS.page, String(state.page));
  if (state.size !== DEFAULT_PAGE_SIZE) params.set(KEYS.size, String(state.size));
  return params;
}

import { describe, expect, it } from 'vitest';
import {
  clearFilters,
  isFiltered,
  lastPage,
  shownRange,
  toFilter,
  toPage,
  toSearch,
  toSize,
  toSort,
} from './table-moves.ts';
import type { TableState } from './table-state.ts';

const onPageSeven: TableState = {
  page: 7,
  size: 10,
  sort: { column: 'name', direction: 'asc' },
  search: 'ana',
  filters: { role: ['TEACHER'] },
};

describe('moving through a table', () => {
  it('goes to another page and keeps everything else', () => {
    expect(toPage(onPageSeven, 8)).toEqual({ ...onPageSeven, page: 8 });
  });

  it('goes to the first page when the page size changes', () => {
    expect(toSize(onPageSeven, 100)).toEqual({ ...onPageSeven, size: 100, page: 1 });
  });

  it('goes to the first page when a search, a filter or an order changes the rows', () => {
    expect(toSearch(onPageSeven, 'leo').page).toBe(1);
    expect(toFilter(onPageSeven, 'role', ['AUTHOR']).page).toBe(1);
    expect(toSort(onPageSeven, 'role').page).toBe(1);
  });

  it('turns the order around on the second click on the same head', () => {
    const once = toSort(onPageSeven, 'role');
    const twice = toSort(once, 'role');
    const thrice = toSort(twice, 'role');

    expect([once, twice, thrice].map((state) => state.sort?.direction)).toEqual(['asc', 'desc', 'asc']);
  });

  it('takes a filter without values away', () => {
    expect(toFilter(onPageSeven, 'role', []).filters).toEqual({});
  });

  it('clears search and filters at once and keeps the order', () => {
    const cleared = clearFilters(onPageSeven);

    expect(isFiltered(onPageSeven)).toBe(true);
    expect(isFiltered(cleared)).toBe(false);
    expect(cleared.sort).toEqual(onPageSeven.sort);
  });
});

describe('the words at the foot', () => {
  it('names the rows of a full page', () => {
    expect(shownRange({ ...onPageSeven, page: 1 }, 96)).toEqual({ from: 1, to: 10, total: 96 });
  });

  it('ends with the last row on the last page', () => {
    expect(shownRange({ ...onPageSeven, page: 10 }, 96)).toEqual({ from: 91, to: 96, total: 96 });
    expect(lastPage(96, 10)).toBe(10);
  });

  it('says nothing on a page beyond the last or without rows', () => {
    expect(shownRange({ ...onPageSeven, page: 11 }, 96)).toBeNull();
    expect(shownRange({ ...onPageSeven, page: 1 }, 0)).toBeNull();
    expect(lastPage(0, 10)).toBe(1);
  });
});

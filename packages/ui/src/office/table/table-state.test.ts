import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES, readTableState, type TableState, writeTableState } from './table-state.ts';

const read = (address: string) => readTableState(new URLSearchParams(address));

const name = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const word = fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.trim());

const tableState: fc.Arbitrary<TableState> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.constantFrom(...PAGE_SIZES),
  sort: fc.option(fc.record({ column: name, direction: fc.constantFrom('asc' as const, 'desc' as const) })),
  search: word,
  filters: fc
    .uniqueArray(fc.tuple(name, fc.uniqueArray(name, { minLength: 1, maxLength: 4 })), {
      maxLength: 4,
      selector: ([key]) => key,
    })
    .map((entries) => Object.fromEntries(entries.map(([key, values]) => [key, [...values].sort()]))),
});

describe('the state of a table in the address', () => {
  it('comes back the same after being written', () => {
    fc.assert(
      fc.property(tableState, (state) => {
        const address = writeTableState(state).toString();

        expect(read(address)).toEqual(state);
      }),
    );
  });

  it('comes back the same when the table has a default order', () => {
    const shape = { defaultSort: { column: 'name', direction: 'desc' } } as const;
    const withSort = tableState.filter((state) => state.sort !== null);

    fc.assert(
      fc.property(withSort, (state) => {
        const address = writeTableState(state, shape);

        expect(readTableState(address, shape)).toEqual(state);
      }),
    );
  });

  it('is readable from any address, and settles after one reading', () => {
    const key = fc.oneof(
      fc.constantFrom(
        'page',
        'limit',
        'order',
        'orderBy',
        'search',
        'filter.',
        'filter.role',
        'filter.__proto__',
      ),
      fc.string(),
    );
    const value = fc.oneof(fc.string(), fc.constantFrom('-1', '0', '1e9', 'NaN', '99999999999', ' ', 'desc'));

    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
        const first = readTableState(new URLSearchParams(pairs));
        const second = readTableState(writeTableState(first));

        expect(second).toEqual(first);
        expect(PAGE_SIZES).toContain(first.size);
        expect(Number.isSafeInteger(first.page) && first.page >= 1).toBe(true);
      }),
    );
  });

  it('leaves the address empty while everything is at its default', () => {
    expect(writeTableState(read('')).toString()).toBe('');
  });

  it('takes the default for a page, a size and a direction nobody could have chosen', () => {
    const state = read('page=-3&limit=50&orderBy=name&order=sideways');

    expect(state.page).toBe(1);
    expect(state.size).toBe(10);
    expect(state.sort).toEqual({ column: 'name', direction: 'asc' });
  });

  it('forgets columns and filters that the table does not have', () => {
    const params = new URLSearchParams(
      'orderBy=salary&order=desc&filter.role=TEACHER&filter.role=KING&filter.shoe=42',
    );

    const state = readTableState(params, { sortable: ['name'], filters: { role: ['AUTHOR', 'TEACHER'] } });

    expect(state.sort).toBeNull();
    expect(state.filters).toEqual({ role: ['TEACHER'] });
  });

  it('gives equal addresses to equal choices made in another order', () => {
    const one = read('filter.role=B&filter.role=A&filter.org=1&search=ana');
    const other = read('search=ana&filter.org=1&filter.role=A&filter.role=B&filter.role=A');

    expect(writeTableState(one).toString()).toBe(writeTableState(other).toString());
  });
});

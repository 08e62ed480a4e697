import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfficeTestLook } from '../../testing/looks.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, TableContent } from './table-parts.ts';
import { readTableState, type TableState } from './table-state.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

const PEOPLE: readonly Person[] = [
  { id: '1', name: 'Ada', role: 'Teacher' },
  { id: '2', name: 'Ben', role: 'Teacher' },
  { id: '3', name: 'Cleo', role: 'Owner' },
];
const isOwner = ({ role }: Person) => role === 'Owner';
const rows = (people = PEOPLE, total = people.length): TableContent<Person> => ({
  kind: 'rows',
  rows: people,
  total,
});

type Given = Partial<DataTableProps<Person>> & {
  readonly content: TableContent<Person>;
  readonly address?: string;
};

function People({ address = '', onStateChange, ...given }: Given) {
  const [state, setState] = useState<TableState>(() => readTableState(new URLSearchParams(address)));
  return (
    <DataTable
      label="People"
      state={state}
      onStateChange={(next) => {
        setState(next);
        onStateChange?.(next);
      }}
      rowKey={({ id }) => id}
      isProtected={isOwner}
      name={{
        id: 'name',
        header: 'Name',
        name: ({ name }) => name,
        href: ({ id }) => `#${id}`,
        sortable: true,
      }}
      columns={[{ id: 'role', header: 'Role', cell: ({ role }) => role, sortable: true }]}
      first={{ title: 'Nobody is here yet' }}
      {...given}
    />
  );
}

const table = (given: Given) => (
  <OfficeTestLook>
    <People {...given} />
  </OfficeTestLook>
);

test('says that rows are loading, then shows them', async () => {
  const screen = await render(table({ content: { kind: 'loading' } }));
  await expect.element(screen.getByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'true');

  await screen.rerender(table({ content: rows() }));

  await expect.element(screen.getByRole('link', { name: 'Ada' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'false');
});

test('offers to retry when the rows did not come', async () => {
  const onRetry = vi.fn();
  const screen = await render(table({ content: { kind: 'error', onRetry } }));

  await screen.getByRole('button', { name: /again|retry/i }).click();

  expect(onRetry).toHaveBeenCalledOnce();
});

test('tells an empty table from a search without results, and clears the search', async () => {
  const onStateChange = vi.fn();
  const screen = await render(table({ content: rows([]) }));
  await expect.element(screen.getByText('Nobody is here yet')).toBeVisible();
  await screen.unmount();

  const filtered = await render(table({ content: rows([]), address: 'search=zoe&page=2', onStateChange }));
  await expect.element(filtered.getByText('Nobody is here yet')).not.toBeInTheDocument();
  await filtered.getByRole('button', { name: /clear/i }).last().click();

  expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ search: '', page: 1, filters: {} });
});

test('leads from a page beyond the last one to the first', async () => {
  const onStateChange = vi.fn();
  const screen = await render(table({ content: rows([], 12), address: 'page=9', onStateChange }));

  await screen.getByRole('button', { name: /first page/i }).click();

  expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ page: 1 });
});

test('sorts by a column one way, then the other, from the first page', async () => {
  const onStateChange = vi.fn();
  const screen = await render(table({ content: rows(PEOPLE, 30), address: 'page=2', onStateChange }));
  const header = screen.getByRole('columnheader', { name: /^Role/ });

  await header.getByRole('button').click();
  expect(onStateChange.mock.lastCall?.[0]).toMatchObject({
    page: 1,
    sort: { column: 'role', direction: 'asc' },
  });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();

  expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ sort: { column: 'role', direction: 'desc' } });
});

test('asks for a search once after a pause, and at once with Enter', async () => {
  const onStateChange = vi.fn();
  const screen = await render(table({ content: rows(), onStateChange }));
  const search = screen.getByRole('searchbox');

  await search.fill('ad');
  expect(onStateChange).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onStateChange).toHaveBeenCalledOnce(), { timeout: 5_000 });
  await search.fill('ada');
  await userEvent.keyboard('{Enter}');

  await vi.waitFor(() => expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ search: 'ada', page: 1 }));
});

test('acts on what is selected on the page, never on protected rows or rows out of sight', async () => {
  const onRun = vi.fn();
  const bulk = [{ label: 'Delete', icon: 'trash' as const, onRun }];
  const screen = await render(table({ content: rows(), bulk }));

  await screen.getByRole('checkbox').first().click();
  await screen.rerender(table({ content: rows(PEOPLE.slice(1)), bulk }));
  await screen.getByRole('button', { name: 'Delete' }).click();

  expect(onRun.mock.calls).toEqual([[[PEOPLE[1]], null]]);
});

test('moves between rows by arrows, selects by X and opens by Enter', async () => {
  const onRun = vi.fn();
  const screen = await render(table({ content: rows(), bulk: [{ label: 'Delete', icon: 'trash', onRun }] }));
  screen.getByRole('link', { name: 'Ada' }).element().focus();

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: 'Ben' })).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('checkbox', { name: /Ben/ })).toBeChecked();
  await userEvent.keyboard('{Enter}');

  expect(location.hash).toBe('#2');
});

test('dims rows that other words found, while somebody types and until the new rows have come', async () => {
  const screen = await render(table({ content: rows() }));
  const region = screen.getByRole('region', { name: 'People' });
  const opacity = () =>
    Number(
      getComputedStyle(screen.getByRole('link', { name: 'Ada' }).element().closest('tbody') as Element)
        .opacity,
    );
  expect(opacity()).toBe(1);

  await screen.getByRole('searchbox').fill('be');
  await expect.element(region).toHaveAttribute('aria-busy', 'true');
  expect(opacity()).toBeLessThan(0.5);
  await expect.element(screen.getByText('1 to 3 of 3')).not.toBeInTheDocument();

  await screen.getByRole('searchbox').fill('');
  await expect.element(region).toHaveAttribute('aria-busy', 'false');
  await screen.rerender(table({ content: { kind: 'rows', rows: PEOPLE, total: 3, stale: true } }));
  await expect.element(region).toHaveAttribute('aria-busy', 'true');
  expect(opacity()).toBeLessThan(0.5);
});

test('marks rows that are being refreshed and keeps them in place', async () => {
  const screen = await render(table({ content: rows() }));

  await screen.rerender(table({ content: { kind: 'rows', rows: PEOPLE, total: 3, refreshing: true } }));

  await expect.element(screen.getByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('link', { name: 'Ada' })).toBeVisible();
});

import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfficeTestLook } from '../../testing/looks.tsx';
import { DataTable } from './data-table.tsx';
import { FilterOptions } from './filter-panel.tsx';
import type { TableFilter } from './table-parts.ts';
import { readTableState, type TableState } from './table-state.ts';

const CENTERS = [
  { value: 'c1', label: 'Maple Library' },
  { value: 'c2', label: 'Baobab Center' },
];

const FILTERS: readonly TableFilter[] = [
  {
    id: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'blocked', label: 'Blocked' },
    ],
  },
  {
    id: 'centerId',
    label: 'Center',
    kind: 'lookup',
    nameOf: (id) => CENTERS.find(({ value }) => value === id)?.label ?? '?',
    panel: (choice) => <FilterOptions {...choice} label="Center" options={CENTERS} />,
  },
  { id: 'expiresOn', label: 'Expiry', kind: 'days', mayBeNone: true },
  { id: 'level', label: 'Level', kind: 'numbers', mayBeNone: false, min: 1, max: 12 },
  { id: 'size', label: 'Size', options: [{ value: 'l', label: 'Large' }] },
];

function Rows({ address, onState }: { readonly address: string; readonly onState: (s: TableState) => void }) {
  const [state, setState] = useState(() => readTableState(new URLSearchParams(address)));
  return (
    <DataTable<{ readonly id: string }>
      label="Rows"
      content={{ kind: 'rows', rows: [], total: 0 }}
      state={state}
      onStateChange={(next) => {
        setState(next);
        onState(next);
      }}
      filters={FILTERS}
      rowKey={({ id }) => id}
      name={{ id: 'name', header: 'Name', name: ({ id }) => id }}
      columns={[]}
      first={{ title: 'Nothing is here yet' }}
    />
  );
}

async function shown(address = '') {
  const onState = vi.fn<(state: TableState) => void>();
  const screen = await render(
    <OfficeTestLook>
      <Rows address={address} onState={onState} />
    </OfficeTestLook>,
  );
  const chosen = () => onState.mock.lastCall?.[0].filters;
  return { screen, chosen };
}

afterEach(() => page.viewport(1024, 768));

test('shows the first filters, and the others under "More filters"', async () => {
  const { screen } = await shown();

  for (const name of ['Status', 'Center', 'Expiry'])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Level', exact: true })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'More filters' }).click();

  await expect.element(screen.getByRole('menuitem', { name: 'Level' })).toBeVisible();
});

test('a filter from the menu opens at once, and says its values by name', async () => {
  const { screen, chosen } = await shown();

  await screen.getByRole('button', { name: 'More filters' }).click();
  await screen.getByRole('menuitem', { name: 'Size' }).click();
  await screen.getByRole('checkbox', { name: 'Large' }).click();

  await expect.element(screen.getByRole('button', { name: 'Size: Large', exact: true })).toBeVisible();
  expect(chosen()).toEqual({ size: ['l'] });
});

test('one that was picked and left without a value goes back into the menu, and focus stays on the page', async () => {
  const { screen } = await shown();

  await screen.getByRole('button', { name: 'More filters' }).click();
  await screen.getByRole('menuitem', { name: 'Size' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Large' })).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await expect.element(screen.getByRole('button', { name: 'Size', exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
});

test('active filters are named, also when nothing is found, and go one by one or all at once', async () => {
  const address = 'filter.centerId=c2&filter.size=l&filter.expiresOn=none&filter.level=2..5';
  const { screen, chosen } = await shown(address);

  for (const name of ['Center: Baobab Center', 'Size: Large', 'Expiry: None', 'Level: 2 to 5'])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear the filter Size' }).click();
  expect(chosen()).toEqual({ centerId: ['c2'], expiresOn: ['none'], level: ['2..5'] });
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();

  expect(chosen()).toEqual({});
});

test('a range of numbers is typed and taken with Enter', async () => {
  const { screen, chosen } = await shown('filter.level=2..');

  await screen.getByRole('button', { name: 'Level: 2 or more' }).click();
  await screen.getByRole('textbox', { name: 'To' }).fill('1');
  await expect.element(screen.getByText('The end is smaller than the start.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  await screen.getByRole('textbox', { name: 'To' }).fill('7');
  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByRole('button', { name: 'Level: 2 to 7' })).toBeVisible();
  expect(chosen()).toEqual({ level: ['2..7'] });
});

test('a period stands beside the rows without a date', async () => {
  const { screen, chosen } = await shown('filter.expiresOn=none');

  await screen.getByRole('button', { name: 'Expiry: None' }).click();
  await screen.getByRole('textbox', { name: 'From' }).fill('1 Jan 2027');
  await screen.getByRole('button', { name: 'Done' }).click();

  expect(chosen()).toEqual({ expiresOn: ['2027-01-01..', 'none'] });
});

test('on a phone the line holds one button and what is active', async () => {
  await page.viewport(390, 844);
  const { screen } = await shown('filter.status=blocked');

  await expect.element(screen.getByRole('button', { name: 'Status: Blocked' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Center', exact: true })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Filters' }).click();

  await expect.element(screen.getByRole('menuitem', { name: 'Center' })).toBeVisible();
});

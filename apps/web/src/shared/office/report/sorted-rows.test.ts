import { figure } from '@flink/contract/reports/report.ts';
import { expect, test } from 'vitest';
import { sortedRows } from './sorted-rows.ts';

const columns = [{ name: 'time', unit: 'time', of: figure('seconds') }] as const;
const row = (name: string | null, seconds: number | null) => ({
  _id: name ?? '',
  name,
  figures: { seconds },
});
const rows = [row(null, 9), row('Maple 10', 5), row('Maple 9', null), row('Élan', 7)];
const names = (sort: Parameters<typeof sortedRows>[2]) =>
  sortedRows(rows, columns, sort, 'en').map(({ name }) => name);

test('rows stand by name, as people order names, the rest last', () => {
  expect(names(null)).toEqual(['Élan', 'Maple 9', 'Maple 10', null]);
});

test('by a column, what is not shown is last either way', () => {
  expect(names({ column: 'time', direction: 'desc' })).toEqual([null, 'Élan', 'Maple 10', 'Maple 9']);
  expect(names({ column: 'time', direction: 'asc' })).toEqual(['Maple 10', 'Élan', null, 'Maple 9']);
});

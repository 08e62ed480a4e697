import { expect, test } from 'vitest';
import { changesBetween } from './changes-between.ts';

test('only what differs is shown, each as it was and as it became', () => {
  const before = { _id: '1', name: 'North', code: null, names: { en: 'a' }, version: 1 };
  const after = { _id: '1', name: 'South', code: 'x', names: { en: 'a' }, version: 2 };

  expect(changesBetween(before, after)).toEqual([
    { field: 'name', before: 'North', after: 'South' },
    { field: 'code', before: null, after: 'x' },
  ]);
});

test('a row that was made or is gone shows all it held, and many rows are counted', () => {
  expect(changesBetween(null, { name: 'New', note: '' })).toEqual([
    { field: 'name', before: null, after: 'New' },
  ]);
  expect(changesBetween([{ name: 'A' }, { name: 'B' }], null).map(({ field }) => field)).toEqual(['1', '2']);
});

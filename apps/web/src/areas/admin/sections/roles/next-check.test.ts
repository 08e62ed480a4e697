import { expect, test } from 'vitest';
import { nextCheck } from './next-check.ts';

/** Named by row and column; the second row has no check, the third none in the first column. */
const ROWS = [['a1', 'a2', 'a3'], [], ['c2', 'c3']];
const at = (check: string) => Number(check.at(-1));
const from = (check: string, key: string, isRtl = false) => nextCheck(ROWS, check, key, { at, isRtl });

test('arrows to the side stay in the row, the way the page runs', () => {
  expect([from('a2', 'ArrowRight'), from('a2', 'ArrowLeft')]).toEqual(['a3', 'a1']);
  expect([from('a2', 'ArrowRight', true), from('a2', 'ArrowLeft', true)]).toEqual(['a1', 'a3']);
  expect([from('a3', 'ArrowRight'), from('a1', 'ArrowLeft')]).toEqual([undefined, undefined]);
});

test('up and down keep the column, past rows without a check, or take the nearest one', () => {
  expect([from('a3', 'ArrowDown'), from('a1', 'ArrowDown'), from('c2', 'ArrowUp')]).toEqual([
    'c3',
    'c2',
    'a2',
  ]);
  expect([from('c2', 'ArrowDown'), from('a1', 'ArrowUp'), from('a1', 'Enter')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

import { expect, test } from 'vitest';
import { type FoldedSheet, foldedSheets, type Panel } from './folded-sheets.ts';

const name = (panel: Panel) => (panel.kind === 'page' ? panel.page + 1 : panel.kind);
const drawn = ({ upper, lower }: FoldedSheet) => [upper.map(name), lower.map(name)];

test('six pages fill one sheet between cover and back', () => {
  expect(foldedSheets(6, 'ltr').map(drawn)).toEqual([
    [
      [5, 4, 3, 2],
      [6, 'back', 'cover', 1],
    ],
  ]);
});

test('a book that is read from the right is folded the other way round', () => {
  expect(foldedSheets(6, 'rtl').map(drawn)).toEqual([
    [
      [2, 3, 4, 5],
      [1, 'cover', 'back', 6],
    ],
  ]);
});

test('a seventh page takes the back, an eighth another sheet', () => {
  expect(foldedSheets(7, 'ltr').map(drawn)).toEqual([
    [
      [5, 4, 3, 2],
      [6, 7, 'cover', 1],
    ],
  ]);
  expect(foldedSheets(8, 'ltr')).toHaveLength(2);
  expect(foldedSheets(12, 'ltr')).toHaveLength(2);
});

test('every page is there once, however many', () => {
  for (let pages = 1; pages <= 12; pages += 1) {
    const panels = foldedSheets(pages, 'ltr').flatMap(({ upper, lower }) => [...upper, ...lower]);
    const found = panels.flatMap((panel) => (panel.kind === 'page' ? [panel.page] : []));

    expect(found.sort((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_none, page) => page));
  }
});

test('each panel touches the next one on the sheet, so that it can be folded', () => {
  const [sheet] = foldedSheets(6, 'ltr');
  const rows = [sheet?.upper ?? [], sheet?.lower ?? []];
  const order = ['cover', 1, 2, 3, 4, 5, 6, 'back'];
  const places = order.map((wanted) => {
    const row = rows.findIndex((panels) => panels.some((panel) => name(panel) === wanted));
    return [row, (rows[row] ?? []).findIndex((panel) => name(panel) === wanted)] as const;
  });

  places.forEach(([row, column], index) => {
    const [nextRow, nextColumn] = places[(index + 1) % places.length] ?? [0, 0];

    expect(Math.abs(row - nextRow) + Math.abs(column - nextColumn)).toBe(1);
  });
});

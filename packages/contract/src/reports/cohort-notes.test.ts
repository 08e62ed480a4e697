import { expect, test } from 'vitest';
import { cohortNotes } from './cohort-notes.ts';

/** So many of so many played in each month after they began. */
const began = (families: number, ...played: readonly number[]) =>
  Object.fromEntries([
    ['families', families],
    ...played.flatMap((count, after) => [
      [`played${after}`, count],
      [`due${after}`, families],
    ]),
  ]);

test('the month of which most stay is told against all, where it is large and clearly above them', () => {
  const total = began(200, 200, 160, 140);
  const rows = [
    { _id: '2026-08', figures: began(80, 80, 60, 50) },
    { _id: '2026-09', figures: began(100, 100, 91, 85) },
    { _id: '2026-10', figures: began(20, 20, 20, 20) },
  ];
  expect(cohortNotes({ rows, total })[0]).toEqual({ kind: 'best', month: '2026-09', points: 15, after: 2 });
  const [, middling] = [rows[0], { _id: '2026-09', figures: began(100, 100, 80, 73) }];
  expect(cohortNotes({ rows: [middling], total }).some(({ kind }) => kind === 'best')).toBe(false);
});

test('from where on hardly anybody leaves is told with how long it is known', () => {
  const total = began(100, 100, 81, 70, 60, 53, 51, 50, 49);
  expect(cohortNotes({ rows: [], total })).toEqual([{ kind: 'flat', after: 4, from: 53, to: 49, months: 3 }]);
  expect(cohortNotes({ rows: [], total: began(100, 100, 81, 70, 60) })).toEqual([]);
  expect(cohortNotes({ rows: [], total: began(100, 100, 4, 3, 2, 1, 0) })).toEqual([]);
  // Later months are those of other families: what rises says nothing about who stays.
  expect(cohortNotes({ rows: [], total: began(100, 71, 92, 96, 98, 100) })).toEqual([]);
});

test('months of few families are named; what is not told is passed over', () => {
  const rows = [
    { _id: '2026-06', figures: began(29, 29) },
    { _id: '2026-07', figures: began(30, 30) },
    { _id: '2026-08', figures: { families: null } },
  ];
  expect(cohortNotes({ rows, total: began(59, 59) })).toEqual([
    { kind: 'small', months: [{ month: '2026-06', families: 29 }] },
  ]);
});

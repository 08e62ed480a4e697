import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { expect, test } from 'vitest';
import { teachersImported } from './teachers-imported.ts';

const TABLE = {
  columns: ['firstname', 'email'],
  lines: [
    { row: 2, cells: ['Ada', 'ada@x.test'] },
    { row: 3, cells: ['Ben', 'ben@x.test'] },
  ],
};

/** The key, and what stands in it. */
const t = (key: string, params?: Readonly<Record<string, unknown>>) =>
  params ? `${key} ${Object.values(params).join()}` : key;

const result = (more: Partial<ImportResult>): ImportResult => ({
  written: true,
  created: 1,
  changed: 0,
  unchanged: 0,
  refused: 0,
  rows: [],
  ...more,
});

const taken = { row: 3, outcome: 'refused' as const, columns: { email: 'request.notUnique' } };

test('without a refused row it is a success', () => {
  expect(teachersImported(t, 'en', result({}), TABLE)).toBe('notice.teachers.imported');
});

test('usernames in use are listed, and it is said that all others were imported', () => {
  expect(teachersImported(t, 'en', result({ refused: 1, rows: [taken] }), TABLE)).toBe(
    'error.teachers.usernamesInUse ben@x.test. notice.teachers.othersImported',
  );
});

const unknown = { row: 2, outcome: 'refused' as const, columns: { learningCenterId: 'notFound' as const } };

test.each([
  [
    [unknown, taken],
    'error.teachers.usernamesInUse ben@x.test. teachers.moreRefused 1. notice.teachers.othersImported',
  ],
  [[unknown], 'teachers.refused 1. notice.teachers.othersImported'],
])('rows that were refused for other reasons are not among the others that were imported', (rows, words) => {
  expect(teachersImported(t, 'en', result({ refused: rows.length, rows }), TABLE)).toBe(words);
});

test('when nobody was imported it says so', () => {
  const none = result({ written: false, created: 0, refused: 1, rows: [taken] });

  expect(teachersImported(t, 'en', none, TABLE)).toContain('error.teachers.noneImported');
});

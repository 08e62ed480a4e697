import { expect, test } from 'vitest';
import { isLeftBehind, runPrefix, withDatabase } from './database-names.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const HOUR = 3_600_000;

test('a database of a run that began this morning is in use', () => {
  expect(isLeftBehind(`${runPrefix(NOW - 5 * HOUR)}_1`, NOW)).toBe(false);
});

test('a database of a run that began yesterday was left behind', () => {
  expect(isLeftBehind(`${runPrefix(NOW - 24 * HOUR)}_template`, NOW)).toBe(true);
});

test.each(['flink', 'postgres', 'flink_test', 'flink_test_results', 'my_flink_test_0a1b2c3d_'])(
  'a database named %s is none of ours',
  (name) => {
    expect(isLeftBehind(name, NOW)).toBe(false);
  },
);

test('two runs that begin at the same moment have different names', () => {
  expect(runPrefix(NOW)).not.toBe(runPrefix(NOW));
});

test('the address of another database keeps user, password and parameters', () => {
  expect(withDatabase('postgres://me:secret@127.0.0.1:5432/one?sslmode=disable', 'two')).toBe(
    'postgres://me:secret@127.0.0.1:5432/two?sslmode=disable',
  );
});

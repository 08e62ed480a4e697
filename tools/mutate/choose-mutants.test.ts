import { expect, test } from 'vitest';
import { chooseMutants } from './choose-mutants.ts';
import { findChanges } from './find-mutants.ts';

const source = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `const c${from + place} = a${from + place} < b;`).join(
    '\n',
  );

const candidates = (area: string, text: string) => ({
  area,
  file: `${area}.ts`,
  changes: findChanges(text),
});

const chosen = (text: string, seed = 'seed') =>
  chooseMutants([candidates('money', text)], 5, seed).map(({ before }) => before);

test('chooses as many of each area, however large it is, and numbers them', () => {
  const mutants = chooseMutants(
    [candidates('money', source(0, 100)), candidates('jobs', source(0, 10))],
    5,
    'seed',
  );

  expect(mutants.map(({ area }) => area)).toEqual([...Array(5).fill('money'), ...Array(5).fill('jobs')]);
  expect(mutants.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('chooses the same again, also when other lines come before them', () => {
  expect(chosen(source(0, 100))).toEqual(chosen(source(0, 100)));
  expect(chosen(`// A new comment.\n\n${source(0, 100)}`)).toEqual(chosen(source(0, 100)));
});

test('chooses others by another seed', () => {
  expect(chosen(source(0, 100), 'other')).not.toEqual(chosen(source(0, 100)));
});

test('takes none inside another', () => {
  const text = 'if (a < b && c > d) { stop(); }';

  const mutants = chooseMutants([candidates('money', text)], 10, 'seed');

  const places = mutants.toSorted((one, other) => one.start - other.start);
  for (const [index, { start }] of places.entries())
    expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
  expect(mutants.length).toBeGreaterThan(1);
});

test('takes a change once where two areas hold its file', () => {
  const { file, changes } = candidates('money', source(0, 3));

  const mutants = chooseMutants(
    [
      { area: 'money', file, changes },
      { area: 'jobs', file, changes },
    ],
    5,
    'seed',
  );

  expect(mutants.map(({ area }) => area)).toEqual(['money', 'money', 'money']);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptResults } from './kept-results.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flink-kept-'));
  write('package-lock.json', '{}');
  write('sounds.test.ts', "import { draw } from './sounds.ts';");
  write('sounds.ts', 'export const draw = 1;');
});

afterEach(() => rmSync(root, { recursive: true }));

const toRun = () => keptResults(root).toRun(['sounds.test.ts']);
const pass = () => keptResults(root).keep(['sounds.test.ts']);

test('in a clean clone everything runs', () => {
  expect(toRun()).toEqual(['sounds.test.ts']);
});

test('what passed does not run again while nothing that it reads has changed', () => {
  pass();

  expect(toRun()).toEqual([]);
});

test.each([
  ['itself', 'sounds.test.ts', "import { draw } from './sounds.ts'; // more"],
  ['what it imports', 'sounds.ts', 'export const draw = 2;'],
  ['what npm brings', 'package-lock.json', '{"packages":{}}'],
])('a change of %s runs it again', (_what, file, text) => {
  pass();

  write(file, text);

  expect(toRun()).toEqual(['sounds.test.ts']);
});

test('what changes while the test runs is not taken for what passed', () => {
  const results = keptResults(root);
  results.toRun(['sounds.test.ts']);
  write('sounds.ts', 'export const draw = 2;');
  results.keep(['sounds.test.ts']);

  expect(toRun()).toEqual(['sounds.test.ts']);
});

test('a record that was broken off counts as none', () => {
  pass();
  write('.cache/kept-results.json', '{"sounds.te');

  expect(toRun()).toEqual(['sounds.test.ts']);
});

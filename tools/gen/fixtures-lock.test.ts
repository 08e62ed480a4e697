import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixturesLockFile, writeFixturesLock } from './fixtures-lock.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flink-fixtures-'));
  put('valid-cats', '{ "about": "Cats." }');
});

afterEach(() => rmSync(root, { recursive: true }));

const fixture = (name: string) => join(root, `packages/templates/src/match-it/fixtures/${name}.json`);

function put(name: string, text: string): void {
  mkdirSync(dirname(fixture(name)), { recursive: true });
  writeFileSync(fixture(name), text);
}

function commit(): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@flink.test', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', '-A'], { cwd: root });
  execFileSync('git', [...who, 'commit', '-qm', 'all'], { cwd: root });
}

const lockText = () => readFileSync(join(root, 'packages/templates/fixtures.lock.json'), 'utf8');
const locked = () => Object.keys(JSON.parse(lockText()));

test('a new fixture is taken down beside the others', () => {
  writeFixturesLock(root);
  commit();
  put('valid-dogs', '{ "about": "Dogs." }');

  writeFixturesLock(root);

  expect(locked()).toEqual(['match-it/valid-cats.json', 'match-it/valid-dogs.json']);
});

test('one that was committed can neither be changed nor deleted', () => {
  writeFixturesLock(root);
  commit();

  put('valid-cats', '{ "about": "Other cats." }');
  expect(() => fixturesLockFile(root)).toThrow(/valid-cats\.json says something else than before\./);
  rmSync(fixture('valid-cats'));
  expect(() => fixturesLockFile(root)).toThrow(/valid-cats\.json is gone\. Fixtures are only ever added to/);
});

test('nor together with its line in the record', () => {
  writeFixturesLock(root);
  commit();
  rmSync(fixture('valid-cats'));
  writeFileSync(join(root, 'packages/templates/fixtures.lock.json'), '{}');

  expect(() => fixturesLockFile(root)).toThrow(/is gone/);
});

test('one may be set in other lines, and changed as long as nobody has it', () => {
  writeFixturesLock(root);
  commit();
  put('valid-cats', '{\n  "about": "Cats."\n}\n');
  put('valid-dogs', '{ "about": "Dogs." }');
  writeFixturesLock(root);
  const before = lockText();

  put('valid-dogs', '{ "about": "Other dogs." }');
  writeFixturesLock(root);
  expect(lockText()).not.toBe(before);
  rmSync(fixture('valid-dogs'));
  writeFixturesLock(root);

  expect(locked()).toEqual(['match-it/valid-cats.json']);
});

test('without git the record in the checkout is what counts', () => {
  writeFixturesLock(root);
  put('valid-cats', '{ "about": "Other cats." }');

  expect(() => fixturesLockFile(root)).toThrow(/says something else/);
});

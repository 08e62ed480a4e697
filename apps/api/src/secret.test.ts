import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installationSecret, keysFrom } from './secret.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flink-secret-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a secret is made once, kept, and readable by its owner only', async () => {
  const made = await installationSecret(folder);

  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(await installationSecret(folder)).toBe(made);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('servers that start at once agree on one secret', async () => {
  const starts = Array.from({ length: 16 }, async (_, n) => {
    await sleep(n / 4);
    return installationSecret(folder);
  });
  const secrets = await Promise.all(starts);

  expect(new Set(secrets).size).toBe(1);
  expect(await installationSecret(folder)).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(['secret']);
});

test.each(['', 'short\n'])('a secret of no use (%j) is replaced', async (text) => {
  await writeFile(join(folder, 'secret'), text);

  const made = await installationSecret(folder);

  expect(made.length).toBeGreaterThanOrEqual(43);
  expect((await readFile(join(folder, 'secret'), 'utf8')).trim()).toBe(made);
});

test('each use of the secret has a key of its own', () => {
  const keys = keysFrom('a secret of the tests that is long enough');

  expect(keys.session).toHaveLength(32);
  expect(keys.session).not.toEqual(keys.fileLinks);
  expect(keys.session).toEqual(keysFrom('a secret of the tests that is long enough').session);
});

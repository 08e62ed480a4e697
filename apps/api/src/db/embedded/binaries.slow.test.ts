import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedBinaries, runnableBinaries } from './binaries.ts';
import { accountFor, spawnIdentity } from './server-account.ts';

const root = process.getuid?.() === 0;

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'flink-binaries-')));
  await chmod(folder, 0o755);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function linklessInstallation(mode: number) {
  const installed = await installedBinaries();
  const closed = join(folder, 'installation');
  await mkdir(closed);
  await promisify(execFile)('cp', ['-a', installed.folder, join(closed, 'native')]);
  await promisify(execFile)('find', [closed, '-type', 'l', '-delete']);
  await chmod(closed, mode);
  return { ...installed, folder: join(closed, 'native') };
}

test('an installation without its library links, and closed to the server account, runs all the same', async () => {
  const account = await accountFor(undefined);
  const installed = await linklessInstallation(0o700);
  const home = join(folder, 'home');
  await mkdir(home);
  await mkdir(join(home, 'binaries-1.2.3'));
  await mkdir(join(home, `binaries-${installed.version}.partial-x`));

  const runnable = await runnableBinaries(installed, account, home);

  const { stdout } = await promisify(execFile)(join(runnable.folder, 'bin', 'postgres'), ['--version'], {
    ...spawnIdentity(account),
    cwd: '/',
  });
  expect(stdout).toContain(`(PostgreSQL) ${installed.majorVersion}.`);
  expect(await readdir(home)).toEqual(root ? [`binaries-${installed.version}`] : []);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  eventually,
  nothingRuns,
  type ScratchInstallation,
  scratchInstallation,
} from './db/embedded/testing/scratch-installation.ts';
import { COMPILED, type SpawnedFlink, spawnFlink } from './testing/spawned-flink.ts';

const OWNER = new URL('./owner.ts', import.meta.url).pathname;
const CODE = /\/first-owner\/(\S+)/;

let house: ScratchInstallation;
const spawned: SpawnedFlink[] = [];

beforeAll(async () => {
  house = await scratchInstallation();
});

afterEach(async () => {
  for (const flink of spawned.splice(0)) {
    flink.signal('SIGKILL');
    await flink.ended;
  }
});

afterAll(() => house.remove());

const environment = () => ({ FLINK_DATA: house.dataFolder, FLINK_DEMO: 'off', FLINK_LOG: 'error' });

function start(): SpawnedFlink {
  const flink = spawnFlink(environment());
  spawned.push(flink);
  return flink;
}

async function owner(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  return promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', OWNER, ...args], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      NODE_COMPILE_CACHE: COMPILED,
      ...environment(),
    },
  });
}

const use = (address: string, text: string, email: string) =>
  fetch(`${address}/api/auth/first-owner`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      code: CODE.exec(text)?.[1],
      firstname: 'Wangari',
      lastname: 'Otieno',
      email,
      password: 'seven quiet hippos',
      locale: 'en',
      timeZone: 'Africa/Nairobi',
    }),
  });

test('an installation without people shows its owner in; a command does so later, beside a running one and without', async () => {
  const flink = start();
  const address = await flink.ready;
  await eventually(async () => CODE.test(flink.said()), 10_000);
  const first = await use(address, flink.said(), 'first@example.org');
  const beside = await owner('--email', 'Second@Example.org');
  const second = await use(address, beside.stdout, 'second@example.org');
  flink.signal('SIGTERM');
  await flink.ended;

  const stopped = await owner('--email', 'third@example.org');
  const leftRunning = !(await nothingRuns(house));
  const again = start();
  const third = await use(await again.ready, stopped.stdout, 'third@example.org');

  expect(flink.said()).toMatch(/^Flink is ready at .+\nNobody owns this installation yet\./);
  expect(beside.stdout).toContain('second@example.org becomes the owner of this installation');
  expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
  expect(leftRunning).toBe(false);
  expect(again.said()).not.toContain('Nobody owns');
});

test('without an email the command says what it needs', async () => {
  await expect(owner('--email', 'nobody')).rejects.toMatchObject({
    code: 1,
    stderr: 'Say for whom: npm run owner -- --email you@example.org\n',
  });
});

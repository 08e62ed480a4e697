import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskFileStore } from '../../ports/files/disk/disk.ts';
import { lastHourToGo, sweepVoices } from './sweep-voices.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'flink-voices-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function kept(path: string, bytes: number, hoursAgo: number): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.alloc(bytes));
  const made = new Date(Date.now() - hoursAgo * 3_600_000);
  await utimes(file, made, made);
}

const left = async () =>
  (await readdir(root, { recursive: true })).filter((name) => /\.(mp3|json|png)$/.test(name)).sort();

test('the oldest voices go until the rest has room; nothing else is touched', async () => {
  const store = await openDiskFileStore({ root, secret: Buffer.alloc(32) });
  await kept('speech/en/aa/old.mp3', 600, 72);
  await kept('speech/en/aa/old.json', 100, 72);
  await kept('speech/sw/bb/young.mp3', 600, 1);
  await kept('speech/en/cc/middle.mp3', 300, 24);
  await kept('activities/1/old.png', 5_000, 900);

  expect(await sweepVoices(store, 1_000)).toBe(2);

  expect(await left()).toEqual(['activities/1/old.png', 'speech/en/cc/middle.mp3', 'speech/sw/bb/young.mp3']);
});

test('where there is room, or nothing was read aloud yet, everything stays', async () => {
  const store = await openDiskFileStore({ root, secret: Buffer.alloc(32) });
  expect(await sweepVoices(store, 0)).toBe(0);
  await kept('speech/en/aa/a.mp3', 600, 72);

  expect(await sweepVoices(store, 600)).toBe(0);

  expect(await left()).toEqual(['speech/en/aa/a.mp3']);
});

test('what is kept has room, and one hour more would not', () => {
  const hours = fc.dictionary(fc.nat(50).map(String), fc.integer({ min: 1, max: 1_000 }));
  fc.assert(
    fc.property(hours, fc.nat(20_000), (sizes, most) => {
      const bytesOf = new Map(Object.entries(sizes).map(([hour, bytes]) => [Number(hour), bytes]));
      const last = lastHourToGo(bytesOf, most);
      const sum = (isKept: (hour: number) => boolean) =>
        [...bytesOf].reduce((total, [hour, bytes]) => total + (isKept(hour) ? bytes : 0), 0);

      expect(sum((hour) => last === null || hour > last)).toBeLessThanOrEqual(most);
      if (last !== null) expect(sum((hour) => hour >= last)).toBeGreaterThan(most);
    }),
  );
});

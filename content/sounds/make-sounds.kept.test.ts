import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSounds, soundFiles } from './make-sounds.ts';

const LARGEST = 20_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flink-test-sounds-'));
  await makeSounds(folder);
});

afterAll(() => rm(folder, { recursive: true }));

const changed = async (file: string) => (await stat(join(folder, file))).mtimeMs;

test.each(soundFiles)('%s is an mp3 of less than 20 KB', async (file) => {
  const bytes = await readFile(join(folder, file));

  expect(bytes.readUInt16BE(0)).toBe(0xfff3);
  expect(bytes.length).toBeLessThan(LARGEST);
});

test.each(soundFiles)('%s tells the player how much silence to leave out', async (file) => {
  const bytes = await readFile(join(folder, file));

  const info = bytes.indexOf('Info');
  const tag = bytes.indexOf('LAME3.100');
  expect([info, tag]).toEqual([13, 29]);
  expect(bytes.readUInt32BE(info + 12)).toBe(bytes.length);
  expect(bytes.readUIntBE(tag + 21, 3) >> 12).toBe(576);
  // A decoder is 529 samples late; a shorter padding would cut the end of the sound.
  expect(bytes.readUIntBE(tag + 21, 3) & 0xfff).toBeGreaterThanOrEqual(529);
});

test('the second time nothing is made', async () => {
  const before = await Promise.all(soundFiles.map(changed));

  await makeSounds(folder);

  expect(await Promise.all(soundFiles.map(changed))).toEqual(before);
});

test('a sound that got lost is made again', async () => {
  await rm(join(folder, 'key-click.mp3'));

  await makeSounds(folder);

  expect(await readdir(folder)).toContain('key-click.mp3');
});

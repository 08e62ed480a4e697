import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFileStore } from './open.ts';

test('without a bucket the files go into the data folder', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'flink-open-'));

  const store = await openFileStore({ dataFolder, s3: null }, Buffer.alloc(32));

  expect(store.servedLinks).not.toBeNull();
  expect(await readdir(dataFolder)).toEqual(['files']);
  await rm(dataFolder, { recursive: true });
});

test('with a bucket nothing is written here, and the bucket answers the links', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'flink-open-'));

  const store = await openFileStore(
    { dataFolder, s3: { bucket: 'b', endpoint: 'http://127.0.0.1:1' } },
    Buffer.alloc(32),
  );

  expect(store.servedLinks).toBeNull();
  expect(await readdir(dataFolder)).toEqual([]);
  await rm(dataFolder, { recursive: true });
});

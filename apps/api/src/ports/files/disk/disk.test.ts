import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseFileKey as key, parseFolderKey } from '../key.ts';
import type { FileStore } from '../port.ts';
import { describeFileStore } from '../testing/conformance.ts';
import { openDiskHarness } from '../testing/disk-harness.ts';
import * as sample from '../testing/samples.ts';
import { openDiskFileStore } from './disk.ts';

describeFileStore('the store on disk', openDiskHarness);

vi.setConfig({ testTimeout: 30_000 });

let root: string;
let store: FileStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'flink-disk-'));
  store = await openDiskFileStore({ root, secret: Buffer.alloc(32) });
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const refusal = (code: string) => expect.objectContaining({ code });
const incoming = () => readdir(join(root, '.incoming'));

test('files lie under their keys, for people to find', async () => {
  await store.put(key('activities/12/cat.png'), sample.png(), 'image');

  expect(await readFile(join(root, 'activities/12/cat.png'))).toEqual(sample.png());
});

test('nothing is left in the incoming folder, whether it went well or not', async () => {
  await store.put(key('a.png'), sample.png(), 'image');
  await store.put(key('b.svg'), sample.text(sample.SVG), 'image');
  await store.copy(key('a.png'), key('c.png'));
  await store.copy(key('a.png'), key('c.png'));
  await store.put(key('d.png'), sample.mp3(), 'image').catch(() => undefined);
  await store.put(key('e.png'), Readable.from([Buffer.alloc(6_000_000)]), 'image').catch(() => undefined);

  expect(await incoming()).toEqual([]);
});

test('a file placed by hand is served with the type and the tag of its bytes', async () => {
  await writeFile(join(root, 'by-hand.png'), sample.gif());
  await writeFile(join(root, 'unknown.bin'), Buffer.from([0, 1, 2, 3]));

  expect(await store.stat(key('by-hand.png'))).toMatchObject({
    contentType: 'image/gif',
    size: sample.gif().length,
  });
  expect(await store.stat(key('unknown.bin'))).toMatchObject({ contentType: 'application/octet-stream' });
});

test('a crash between the note and the file, or a torn note, does not make the answer wrong', async () => {
  const before = await store.put(key('x/a.png'), sample.png(), 'image');
  const [note = ''] = await readdir(join(root, '.meta/x'));
  await writeFile(join(root, 'x/a.png'), sample.gif());
  const changed = await store.stat(key('x/a.png'));
  await writeFile(join(root, '.meta/x', note), '{"stamp":');
  const torn = await store.stat(key('x/a.png'));

  expect(changed).toMatchObject({ contentType: 'image/gif', size: sample.gif().length });
  expect(changed.etag).not.toBe(before.etag);
  expect(torn).toEqual(changed);
});

test('a half file of a crashed server is not visible, and is swept after a while', async () => {
  await writeFile(join(root, '.incoming/half'), 'half');

  const { files, folders } = await store.list(parseFolderKey(''));
  const early = await store.removeAbandonedUploads(new Date(Date.now() - 60_000));
  const late = await store.removeAbandonedUploads(new Date(Date.now() + 60_000));

  expect([files, folders]).toEqual([[], []]);
  expect([early, late]).toEqual([0, 1]);
  expect(await incoming()).toEqual([]);
});

test('a copy of an old file in the making is not swept with the abandoned ones', async () => {
  await store.put(key('old.png'), sample.png(), 'image');
  await utimes(join(root, 'old.png'), new Date(0), new Date(0));

  const copies = Array.from({ length: 20 }, (_, n) => store.copy(key('old.png'), key(`copy-${n}.png`)));
  const sweeps = Array.from({ length: 20 }, () =>
    store.removeAbandonedUploads(new Date(Date.now() - 60_000)),
  );
  await Promise.all([...copies, ...sweeps]);

  expect((await store.list(parseFolderKey(''))).files).toHaveLength(21);
});

test('a symbolic link is not followed out of the folder', async () => {
  const outside = `${root}-outside.txt`;
  await writeFile(outside, 'secret');
  await symlink(outside, join(root, 'link.txt'));

  await expect(store.open(key('link.txt'))).rejects.toEqual(refusal('files.notFound'));
  expect((await store.list(parseFolderKey(''))).files).toEqual([]);
  await rm(outside);
});

test('a file where a folder would have to be, and the other way round, is a bad key', async () => {
  await store.put(key('a'), sample.png(), 'image');
  await store.put(key('b/c'), sample.png(), 'image');

  await expect(store.put(key('a/b'), sample.png(), 'image')).rejects.toEqual(refusal('files.badKey'));
  await expect(store.put(key('b'), sample.png(), 'image')).rejects.toEqual(refusal('files.badKey'));
  await expect(store.stat(key('a/b'))).rejects.toEqual(refusal('files.notFound'));
  expect(await store.exists(key('a/b'))).toBe(false);
  await store.remove([key('a/b'), key('b')]);
  expect(await store.exists(key('b/c'))).toBe(true);
});

test('files come and go in one folder without getting in each other’s way', async () => {
  const rounds = Array.from({ length: 8 }, async (_, n) => {
    for (let round = 0; round < 10; round++) {
      await store.put(key(`busy/place/${n}.png`), sample.png(), 'image');
      await store.remove([key(`busy/place/${n}.png`)]);
    }
  });

  await Promise.all(rounds);

  expect((await store.list(parseFolderKey(''))).folders).toEqual([]);
});

test('strange names in the folder do not appear as files', async () => {
  await writeFile(join(root, '.DS_Store'), 'x');
  await writeFile(join(root, '%zz'), 'x');
  await mkdir(join(root, '.git'));

  expect(await store.list(parseFolderKey(''))).toEqual({ files: [], folders: [], cursor: null });
});

test('a folder that is gone is not ready', async () => {
  await rm(root, { recursive: true });

  await expect(store.check()).rejects.toThrow();
});

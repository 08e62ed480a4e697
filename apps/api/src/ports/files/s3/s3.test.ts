import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseFileKey as key, parseFolderKey } from '../key.ts';
import type { FileStore } from '../port.ts';
import { describeFileStore } from '../testing/conformance.ts';
import type { Harness } from '../testing/harness.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import * as sample from '../testing/samples.ts';
import { openS3FileStore } from './s3.ts';

const BUCKET = 'flink-test';
const HOUR = 3600;
const VARIABLES = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'] as const;
const kept = new Map(VARIABLES.map((name) => [name, process.env[name]]));

function setCredentials({ credentials }: S3Server): void {
  process.env.AWS_ACCESS_KEY_ID = credentials.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = credentials.secretAccessKey;
  process.env.AWS_REGION = 'eu-west-1';
}

afterAll(() => {
  for (const [name, value] of kept) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

async function openS3Harness(): Promise<Harness> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead * 1000);
  const server = await startS3Server(BUCKET, now);
  setCredentials(server);
  return {
    store: openS3FileStore({ bucket: BUCKET, endpoint: server.endpoint, now }),
    origin: server.endpoint,
    redirect: (url, from, to) => url.replace(from, to),
    passSeconds: (seconds) => {
      ahead += seconds;
    },
    close: server.close,
  };
}

describeFileStore('the store in a bucket', openS3Harness);

vi.setConfig({ testTimeout: 30_000 });

let server: S3Server;
let store: FileStore;

beforeEach(async () => {
  server = await startS3Server(BUCKET, () => new Date());
  setCredentials(server);
  store = openS3FileStore({ bucket: BUCKET, endpoint: server.endpoint });
});

afterEach(async () => {
  await server.close();
});

const refusal = (code: string) => expect.objectContaining({ code });
const sendTo = (url: string, body: Buffer) =>
  fetch(url, { method: 'PUT', body: Buffer.from(body), headers: { 'if-none-match': '*' } });
const incoming = () => [...server.objects.keys()].filter((name) => name.startsWith('.incoming/'));
const visible = () => [...server.objects.keys()].filter((name) => !name.startsWith('.incoming/'));

test('bytes that were uploaded and not confirmed are nowhere to be seen', async () => {
  const upload = await store.signUpload({ key: key('a/cat.png'), kind: 'image', expiresInSeconds: HOUR });

  await sendTo(upload.url, sample.png());

  expect(incoming()).toHaveLength(1);
  expect(await store.exists(key('a/cat.png'))).toBe(false);
  expect(await store.list(parseFolderKey(''))).toEqual({ files: [], folders: [], cursor: null });
});

test('confirmation moves good bytes and deletes bad ones', async () => {
  const good = await store.signUpload({ key: key('good.png'), kind: 'image', expiresInSeconds: HOUR });
  const bad = await store.signUpload({ key: key('bad.png'), kind: 'image', expiresInSeconds: HOUR });
  await sendTo(good.url, sample.png());
  await sendTo(bad.url, sample.text('<html>'));

  await store.confirmUpload(key('good.png'), 'image');
  await expect(store.confirmUpload(key('bad.png'), 'image')).rejects.toEqual(refusal('files.typeNotAllowed'));

  expect(visible()).toEqual(['good.png']);
  expect(incoming().map((name) => server.objects.get(name)?.body.length)).toEqual([0, 0]);
  expect(server.objects.get('good.png')?.contentType).toBe('image/png');
});

test('the type that the sender declares is not believed', async () => {
  const { url } = await store.signUpload({ key: key('x.png'), kind: 'image', expiresInSeconds: HOUR });

  await fetch(url, {
    method: 'PUT',
    body: Buffer.from(sample.png()),
    headers: { 'content-type': 'text/html', 'if-none-match': '*' },
  });

  expect((await store.confirmUpload(key('x.png'), 'image')).contentType).toBe('image/png');
});

test.each([
  ['read', `GET /${BUCKET}/.incoming/`],
  ['moved', `PUT /${BUCKET}/swap.png`],
])('bytes exchanged just before they are %s are looked at again', async (_name, moment) => {
  const { url } = await store.signUpload({ key: key('swap.png'), kind: 'image', expiresInSeconds: HOUR });
  await sendTo(url, sample.png());
  const page = {
    body: sample.text('<html>'),
    contentType: 'text/html',
    etag: 'other',
    lastModified: new Date(),
  };
  const [name = ''] = incoming();
  server.beforeAnswer = (line) => {
    if (line.startsWith(moment)) server.objects.set(name, page);
  };

  await expect(store.confirmUpload(key('swap.png'), 'image')).rejects.toEqual(
    refusal('files.typeNotAllowed'),
  );
  expect(server.requests).toContainEqual(expect.stringContaining(moment));
  expect(visible()).toEqual([]);
});

test('a link sent after confirmation cannot change the confirmed file', async () => {
  const { url } = await store.signUpload({ key: key('late.png'), kind: 'image', expiresInSeconds: HOUR });
  await sendTo(url, sample.png());
  const confirmed = await store.confirmUpload(key('late.png'), 'image');

  const late = await sendTo(url, sample.gif());
  const again = await store.confirmUpload(key('late.png'), 'image');

  expect(late.status).toBe(412);
  expect(again.etag).toBe(confirmed.etag);
  expect((await store.stat(key('late.png'))).etag).toBe(confirmed.etag);
});

test('of two links for one file both can be used, and the later bytes stay', async () => {
  const wish = { key: key('two.png'), kind: 'image', expiresInSeconds: HOUR } as const;
  const [first, second] = [await store.signUpload(wish), await store.signUpload(wish)];

  await sendTo(first.url, sample.png());
  await store.confirmUpload(key('two.png'), 'image');
  await sendTo(second.url, sample.gif());
  const confirmed = await store.confirmUpload(key('two.png'), 'image');

  expect(confirmed.contentType).toBe('image/gif');
});

test('the confirmation of one person does not show what another one sent', async () => {
  const wish = { key: key('theirs.png'), kind: 'image', expiresInSeconds: HOUR } as const;
  const [ana, ben] = [
    await store.signUpload({ ...wish, sender: 'ana' }),
    await store.signUpload({ ...wish, sender: 'ben' }),
  ];
  await sendTo(ana.url, sample.png());
  await sendTo(ben.url, sample.gif());

  const confirmed = await store.confirmUpload(key('theirs.png'), 'image', 'ana');
  const again = await store.confirmUpload(key('theirs.png'), 'image', 'ana');

  expect([confirmed.contentType, again.contentType]).toEqual(['image/png', 'image/png']);
});

test('abandoned uploads are removed by age', async () => {
  const old = { body: sample.png(), contentType: 'image/png', etag: 'x', lastModified: new Date(0) };
  for (let n = 0; n < 1_500; n++) server.objects.set(`.incoming/${n}.png`, old);
  server.objects.set('.incoming/new.png', { ...old, lastModified: new Date() });
  server.objects.set('kept.png', old);

  const removed = await store.removeAbandonedUploads(new Date(Date.now() - 60_000));

  expect(removed).toBe(1_500);
  expect([...server.objects.keys()]).toEqual(['.incoming/new.png', 'kept.png']);
});

test('foreign objects in the bucket do not appear as files', async () => {
  const foreign = { body: sample.png(), contentType: 'image/png', etag: 'x', lastModified: new Date(0) };
  for (const name of ['folder/', '.hidden/x', 'a\\b', 'fine.png']) server.objects.set(name, foreign);

  const { files, folders } = await store.list(parseFolderKey(''));

  expect(files.map((file) => file.key)).toEqual(['fine.png']);
  expect(folders).toEqual(['folder']);
});

test('links made soon after each other are the same, so that a browser finds the file in its cache', async () => {
  const now = new Date(Math.floor(Date.now() / (HOUR * 1000)) * HOUR * 1000);
  const at = (seconds: number) =>
    openS3FileStore({
      bucket: BUCKET,
      endpoint: server.endpoint,
      now: () => new Date(now.getTime() + seconds * 1000),
    });
  const wish = { key: key('a.png'), expiresInSeconds: HOUR };

  expect(await at(60).signDownload(wish)).toBe(await at(10).signDownload(wish));
  expect(await at(HOUR / 2 + 1).signDownload(wish)).not.toBe(await at(10).signDownload(wish));
});

test('wrong credentials, a wrong bucket and a silent service are not ready', async () => {
  await expect(openS3FileStore({ bucket: 'other', endpoint: server.endpoint }).check()).rejects.toThrow();
  process.env.AWS_SECRET_ACCESS_KEY = 'wrong';
  await expect(openS3FileStore({ bucket: BUCKET, endpoint: server.endpoint }).check()).rejects.toThrow();
  setCredentials(server);
  await server.close();
  await expect(store.check()).rejects.toThrow();
  server = await startS3Server(BUCKET, () => new Date());
});

test('the local server refuses what is not signed, so that the tests above prove something', async () => {
  const { url } = await store.signUpload({ key: key('x.png'), kind: 'image', expiresInSeconds: HOUR });
  const changed = new URL(url);
  changed.pathname = changed.pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const longer = new URL(url);
  longer.searchParams.set('X-Amz-Expires', '7200');

  const bare = await fetch(`${server.endpoint}/${BUCKET}/x.png`);
  const statuses = await Promise.all(
    [changed, longer].map(async (link) => (await sendTo(link.href, sample.png())).status),
  );

  expect(bare.status).toBe(403);
  expect(statuses).toEqual([403, 403]);
  expect(server.objects.size).toBe(0);
});

import { readdir, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerDownload } from '../download/download.ts';
import { parseFileKey as key } from '../key.ts';
import { openS3FileStore } from '../s3/s3.ts';
import { type DiskHarness, openDiskHarness } from '../testing/disk-harness.ts';
import * as sample from '../testing/samples.ts';
import { answerUpload } from '../upload.ts';

vi.setConfig({ testTimeout: 30_000 });

const HOUR = 3600;
let disk: DiskHarness;

beforeAll(async () => {
  disk = await openDiskHarness();
  await disk.store.put(key('digits.txt'), sample.text('0123456789'), 'document');
});

afterAll(async () => {
  await disk.close();
});

const linkTo = async (name: string, wish = {}) =>
  `${disk.origin}${await disk.store.signDownload({ key: key(name), expiresInSeconds: HOUR, ...wish })}`;
const get = async (headers: Record<string, string> = {}, name = 'digits.txt', method = 'GET') =>
  fetch(await linkTo(name), { headers, method });
const uploadLink = async (name: string, size?: number) =>
  `${disk.origin}${(await disk.store.signUpload({ key: key(name), kind: 'image', expiresInSeconds: HOUR, ...(size ? { size } : {}) })).url}`;
const incoming = () => readdir(join(disk.root, '.incoming'));

test('a file is sent as what it is, and as nothing that could run', async () => {
  const response = await get();

  expect(await response.text()).toBe('0123456789');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '10',
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  });
});

test('a PDF is not sandboxed, because browsers then show nothing, but loads nothing', async () => {
  await disk.store.put(key('letter.pdf'), sample.pdf(), 'document');

  const policy = (await get({}, 'letter.pdf')).headers.get('content-security-policy');

  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('sandbox');
});

test('a file of unknown type is offered for saving, never shown', async () => {
  await disk.store.put(key('x/y.png'), sample.png(), 'image');
  await writeFile(join(disk.root, 'x', 'strange.bin'), Buffer.from([0, 1, 2]));

  const response = await get({}, 'x/strange.bin');

  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toContain('attachment; filename="strange.bin"');
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
])('%s is answered with that part', async (range, text, contentRange) => {
  const response = await get({ range });

  expect([response.status, await response.text()]).toEqual([206, text]);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('content-length')).toBe(String(text.length));
});

test.each(['bytes=0-1,3-4', 'bytes=4-2', 'lines=1-2', 'nonsense'])(
  '%s is answered with the whole',
  async (range) => {
    const response = await get({ range });

    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  },
);

test.each(['bytes=10-', 'bytes=50-60', 'bytes=-0'])('%s is refused with the size', async (range) => {
  const response = await get({ range });

  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
  expect(await response.json()).toMatchObject({ code: 'files.rangeNotSatisfiable' });
});

test('a part is sent only of the file whose beginning the browser has', async () => {
  const { headers } = await get();
  const etag = headers.get('etag') ?? '';
  const modified = headers.get('last-modified') ?? '';

  const answers = await Promise.all(
    [etag, modified, '"other"', `W/${etag}`, 'Thu, 01 Jan 1970 00:00:00 GMT'].map(
      async (condition) => (await get({ range: 'bytes=0-1', 'if-range': condition })).status,
    ),
  );

  expect(answers).toEqual([206, 206, 200, 200, 200]);
});

test('a file that the browser has is not sent again', async () => {
  const { headers } = await get();
  const etag = headers.get('etag') ?? '';
  const modified = headers.get('last-modified') ?? '';

  const answers = await Promise.all([
    get({ 'if-none-match': etag }),
    get({ 'if-none-match': `"x", W/${etag}` }),
    get({ 'if-none-match': '*' }),
    get({ 'if-none-match': '"x"' }),
    get({ 'if-modified-since': modified }),
    get({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
    get({ 'if-none-match': '"x"', 'if-modified-since': modified }),
  ]);

  expect(answers.map((answer) => answer.status)).toEqual([304, 304, 304, 200, 304, 200, 200]);
  expect(answers[0]?.headers.get('etag')).toBe(etag);
  expect(await answers[0]?.text()).toBe('');
});

test('HEAD tells all and sends nothing', async () => {
  const response = await get({}, 'digits.txt', 'HEAD');

  expect([response.status, await response.text(), response.headers.get('content-length')]).toEqual([
    200,
    '',
    '10',
  ]);
  expect(response.headers.get('etag')).toBe((await get()).headers.get('etag'));
});

test('a link that never changes is kept by the browser no longer than it lives', async () => {
  const response = await fetch(await linkTo('digits.txt', { isImmutable: true, expiresInSeconds: 1_000 }));
  const [, age] =
    /^private, max-age=(\d+), immutable$/.exec(response.headers.get('cache-control') ?? '') ?? [];

  expect(Number(age)).toBeGreaterThan(400);
  expect(Number(age)).toBeLessThanOrEqual(1_000);
});

test.each(['x', 'x.y', '%00', '..%2f..', `${'a'.repeat(3_000)}.b`])(
  'the token %s opens nothing',
  async (token) => {
    const download = await fetch(`${disk.origin}/api/files/download/${token}/a.png`);
    const upload = await fetch(`${disk.origin}/api/files/upload/${token}`, { method: 'PUT', body: 'x' });

    expect([download.status, upload.status]).toEqual([403, 403]);
    expect(await download.json()).toMatchObject({ code: 'files.linkInvalid' });
  },
);

test('an upload tells what it became, whatever type was declared', async () => {
  const response = await fetch(await uploadLink('up.png'), {
    method: 'PUT',
    body: Buffer.from(sample.png()),
    headers: { 'content-type': 'application/json' },
  });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, key: 'up.png', contentType: 'image/png', size: 70 });
});

test('an upload without a body is an empty file', async () => {
  const response = await fetch(await uploadLink('empty.png'), { method: 'PUT' });

  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'files.emptyFile' }),
  ]);
});

test('an upload that is too large is told so, whether it declares its length or not', async () => {
  const large = Buffer.alloc(7_000_000, 1);
  const chunked = new ReadableStream({
    start: (controller) => {
      controller.enqueue(large);
      controller.close();
    },
  });

  const declared = await fetch(await uploadLink('large.png'), { method: 'PUT', body: large });
  const undeclared = await fetch(await uploadLink('large.png'), {
    method: 'PUT',
    body: chunked,
    duplex: 'half',
  } as RequestInit);

  expect([declared.status, await declared.json()]).toEqual([
    413,
    expect.objectContaining({ code: 'files.tooLarge' }),
  ]);
  expect([undeclared.status, await undeclared.json()]).toEqual([
    413,
    expect.objectContaining({ code: 'files.tooLarge' }),
  ]);
  expect(await incoming()).toEqual([]);
});

test('a sender without end is cut off', async () => {
  const url = await uploadLink('endless.png');
  let sent = 0;

  const ending = await new Promise((resolve) => {
    const request = httpRequest(url, { method: 'PUT' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', () => resolve('cut off'));
    const more = () => {
      if (request.destroyed || sent > 200_000_000) return;
      sent += 1_000_000;
      request.write(Buffer.alloc(1_000_000, 1), more);
    };
    more();
  });

  expect([413, 'cut off']).toContain(ending);
  expect(sent).toBeLessThan(60_000_000);
  expect(await incoming()).toEqual([]);
});

test('a sender that goes away in the middle leaves no half file', async () => {
  const url = await uploadLink('half.png');
  const request = httpRequest(url, { method: 'PUT', headers: { 'content-length': '1000000' } });
  request.on('error', () => undefined);
  request.write(Buffer.alloc(200_000, 1));
  await vi.waitUntil(async () => (await incoming()).length === 1, { timeout: 10_000 });

  request.destroy();

  await vi.waitUntil(async () => (await incoming()).length === 0, { timeout: 10_000 });
  await wait(50);
  expect(await disk.store.exists(key('half.png'))).toBe(false);
});

test('a store whose bucket answers its own links answers none here', async () => {
  const bucket = openS3FileStore({ bucket: 'b', endpoint: 'http://127.0.0.1:1' });

  await expect(answerDownload(bucket, 'x', 'GET', {})).rejects.toMatchObject({ code: 'files.linkInvalid' });
  await expect(answerUpload(bucket, 'x', Readable.from([]), undefined)).rejects.toMatchObject({
    code: 'files.linkInvalid',
  });
});

test('the same bytes again are the same upload, as when its answer was lost; a refused file leaves the link unused', async () => {
  const url = await uploadLink('again.png');

  const statuses = [
    await fetch(url, { method: 'PUT', body: '<html>' }),
    await fetch(url, { method: 'PUT', body: Buffer.from(sample.png()) }),
    await fetch(url, { method: 'PUT', body: Buffer.from(sample.png()) }),
    await fetch(url, { method: 'PUT', body: Buffer.from(sample.gif()) }),
  ].map((response) => response.status);
  await disk.store.remove([key('again.png')]);
  const afterRemoval = await fetch(url, { method: 'PUT', body: Buffer.from(sample.png()) });

  expect(statuses).toEqual([415, 200, 200, 409]);
  expect(afterRemoval.status).toBe(404);
});

test('links that have expired are forgotten', async () => {
  const used = () => readdir(join(disk.root, '.used'));
  await fetch(await uploadLink('forget.png'), { method: 'PUT', body: Buffer.from(sample.png()) });
  const before = await used();

  await disk.store.removeAbandonedUploads(new Date(0));
  const within = await used();
  disk.passSeconds(HOUR + 1);
  await disk.store.removeAbandonedUploads(new Date(0));
  disk.passSeconds(-HOUR - 1);

  expect(before.length).toBeGreaterThan(0);
  expect(within).toEqual(before);
  expect(await used()).toEqual([]);
});

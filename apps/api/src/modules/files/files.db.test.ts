import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

const asAuthor = (name: Parameters<TestHouse['ask']>[0], body: unknown) =>
  house.ask(name, { as: world.visitor('AUTHOR').token, body });

async function upload(key: string, bytes: Buffer, kind = 'image') {
  const { url, method } = (await asAuthor('signedUrl', { action: 'upload', key, kind })).json();
  return house.server.inject({
    method,
    url,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
}

async function linkTo(key: string): Promise<string> {
  return (await asAuthor('signedUrl', { action: 'download', key })).json().url;
}

test('a file goes up and comes down by signed links, without a session', async () => {
  const key = 'activities/one/cat.png';

  const uploaded = await upload(key, PNG);
  const confirmed = await asAuthor('confirmUpload', { key, kind: 'image' });
  const downloaded = await house.server.inject({ method: 'GET', url: await linkTo(key) });

  expect(uploaded.json()).toEqual({ success: true, key, contentType: 'image/png', size: PNG.length });
  expect(confirmed.json()).toEqual({ success: true, contentType: 'image/png', size: PNG.length });
  expect(downloaded.rawPayload.equals(PNG)).toBe(true);
  expect(downloaded.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
});

test('a part of a file is a part, also for who takes compressed answers', async () => {
  const key = 'activities/one/part.png';
  await upload(key, PNG);

  const part = await house.server.inject({
    method: 'GET',
    url: await linkTo(key),
    headers: { range: 'bytes=1-3', 'accept-encoding': 'gzip, br' },
  });
  const beyond = await house.server.inject({
    method: 'GET',
    url: await linkTo(key),
    headers: { range: 'bytes=9000-' },
  });

  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('PNG');
  expect(part.headers['content-encoding']).toBeUndefined();
  expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'files.rangeNotSatisfiable']);
});

test('a file of another kind than promised is refused and not kept', async () => {
  const key = 'activities/one/trick.png';

  const reply = await upload(key, Buffer.from('<script>alert(1)</script>'));

  expect(reply.json()).toMatchObject({ success: false, code: 'files.typeNotAllowed' });
  expect((await asAuthor('confirmUpload', { key, kind: 'image' })).json().code).toBe('files.notFound');
});

test('folders are listed, files copied and deleted', async () => {
  await upload('wordlists/a/cat.png', PNG);

  const copied = await asAuthor('copyFiles', {
    items: [{ from: 'wordlists/a/cat.png', to: 'wordlists/a/b/copy.png' }],
  });
  const listed = (await asAuthor('listFilesInFolder', { folder: 'wordlists/a' })).json();
  const deleted = await asAuthor('deleteFiles', { keys: ['wordlists/a/cat.png', 'wordlists/a/never.png'] });
  const after = (await asAuthor('listFilesInFolder', { folder: 'wordlists/a' })).json();

  expect(copied.json()).toEqual({ success: true, copied: 1 });
  expect(listed.files).toEqual([
    { key: 'wordlists/a/cat.png', size: PNG.length, lastModified: expect.any(String) },
  ]);
  expect(listed.folders).toEqual(['wordlists/a/b']);
  expect(deleted.json()).toEqual({ success: true });
  expect([after.files, after.folders]).toEqual([[], ['wordlists/a/b']]);
});

test.each(['secret', 'learners/1/story.json', 'activities/../secret', '/etc/passwd', 'activitiesx/a.png'])(
  'makers have no business at %s',
  async (key) => {
    const codes = [
      await asAuthor('signedUrl', { action: 'upload', key, kind: 'image' }),
      await asAuthor('signedUrl', { action: 'download', key }),
      await asAuthor('confirmUpload', { key, kind: 'image' }),
      await asAuthor('copyFiles', { items: [{ from: 'activities/a.png', to: key }] }),
      await asAuthor('copyFiles', { items: [{ from: key, to: 'activities/a.png' }] }),
      await asAuthor('deleteFiles', { keys: [key] }),
    ].map((reply) => reply.json().code);

    expect(codes).toEqual(Array(6).fill('files.badKey'));
  },
);

test.each(['', '.', 'learners', '..'])('makers cannot list the folder %j', async (folder) => {
  expect((await asAuthor('listFilesInFolder', { folder })).json().code).toBe('files.badKey');
});

test('a link that was changed, or is for something else, is refused', async () => {
  const key = 'activities/one/link.png';
  await upload(key, PNG);
  const url = await linkTo(key);
  const token = url.split('/')[4] ?? '';
  const changed = url.replace(token, `${token.slice(0, -2)}AA`);

  const replies = [
    await house.server.inject({ method: 'GET', url: changed }),
    await house.server.inject({ method: 'PUT', url: `/api/files/upload/${token}`, payload: PNG }),
  ];

  expect(replies.map((reply) => reply.json().code)).toEqual(['files.linkInvalid', 'files.linkInvalid']);
});

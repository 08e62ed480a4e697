import { treeOf } from '@flink/contract/access/permission-paths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
  await activityIn('activities/one', null);
});

afterAll(() => house.close());

const asAuthor = (name: Parameters<TestHouse['ask']>[0], body: unknown) =>
  house.ask(name, { as: world.visitor('AUTHOR').token, body });

async function upload(
  key: string,
  bytes: Buffer,
  kind = 'image',
  role: Parameters<TwoTenants['visitor']>[0] = 'AUTHOR',
) {
  const { url, method } = (await as(role, 'signedUrl', { action: 'upload', key, kind })).json();
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
    'cache-control': 'private, no-cache',
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

test('a file sent in pieces is taken, and each piece asks anew whether it may be sent', async () => {
  const key = 'activities/one/pieces.png';
  const wish = { key, kind: 'image', upload: 'aaaaaaaaaa', size: PNG.length };
  const send = async () => {
    const { link } = (await asAuthor('nextPiece', wish)).json();
    return house.server.inject({ method: link.method, url: link.url, payload: PNG });
  };
  const early = await asAuthor('joinPieces', wish);
  await send();
  const after = (await asAuthor('nextPiece', wish)).json();
  const joined = await asAuthor('joinPieces', wish);
  const theirs = [
    await as('TRANSLATOR', 'nextPiece', wish),
    await as('TRANSLATOR', 'joinPieces', wish),
    await as('TRANSLATOR', 'signedUrl', { action: 'download', key: 'pieces/somebody/aaaaaaaaaa/0' }),
    await asAuthor('nextPiece', { ...wish, size: 5_000_001 }),
    await asAuthor('nextPiece', { ...wish, upload: '../../other' }),
    await asAuthor('nextPiece', { ...wish, key: 'learners/one.png' }),
  ];

  expect(early.json().code).toBe('files.notFound');
  expect(after).toEqual({ success: true, from: PNG.length, link: null });
  expect(joined.json()).toEqual({ success: true, contentType: 'image/png', size: PNG.length });
  expect(theirs.map(codeOf)).toEqual([
    'files.notYours',
    'files.notYours',
    'files.badKey',
    'files.tooLarge',
    'request.invalid',
    'files.badKey',
  ]);
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

const as = (
  role: Parameters<TwoTenants['visitor']>[0],
  name: Parameters<TestHouse['ask']>[0],
  body: unknown,
) => house.ask(name, { as: world.visitor(role).token, body });
const codeOf = (reply: { json(): { code?: string; success: boolean } }) =>
  reply.json().code ?? reply.json().success;

/** An activity in a folder of its own, made by hand or from a wordlist. */
async function activityIn(folder: string, generatedFrom: string | null): Promise<string> {
  const activityId = uuidv7();
  const { _id } = await house.db
    .selectFrom('activity_templates')
    .select('_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await house.db
    .insertInto('activities')
    .values({
      _id: activityId,
      activity_name: folder,
      activity_template_id: _id,
      locale: 'en',
      content_folder: folder,
      generated_from: generatedFrom,
      data: JSON.stringify({}),
    })
    .execute();
  return activityId;
}

test.each(['TRANSLATOR', 'TRANSLATOR_AUTHORED', 'TRANSLATOR_GENERATED'] as const)(
  'a %s neither deletes nor overwrites the file of an author, and does both with files of the own',
  async (role) => {
    const theirs = `words/${role}/author.png`;
    const own = `words/${role}/own.png`;
    await upload(theirs, PNG);
    const mine = (await as(role, 'signedUrl', { action: 'upload', key: own, kind: 'image' })).json();
    await house.server.inject({ method: 'PUT', url: mine.url, payload: PNG });

    const refused = [
      await as(role, 'deleteFiles', { keys: [own, theirs] }),
      await as(role, 'signedUrl', { action: 'upload', key: theirs, kind: 'image' }),
      await as(role, 'copyFiles', { items: [{ from: own, to: theirs }] }),
      await as(role, 'confirmUpload', { key: theirs, kind: 'image' }),
    ];
    const allowed = [
      await as(role, 'signedUrl', { action: 'download', key: theirs }),
      await as(role, 'confirmUpload', { key: own, kind: 'image' }),
      await as(role, 'signedUrl', { action: 'upload', key: own, kind: 'image' }),
      await as(role, 'copyFiles', { items: [{ from: theirs, to: `words/${role}/copy.png` }] }),
      await as(role, 'deleteFiles', { keys: [own, `words/${role}/copy.png`] }),
    ];
    const left = (await asAuthor('listFilesInFolder', { folder: `words/${role}` })).json();

    expect(refused.map(codeOf)).toEqual(Array(4).fill('files.notYours'));
    expect(allowed.map(codeOf)).toEqual(Array(5).fill(true));
    expect(left.files.map(({ key }: { key: string }) => key)).toEqual([theirs]);
  },
);

test('translators of one kind see the files of activities of that kind alone', async () => {
  await activityIn('activities/by-hand', null);
  await activityIn('activities/from-words', uuidv7());
  const files = [
    'activities/by-hand/cat.png',
    'activities/from-words/cat.png',
    'activities/of-nobody/cat.png',
  ];
  for (const key of files) await upload(key, PNG, 'image', 'MASTER_ADMIN');

  const seen = async (
    role: 'MASTER_ADMIN' | 'AUTHOR' | 'TRANSLATOR' | 'TRANSLATOR_AUTHORED' | 'TRANSLATOR_GENERATED',
  ) => {
    const codes = [];
    for (const key of files) codes.push(codeOf(await as(role, 'signedUrl', { action: 'download', key })));
    codes.push(codeOf(await as(role, 'listFilesInFolder', { folder: 'activities' })));
    return codes;
  };

  const no = 'files.notOfYourActivity';
  expect(await seen('MASTER_ADMIN')).toEqual([true, true, true, true]);
  expect(await seen('AUTHOR')).toEqual([true, true, no, no]);
  expect(await seen('TRANSLATOR')).toEqual([true, true, no, no]);
  expect(await seen('TRANSLATOR_AUTHORED')).toEqual([true, no, no, no]);
  expect(await seen('TRANSLATOR_GENERATED')).toEqual([no, true, no, no]);
});

test('drafts are their maker’s own; the head office sees them all', async () => {
  const { id: _id } = world.a.user('AUTHOR');
  const key = `drafts/${_id}/cat.png`;
  await upload(key, PNG);
  const look = async (role: 'TRANSLATOR' | 'AUTHOR' | 'MASTER_ADMIN') =>
    [
      await as(role, 'signedUrl', { action: 'download', key }),
      await as(role, 'listFilesInFolder', { folder: `drafts/${_id}` }),
      await as(role, 'listFilesInFolder', { folder: 'drafts' }),
    ].map(codeOf);

  expect(await look('AUTHOR')).toEqual([true, true, 'files.notYours']);
  expect(await look('TRANSLATOR')).toEqual(Array(3).fill('files.notYours'));
  expect(await look('MASTER_ADMIN')).toEqual([true, true, true]);
});

test('a sound that a word says stays, also when who recorded it deletes it', async () => {
  const [said, free] = ['words/own-list/said.png', 'words/own-list/free.png'] as const;
  await upload(said, PNG);
  await upload(free, PNG);
  await house.db
    .insertInto('words')
    .values({ _id: uuidv7(), word: 'cat', translations: JSON.stringify({ en: 'cat' }), picture: said })
    .execute();

  expect(codeOf(await asAuthor('deleteFiles', { keys: [said, free] }))).toBe(true);

  const left = (await asAuthor('listFilesInFolder', { folder: 'words/own-list' })).json();
  expect(left.files.map(({ key }: { key: string }) => key)).toEqual([said]);
});

test('so many files may be begun in pieces and not finished, and those that are joined do not count', async () => {
  const ask = (name: 'nextPiece' | 'joinPieces', number: number) =>
    as('TRANSLATOR_GENERATED', name, {
      key: `drafts/${world.a.user('TRANSLATOR_GENERATED').id}/${number}.png`,
      kind: 'image',
      upload: `begunfile${number + 10}`,
      size: PNG.length,
    });
  const { link } = (await ask('nextPiece', 0)).json();
  await house.server.inject({ method: link.method, url: link.url, payload: PNG });
  for (let number = 1; number < 40; number += 1) await ask('nextPiece', number);

  const refused = await ask('nextPiece', 40);
  const begunBefore = await ask('nextPiece', 7);
  const joined = await ask('joinPieces', 0);
  const free = await ask('nextPiece', 40);

  expect(codeOf(refused)).toBe('files.tooManyUploads');
  expect([begunBefore, joined, free].map(codeOf)).toEqual([true, true, true]);
});

test('a file in pieces keeps its place until they are joined, whatever else is joined to its key', async () => {
  const id = world.a.user('TRANSLATOR_AUTHORED').id;
  const key = `drafts/${id}/there.png`;
  await upload(key, PNG, 'image', 'TRANSLATOR_AUTHORED');
  const ask = (name: 'nextPiece' | 'joinPieces', number: number, size = 2_000_000) =>
    as('TRANSLATOR_AUTHORED', name, { key, kind: 'image', upload: `keptplace${number + 10}`, size });

  for (let number = 0; number < 20; number += 1) {
    await ask('nextPiece', number);
    // The file that was there before is confirmed, nothing is joined.
    expect(codeOf(await ask('joinPieces', number))).toBe(true);
    expect(codeOf(await ask('joinPieces', number, 5))).toBe(true);
  }
  // The same mark for a file of another size is another file: its pieces lie beside those of the first.
  for (let number = 0; number < 20; number += 1) await ask('nextPiece', 0, 2_000_001 + number);

  expect(codeOf(await ask('nextPiece', 40))).toBe('files.tooManyUploads');
});

test('the sounds of words are changed by who uploaded them and by the head office alone', async () => {
  const key = 'words/another-list/cat.png';
  await upload(key, PNG, 'image', 'MASTER_ADMIN');
  const copied = { items: [{ from: key, to: 'words/another-list/own.png' }] };

  const refused = [
    await asAuthor('deleteFiles', { keys: [key] }),
    await asAuthor('signedUrl', { action: 'upload', key, kind: 'image' }),
    await asAuthor('copyFiles', { items: [{ from: key, to: key }] }),
    await asAuthor('listFilesInFolder', { folder: 'words' }),
    await asAuthor('listFilesInFolder', { folder: 'wordlists' }),
  ];
  const allowed = [
    await asAuthor('copyFiles', copied),
    await asAuthor('deleteFiles', { keys: ['words/another-list/own.png'] }),
    await as('MASTER_ADMIN', 'listFilesInFolder', { folder: 'words' }),
    await as('MASTER_ADMIN', 'deleteFiles', { keys: [key] }),
  ];

  expect(refused.map(codeOf)).toEqual(Array(5).fill('files.notYours'));
  expect(allowed.map(codeOf)).toEqual(Array(4).fill(true));
});

test('an author changes what a translator uploaded, and what nobody owns', async () => {
  await activityIn('activities/shared', null);
  const key = 'activities/shared/cat.png';
  const { url } = (await as('TRANSLATOR', 'signedUrl', { action: 'upload', key, kind: 'image' })).json();
  await house.server.inject({ method: 'PUT', url, payload: PNG });
  await house.db.deleteFrom('file_owners').where('key', '=', key).execute();

  const translator = await as('TRANSLATOR', 'deleteFiles', { keys: [key] });
  const author = await asAuthor('deleteFiles', { keys: [key] });

  expect([codeOf(translator), codeOf(author)]).toEqual(['files.notYours', true]);
});

test('a link of a translator sends nothing over what came after it', async () => {
  const ask = (role: 'TRANSLATOR' | 'AUTHOR', key: string) =>
    as(role, 'signedUrl', { action: 'upload', key, kind: 'image' });
  const send = async (link: { json(): { url: string } }, payload: Buffer) =>
    codeOf(await house.server.inject({ method: 'PUT', url: link.json().url, payload }));
  const [key, awaited, own] = ['one/late.png', 'one/awaited.png', 'one/own.png'].map(
    (name) => `activities/${name}`,
  ) as [string, string, string];

  const early = await ask('TRANSLATOR', key);
  await upload(key, PNG);
  const late = await send(early, GIF);
  await ask('AUTHOR', awaited);
  const between = await ask('TRANSLATOR', awaited);
  const mine = await ask('TRANSLATOR', own);
  const sent = [await send(mine, PNG), await send(mine, PNG), await send(await ask('TRANSLATOR', own), GIF)];
  const left = await house.server.inject({ method: 'GET', url: await linkTo(key) });

  expect(late).toBe('files.linkExpired');
  expect(left.rawPayload.equals(PNG)).toBe(true);
  expect(codeOf(between)).toBe('files.notYours');
  expect(sent).toEqual([true, true, true]);
});

/** Somebody with a role that was made in the office. */
async function withRole(permissions: readonly string[]): Promise<string> {
  const { id } = world.a.user('REGULAR');
  const alias = `MADE_${uuidv7()}`;
  await house.db
    .insertInto('roles')
    .values({
      _id: uuidv7(),
      alias,
      name: alias,
      redirect: 'make',
      flags: JSON.stringify({ flinkMake: true }),
      permissions: JSON.stringify(treeOf(permissions)),
    })
    .execute();
  await house.db.updateTable('users').set({ role_alias: alias }).where('_id', '=', id).execute();
  house.house.standings.drop([id]);
  return (await house.ask('updateToken', { as: world.visitor('REGULAR').token })).json().token;
}

const EVERY_CALL = (key: string) =>
  [
    ['signedUrl', { action: 'upload', key, kind: 'image' }],
    ['confirmUpload', { key, kind: 'image' }],
    ['copyFiles', { items: [{ from: key, to: `${key}.copy.png` }] }],
    ['deleteFiles', { keys: [`${key}.copy.png`] }],
    ['signedUrl', { action: 'download', key }],
    ['listFilesInFolder', { folder: key.slice(0, key.lastIndexOf('/')) }],
  ] as const;

test('what a role of the office may do with files is what it may do with activities', async () => {
  await activityIn('activities/office-hand', null);
  await activityIn('activities/office-words', uuidv7());
  const keys = ['activities/office-hand/cat.png', 'activities/office-words/cat.png', 'words/office/cat.png'];
  for (const key of keys) await upload(key, PNG);
  const codes = async (permissions: readonly string[]) => {
    const token = await withRole(permissions.map((name) => `flinkMake.${name}`));
    const found = [];
    for (const key of keys) {
      const replies = [];
      for (const [name, body] of EVERY_CALL(key))
        replies.push(codeOf(await house.ask(name, { as: token, body })));
      found.push(replies);
    }
    return found;
  };

  const [denied, hidden, owned] = ['access.denied', 'files.notOfYourActivity', 'files.notYours'];
  const none = Array(6).fill(denied);
  const reader = [denied, denied, denied, denied, true, true];
  const editor = [owned, owned, true, true, true, true];
  expect(await codes([])).toEqual([none, none, none]);
  expect(await codes(['activities.view', 'activities.authored'])).toEqual([
    reader,
    [denied, denied, denied, denied, hidden, hidden],
    reader,
  ]);
  expect(await codes(['activities.view', 'activities.edit', 'activities.authored'])).toEqual([
    editor,
    Array(6).fill(hidden),
    editor,
  ]);
});

test('a role of every scope reaches the files of every scope, of its kind', async () => {
  const scopeId = uuidv7();
  await house.db.insertInto('scopes').values({ _id: scopeId, name: 'Elsewhere', categories: '{}' }).execute();
  const activity_id = await activityIn('activities/elsewhere', null);
  await house.db
    .insertInto('activity_categories')
    .values({ activity_id, scope_id: scopeId, position: 0 })
    .execute();
  await activityIn('activities/elsewhere-words', uuidv7());
  const keys = ['activities/elsewhere/cat.png', 'activities/elsewhere-words/cat.png'];
  for (const key of keys) await upload(key, PNG, 'image', 'SUPER');
  const look = async (...more: readonly string[]) => {
    const names = ['activities.view', 'activities.authored', ...more];
    const token = await withRole(names.map((name) => `flinkMake.${name}`));
    const replies = [];
    for (const key of keys)
      replies.push(codeOf(await house.ask('signedUrl', { as: token, body: { action: 'download', key } })));
    return replies;
  };

  const hidden = 'files.notOfYourActivity';
  expect(await look()).toEqual([hidden, hidden]);
  expect(await look('scopes.all')).toEqual([true, hidden]);
});

// The last one: who has sent too much stays so for the day.
test('nobody is given links for more than a day may bring, nor copies it', async () => {
  const id = world.a.user('TRANSLATOR').id;
  await upload(`drafts/${id}/own.png`, PNG, 'image', 'TRANSLATOR');
  const film = (number: number) => ({ key: `drafts/${id}/${number}.mp4`, kind: 'video' });
  const given = await Promise.all(
    Array.from({ length: 49 }, (_, number) =>
      as('TRANSLATOR', 'signedUrl', { action: 'upload', ...film(number) }),
    ),
  );

  const refused = [
    await as('TRANSLATOR', 'signedUrl', { action: 'upload', ...film(50), size: 200_000_000 }),
    await as('TRANSLATOR', 'nextPiece', { ...film(51), upload: 'toomuch000', size: 200_000_000 }),
    await as('TRANSLATOR', 'copyFiles', {
      items: [{ from: `drafts/${id}/own.png`, to: `drafts/${id}/copy.png` }],
    }),
  ];

  const written = { key: `drafts/${id}/data.json`, kind: 'data', size: 8_000_000 };
  const saved = await as('TRANSLATOR', 'signedUrl', { action: 'upload', ...written });

  expect(given.map(codeOf)).toEqual(Array(49).fill(true));
  // What is being written is saved all the same.
  expect(codeOf(saved)).toBe(true);
  expect(refused.map(codeOf)).toEqual(Array(3).fill('files.tooMuchToday'));
});

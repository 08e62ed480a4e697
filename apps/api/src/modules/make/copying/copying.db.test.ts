import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { removeUnusedFiles } from '../../files/unused-files.service.ts';
import { content, type MakeHouse, openMakeHouse, problem, type Somebody } from '../testing/make-house.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

async function upload(key: string, who: Somebody = 'author') {
  const link = await house.ask(who, 'signedUrl', { body: { action: 'upload', key, kind: 'image' } });
  if (link.statusCode !== 200) return link.json().code;
  await house.server.inject({ method: 'PUT', url: link.json().url, payload: PNG });
  return (await house.ask(who, 'confirmUpload', { body: { key, kind: 'image' } })).statusCode;
}

const seen = async (key: string) => (await house.server.inject({ method: 'GET', url: `/${key}` })).statusCode;

const illustrated = (image: string) => ({ ...problem('cow'), question: { text: 'Who?', image } });

test('an activity is copied with its files, and neither touches the other', async () => {
  const { _id } = await house.made();
  await upload(`activities/${_id}/cow.png`);
  const data = content([illustrated('cow.png'), illustrated(`/activities/${_id}/cow.png`)]);
  await house.save(_id, data, 1);

  const copy = (await house.ask('author', 'copyActivity', { params: { id: _id } })).json().data;
  await house.ask('author', 'deleteActivity', { params: { id: _id } });

  expect(copy).toMatchObject({ activityName: 'Farm animals (2)', isValid: true, inMenu: false });
  expect(await seen(`activities/${copy._id}/cow.png`)).toBe(200);
  expect((await house.opened(copy._id)).data).toMatchObject({
    gameData: {
      problems: [
        { question: { image: 'cow.png' } },
        { question: { image: `/activities/${copy._id}/cow.png` } },
      ],
    },
  });
  expect((await house.ask('author', 'openActivity', { params: { id: _id } })).statusCode).toBe(404);
});

test('files go along with problems, under another name where one is taken', async () => {
  const [from, to] = [await house.made(), await house.made()];
  await upload(`activities/${from._id}/cow.png`);
  await upload(`activities/${to._id}/cow.png`);

  const copied = await house.ask('author', 'copyActivityFiles', {
    params: { id: from._id },
    body: { targetId: to._id, files: ['cow.png', 'never.png'] },
  });
  const outside = await house.ask('author', 'copyActivityFiles', {
    params: { id: from._id },
    body: { targetId: to._id, files: ['../secret'] },
  });

  expect(Object.keys(copied.json().files)).toEqual(['cow.png']);
  expect(copied.json().files['cow.png']).toMatch(/^cow_\w+\.png$/);
  expect(await seen(`activities/${to._id}/${copied.json().files['cow.png']}`)).toBe(200);
  expect(outside.json().code).toBe('files.badKey');
});

/** One that nobody has changed yet. */
const ofLibrary = () =>
  house.db
    .selectFrom('activities as activity')
    .innerJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .select('activity._id')
    .where('content_folder', 'like', 'library/%')
    .where('template.alias', '=', 'multiple-choice')
    .limit(1)
    .executeTakeFirstOrThrow();

test('a file that is put into an activity of the library before its first save is there after it', async () => {
  const { _id } = await ofLibrary();
  const { data, version, contentFolder } = await house.opened(_id);

  expect(contentFolder).toBe(`activities/${_id}`);
  expect(await upload(`${contentFolder}/cow.png`)).toBe(200);
  const saved = await house.save(_id, { ...data, activityImage: 'cow.png' }, version);
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await house.opened(_id)).contentFolder).toBe(contentFolder);
  expect(await seen(`${contentFolder}/cow.png`)).toBe(200);
});

test('files that are copied into an activity of the library are there after it is saved', async () => {
  const from = await house.made();
  await upload(`activities/${from._id}/cow.png`);
  const { _id } = await ofLibrary();

  const copied = await house.ask('translator', 'copyActivityFiles', {
    params: { id: from._id },
    body: { targetId: _id, files: ['cow.png'] },
  });
  const { data, version, contentFolder } = await house.opened(_id);
  const saved = await house.save(_id, { ...data, helpHtml: '<p>Look.</p>' }, version);
  const key = `activities/${_id}/cow.png`;

  expect(copied.json().files).toEqual({ 'cow.png': 'cow.png' });
  expect(saved.statusCode, saved.body).toBe(200);
  expect([contentFolder, (await house.opened(_id)).contentFolder]).toEqual(
    Array(2).fill(`activities/${_id}`),
  );
  expect(await seen(key)).toBe(200);
  const own = await house.ask('translator', 'deleteFiles', { body: { keys: [key] } });
  expect(own.json()).toEqual({ success: true });
});

test('an activity that a menu refers to is not deleted, and the menus are named', async () => {
  const { _id } = await house.made();
  await house.offer(_id);

  const reply = await house.ask('author', 'deleteActivity', { params: { id: _id } });

  expect([reply.statusCode, reply.json().code]).toEqual([409, 'activities.inUse']);
  expect(reply.json().rows).toMatchObject([
    { section: 'solutions', title: 'A menu of the test › Farm week' },
  ]);
  expect((await house.opened(_id)).usedIn).toHaveLength(1);
});

test('a copy belongs to who copied it, with its files', async () => {
  const { _id } = await house.made();
  await upload(`activities/${_id}/cow.png`);
  await house.save(_id, content([illustrated('cow.png')]), 1);

  const copied = await house.ask('translator', 'copyActivity', { params: { id: _id } });
  expect(copied.statusCode, copied.body).toBe(200);
  const key = `activities/${copied.json().data._id}/cow.png`;
  const own = await house.ask('translator', 'deleteFiles', { body: { keys: [key] } });
  const foreign = await house.ask('translator', 'deleteFiles', {
    body: { keys: [`activities/${_id}/cow.png`] },
  });

  expect(own.json()).toEqual({ success: true });
  expect(foreign.json().code).toBe('files.notYours');
});

test('an activity in which learners saved work is not deleted', async () => {
  const { _id } = await house.made();
  const { _id: learnerId } = await house.db
    .selectFrom('family_members')
    .select('_id')
    .where('type', '=', 'child')
    .limit(1)
    .executeTakeFirstOrThrow();
  const workId = uuidv7();
  await house.db
    .insertInto('learner_works')
    .values({ _id: workId, activity_id: _id, learner_ids: [learnerId], data: '{}' })
    .execute();

  const refused = await house.ask('author', 'deleteActivity', { params: { id: _id } });
  await house.db.updateTable('learner_works').set({ data: null }).where('_id', '=', workId).execute();
  const deleted = await house.ask('author', 'deleteActivity', { params: { id: _id } });

  expect([refused.statusCode, refused.json().code]).toEqual([409, 'activities.hasLearnerWorks']);
  expect(deleted.statusCode).toBe(200);
});

test('a deleted activity is restored with its files by who deleted it, and by nobody who works elsewhere', async () => {
  const { _id } = await house.made('translator');
  await upload(`activities/${_id}/cow.png`);
  await house.save(_id, content([illustrated('cow.png')]), 1);
  const before = await house.opened(_id);

  const { undo } = (await house.ask('translator', 'deleteActivity', { params: { id: _id } })).json();
  const params = { kind: 'activities' } as const;
  const gone = await house.ask('translator', 'openActivity', { params: { id: _id } });
  const foreign = await house.ask('generated', 'makeRestore', { params, body: { batch: undo } });
  const list = (await house.ask('translator', 'makeDeleted', { params, query: {} })).json();
  const restored = await house.ask('translator', 'makeRestore', { params, body: { batch: undo } });

  expect(gone.statusCode).toBe(404);
  expect([403, 404]).toContain(foreign.statusCode);
  expect(list.data).toContainEqual(expect.objectContaining({ title: before.activityName }));
  expect(restored.json()).toEqual({ success: true, restored: 1, left: [] });
  expect(await house.opened(_id)).toMatchObject({ activityName: before.activityName, data: before.data });
  expect(await seen(`activities/${_id}/cow.png`)).toBe(200);
});

test('a deleted activity is restored by who works in its scope now, not by who has left it', async () => {
  const scopeId = uuidv7();
  const levels = { grades: ['1'], levels: [], assignedLevels: [], firstMenu: 'grades' };
  const category = { title: '', items: {} };
  const categories = {
    ...levels,
    firstCategory: { title: 'Subject', items: [] },
    secondCategory: category,
    thirdCategory: category,
  };
  await house.db
    .insertInto('scopes')
    .values({ _id: scopeId, name: 'Left scope', categories: JSON.stringify(categories) })
    .execute();
  const worksIn = (scopes: string[]) =>
    house.db
      .updateTable('users')
      .set({ available_scopes: scopes })
      .where('email', '=', 'author@flink.test')
      .execute();
  await worksIn([scopeId]);
  const { _id } = await house.made('master', { educationalCategories: [{ scopeId, grade: '1' }] });
  const params = { kind: 'activities' } as const;
  const restore = (batch: string) => house.ask('author', 'makeRestore', { params, body: { batch } });

  const { undo } = (await house.ask('author', 'deleteActivity', { params: { id: _id } })).json();
  await worksIn([]);
  const outside = await restore(undo);
  await worksIn([scopeId]);
  const inside = await restore(undo);
  const again = (await house.ask('master', 'deleteActivity', { params: { id: _id } })).json();
  const ofSomebodyElse = await restore(again.undo);

  expect(outside.statusCode).toBe(404);
  expect(inside.json()).toMatchObject({ restored: 1 });
  expect(ofSomebodyElse.json()).toMatchObject({ restored: 1 });
});

test('who deleted an activity is written down', async () => {
  const { _id } = await house.made('author', { activityName: 'Soon gone' });

  await house.ask('author', 'deleteActivity', { params: { id: _id } });

  const entries = house.db.selectFrom('audit_log').selectAll().where('row_id', '=', _id);
  expect(await entries.execute()).toMatchObject([
    { action: 'delete', resource: 'activities', row_title: 'Soon gone', after: null },
  ]);
});

test('groups that an author does not see keep an activity, without their names', async () => {
  const { _id } = await house.made();
  const body = (name: string) => ({ type: 'edu', name, elements: [{ _id }] });
  const seenGroup = await house.ask('author', 'createGroup', { body: body('A week on the farm') });
  const hidden = await house.ask('super', 'createGroup', { body: body('Nobody knows') });
  expect([seenGroup.statusCode, hidden.statusCode], hidden.body).toEqual([200, 200]);
  const scope_id = uuidv7();
  await house.db
    .insertInto('scopes')
    .values({ _id: scope_id, name: 'Behind the hills', categories: '{}' })
    .execute();
  await house.db
    .insertInto('made_group_categories')
    .values({ group_id: hidden.json().data._id, position: 0, scope_id })
    .execute();

  const reply = await house.ask('author', 'deleteActivity', { params: { id: _id } });

  expect([reply.statusCode, reply.json().code]).toEqual([409, 'activities.inUseUnseen']);
  expect(reply.json().rows.map(({ title }: { readonly title: string }) => title)).toEqual([
    'A week on the farm',
  ]);
  expect(reply.json().message).toContain('1');
  expect(reply.body).not.toContain('Nobody knows');
});

test('translators of one kind neither copy nor delete', async () => {
  const { _id } = await house.made();

  for (const call of ['copyActivity', 'deleteActivity'] as const)
    expect((await house.ask('authored', call, { params: { id: _id } })).json().code).toBe('access.denied');
});

test('a translator deletes what is the own, and nothing that somebody else made', async () => {
  const [theirs, own, shipped] = [await house.made(), await house.made('translator'), await ofLibrary()];
  const deleted = async (id: string) => {
    const reply = await house.ask('translator', 'deleteActivity', { params: { id } });
    return reply.json().code ?? reply.statusCode;
  };

  const seen = [await house.opened(theirs._id, 'translator'), own, theirs];

  expect(seen.map(({ mayDelete }) => mayDelete)).toEqual([false, true, true]);
  expect([await deleted(theirs._id), await deleted(shipped._id), await deleted(own._id)]).toEqual([
    'access.denied',
    'access.denied',
    200,
  ]);
  expect((await house.opened(theirs._id)).mayDelete).toBe(true);
});

test('what a version still shows is not deleted, what no version shows is', async () => {
  const { _id } = await house.made();
  const [cow, hen] = [`activities/${_id}/cow.png`, `activities/${_id}/hen.png`];
  for (const key of [cow, hen]) await upload(key);
  await house.save(_id, content([illustrated('cow.png')]), 1);
  await house.save(_id, content([problem('cow')]), 2);

  await house.ask('author', 'deleteFiles', { body: { keys: [cow, hen] } });

  expect([await seen(cow), await seen(hen)]).toEqual([200, 404]);
});

test('the nightly sweep removes what no version shows, and leaves what is shown or awaits a line to be saved', async () => {
  const { _id } = await house.made();
  const [cow, hen] = [`activities/${_id}/cow.png`, `activities/${_id}/hen.png`];
  for (const key of [cow, hen]) await upload(key);
  await house.save(_id, content([illustrated('cow.png')]), 1);
  const sweptIn = async (days: number) => {
    await removeUnusedFiles(house.house, new Date(Date.now() + days * 86_400_000));
    return [await seen(cow), await seen(hen)];
  };

  expect([await sweptIn(0), await sweptIn(29), await sweptIn(31)]).toEqual([
    [200, 200],
    [200, 200],
    [200, 404],
  ]);
});

test('nobody reaches into the folder of an activity in a scope of others', async () => {
  const scopeId = uuidv7();
  await house.db.insertInto('scopes').values({ _id: scopeId, name: 'Elsewhere', categories: '{}' }).execute();
  const { _id } = await house.made('master', { educationalCategories: [{ scopeId }] });

  expect(await upload(`activities/${_id}/cow.png`, 'author')).toBe('files.notOfYourActivity');
  expect(await upload(`activities/${_id}/cow.png`, 'master')).toBe(200);
  const listed = await house.ask('author', 'listFilesInFolder', { body: { folder: `activities/${_id}` } });
  expect(listed.json().code).toBe('files.notOfYourActivity');
});

test('files of activities are served in parts and run nothing; data is not served', async () => {
  const { _id } = await house.made();
  await upload(`activities/${_id}/cow.png`);
  const json = Buffer.from('{"a":1}');
  const key = `activities/${_id}/secret.json`;
  const link = await house.ask('author', 'signedUrl', { body: { action: 'upload', key, kind: 'data' } });
  await house.server.inject({ method: 'PUT', url: link.json().url, payload: json });

  const part = await house.server.inject({
    method: 'GET',
    url: `/activities/${_id}/cow.png`,
    headers: { range: 'bytes=1-3' },
  });

  expect([part.statusCode, part.body]).toEqual([206, 'PNG']);
  expect(part.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(part.headers['content-security-policy']).toContain('sandbox');
  expect(await seen(key)).toBe(404);
  expect(await seen('activities/..%2f..%2fsecret')).toBe(400);
});

test('a text is spoken into a new file of the activity, and takes the place of the old one', async () => {
  const { _id } = await house.made();
  const speak = (more: object = {}) =>
    house.ask('author', 'generateTts', {
      body: { path: `activities/${_id}`, locale: 'en', voice: 'male', text: 'A cow.', ...more },
    });

  const first = (await speak()).json();
  const second = (await speak({ fileToDelete: first.filename })).json();

  expect(first.filename).toMatch(/\.mp3$/);
  expect(await seen(`activities/${_id}/${first.filename}`)).toBe(404);
  expect(await seen(`activities/${_id}/${second.filename}`)).toBe(200);
  expect((await speak({ text: ' ' })).json().code).toBe('speech.noText');
  expect((await speak({ locale: 'xx' })).json().code).toBe('notFound');
  // What is not to be kept is not made either: the path is looked at before the text.
  expect((await speak({ path: 'learners/1', text: ' ' })).json().code).toBe('files.badKey');
  expect((await speak({ path: 'activities' })).json().code).toBe('files.badKey');
  expect((await speak({ path: 'activities/free' })).json()).toMatchObject({
    code: 'files.notOfYourActivity',
    message: 'This is not the folder of an activity that you work on',
  });
  expect((await speak({ fileToDelete: '../../secret' })).json().code).toBe('files.badKey');
});

test('clipart is found by the word in any language', async () => {
  const find = async (query: object) =>
    (await house.ask('author', 'clipart', { query: { ...query } })).json();

  const spanish = await find({ keyword: 'vaca', locale: 'es' });
  const all = await find({ limit: 100, page: 2 });

  expect(spanish.data[0]).toMatchObject({
    name: expect.stringMatching(/vaca/i),
    url: expect.stringMatching(/^\/pictures\//),
  });
  expect(all.total).toBeGreaterThan(200);
  expect(all.data).toHaveLength(100);
});

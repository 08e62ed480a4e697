import { roles } from '@flink/contract/access/roles.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../db/uuid.ts';
import { SERVED } from '../served-resources.ts';
import * as repo from './resource.repo.ts';
import { type Office, openOffice } from './testing/office.ts';
import { samplesOf } from './testing/samples.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

test('what others still refer to is not deleted, and they are named', async () => {
  const { id } = office.world.a.region;

  const refused = await office.ask('regionsDelete', { query: { id } });
  const used = await office.ask('regionsUsedIn', { params: { id } });

  expect([refused.statusCode, refused.body.code]).toEqual([409, 'rows.inUse']);
  expect(refused.body.rows).toContainEqual({
    section: 'learning-centers',
    _id: office.world.a.center.id,
    title: expect.any(String),
  });
  expect(used.body.data).toEqual([
    {
      section: 'learning-centers',
      total: 1,
      rows: [{ _id: office.world.a.center.id, title: expect.any(String) }],
    },
    { section: 'users', total: expect.any(Number), rows: expect.any(Array) },
  ]);
});

test('a file that is put into a form is known again by its name', async () => {
  const size = 100;
  const asked = (name?: string) =>
    office.ask('documentsUpload', { body: { field: 'file', size, ...(name === undefined ? {} : { name }) } });

  const named = await asked('Guía de padres.pdf');
  const unnamed = await asked();
  const hostile = await asked('../../CON\u202e?.pdf');

  expect(named.body.key).toMatch(/^office\/documents\/file\/[0-9a-f-]{36}\/Guía de padres\.pdf$/);
  expect(unnamed.body.key).toMatch(/^office\/documents\/file\/[0-9a-f-]{36}$/);
  expect(hostile.body.key).toMatch(/\/[0-9a-f-]{36}\/CON\.pdf$/);
});

test('every kind of row that refers to another has a name that people read', () => {
  const sections = SERVED.flatMap(({ serving }) => (serving.uses ?? []).map(({ section }) => section));

  expect(sections.filter((section) => !office.house.house.shippedTexts.has(titleKeyOf(section)))).toEqual([]);
});

test('a word that stands in a list or a group of words is not deleted from under it', async () => {
  const wordId = await office.added('words', { ...((await samplesOf(office).words?.(1)) ?? {}) });
  const { db } = office.house;
  const [list, group] = [uuidv7(), uuidv7()];
  await db.insertInto('wordlists').values({ _id: list, name: 'Pets', locale: 'en' }).execute();
  await db
    .insertInto('wordlist_words')
    .values({ wordlist_id: list, position: 0, word: 'cat', word_id: wordId })
    .execute();
  await db.insertInto('made_groups').values({ _id: group, name: 'Short words', kind: 'word' }).execute();
  await db
    .insertInto('made_group_words')
    .values({ group_id: group, position: 0, word: 'cat', word_id: wordId })
    .execute();

  const used = await office.ask('wordsUsedIn', { params: { id: wordId } });
  const refused = await office.ask('wordsDelete', { query: { id: wordId } });

  expect(used.body.data).toEqual([
    { section: 'wordlists', total: 1, rows: [{ _id: list, title: 'Pets' }] },
    { section: 'word-groups', total: 1, rows: [{ _id: group, title: 'Short words' }] },
  ]);
  expect([refused.statusCode, refused.body.code]).toEqual([409, 'rows.inUse']);
});

test.each([
  ['characters', 'names', { en: 'Heap', es: 'Pila' }],
  ['roles', 'permissions', ['admin.words.view']],
])('what %s keep as JSON is the same in a heap of rows as in one', async (name, field, value) => {
  const served = SERVED.find(({ resource }) => resource.name === name);
  if (!served) throw new Error(`nothing serves ${name}`);
  const { db } = office.house;
  const rows = ['HEAP1', 'HEAP2'].map((alias) => ({
    _id: uuidv7(),
    values: { name: alias, alias, redirect: 'account', position: 9, hidden: false, [field]: value },
  }));
  const stored = async () => {
    const call = `${name}Row` as 'charactersRow' | 'rolesRow';
    const read = [];
    for (const { _id } of rows) read.push((await office.ask(call, { params: { id: _id } })).body.data[field]);
    return read;
  };

  await repo.insertAll(db, served, rows);
  const made = await stored();
  await repo.updateAll(db, served, rows);

  expect(made).toEqual([value, value]);
  expect(await stored()).toEqual(made);
});

test('a registration that waits is told among what refers to a center, although its id is a word', async () => {
  const { id } = office.world.a.center;
  await office.house.db
    .insertInto('pending_registrations')
    .values({
      _id: 'waits-for-the-center',
      email: 'waits@example.test',
      learning_center_id: id,
      product_id: await office.aProduct(),
    })
    .execute();

  const used = await office.ask('learningCentersUsedIn', { params: { id } });
  await office.house.db
    .deleteFrom('pending_registrations')
    .where('_id', '=', 'waits-for-the-center')
    .execute();

  expect(used.body.data).toContainEqual({
    section: 'pending-registrations',
    total: 1,
    rows: [{ _id: 'waits-for-the-center', title: 'waits@example.test' }],
  });
});

test('who sees one tenant is told only how many rows of others refer to what all share', async () => {
  const { house, world, ask, aProduct } = office;
  const id = await aProduct();
  await house.db.updateTable('families').set({ product_id: id }).execute();
  await house.db
    .updateTable('roles')
    .set({ permissions: JSON.stringify({ admin: { products: { view: true }, families: { view: true } } }) })
    .where('alias', '=', 'LEARNING_CENTER_ADMIN')
    .execute();
  const as = (await house.ask('updateToken', { as: world.visitor('LEARNING_CENTER_ADMIN').token })).json()
    .token;

  const told = await house.ask('productsUsedIn', { as, params: { id } });
  const all = await ask('productsUsedIn', { params: { id } });
  await house.db
    .updateTable('roles')
    .set({ permissions: JSON.stringify(roles.LEARNING_CENTER_ADMIN.permissions) })
    .where('alias', '=', 'LEARNING_CENTER_ADMIN')
    .execute();
  await house.db.updateTable('families').set({ product_id: null }).where('product_id', '=', id).execute();

  const families = (data: unknown) =>
    (data as { section: string; total: number; rows: { _id: string }[] }[]).find(
      ({ section }) => section === 'families',
    );
  const seen = families(told.json().data);
  expect(seen?.total).toBe(families(all.body.data)?.total);
  expect(seen?.rows.map(({ _id }) => _id)).toContain(world.a.taught.id);
  expect(seen?.rows.map(({ _id }) => _id)).not.toContain(world.b.taught.id);
  expect(families(all.body.data)?.rows.map(({ _id }) => _id)).toContain(world.b.taught.id);
});

test('a name that is taken is refused beside its field', async () => {
  const row = (await office.ask('listsAdd', { body: (await samplesOf(office).lists?.(6)) ?? {} })).body.data;

  const { statusCode, body } = await office.ask('listsAdd', {
    body: (await samplesOf(office).lists?.(6)) ?? {},
  });
  await office.ask('listsDelete', { query: { id: row._id } });

  expect([statusCode, Object.keys(body.fields ?? {})]).toEqual([409, ['name']]);
});

test('a language that texts are written in is protected, and no code is changed', async () => {
  const english = (await office.ask('localesTable', { query: { filter: 'English' } })).body
    .data as unknown as [Record<string, unknown>];
  const { isProtected, ...row } = english[0];

  const removed = await office.ask('localesDelete', { query: { id: row._id } });
  const recoded = await office.ask('localesEdit', { body: { ...row, code: 'xx' } });

  expect(isProtected).toBe(true);
  expect([removed.statusCode, removed.body.code]).toEqual([409, 'rows.protected']);
  expect([recoded.statusCode, Object.keys(recoded.body.fields ?? {})]).toEqual([400, ['code']]);
});

test('a district makes regions in itself alone', async () => {
  const own = await office.house.ask('regionsAdd', {
    as: office.world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: { name: 'Ours', masterOrganizationId: office.world.a.organization.id },
  });
  const foreign = await office.house.ask('regionsAdd', {
    as: office.world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: { name: 'Theirs', masterOrganizationId: office.world.b.organization.id },
  });

  expect(own.json()).toMatchObject({ success: true, data: { name: 'Ours' } });
  expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([400, ['masterOrganizationId']]);
});

test('who sees a region and not its organisation renames it', async () => {
  const { _id, version, masterOrganizationId } = (
    await office.ask('regionsRow', { params: { id: office.world.a.region.id } })
  ).body.data;

  const renamed = await office.house.ask('regionsEdit', {
    as: office.world.visitor('REGION_ADMIN').token,
    body: { _id, version, masterOrganizationId, name: 'Renamed by its own' } as never,
  });

  expect(renamed.json()).toMatchObject({ success: true, data: { name: 'Renamed by its own', version: 2 } });
});

test('a row is not put under what its editor cannot see', async () => {
  const { _id, version, name } = (
    await office.ask('regionsRow', { params: { id: office.world.a.region.id } })
  ).body.data;

  const moved = await office.house.ask('regionsEdit', {
    as: office.world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: { _id, version, name, masterOrganizationId: office.world.b.organization.id } as never,
  });

  expect([moved.statusCode, Object.keys(moved.json().fields)]).toEqual([400, ['masterOrganizationId']]);
});

test('of many the one that cannot be deleted is named, and nothing is deleted', async () => {
  const free = (await office.ask('regionsAdd', { body: (await samplesOf(office).regions?.(1)) ?? {} })).body
    .data;
  const ids = [String(free._id), office.world.a.region.id];

  const refused = await office.ask('regionsBulk', { body: { action: 'delete', ids } });
  const left = await office.ask('regionsRow', { params: { id: free._id } });

  expect([refused.statusCode, refused.body.code]).toEqual([409, 'rows.refused']);
  expect(refused.body.message).toContain('1 of these');
  expect(refused.body.rows).toEqual([
    { section: 'regions', _id: office.world.a.region.id, title: expect.any(String), code: 'rows.inUse' },
  ]);
  expect(left.statusCode).toBe(200);
});

test('nobody deletes the rows of another tenant in a heap, ticked or found', async () => {
  const as = office.world.visitor('MASTER_ORGANIZATION_ADMIN').token;
  const { name } = (await office.ask('regionsRow', { params: { id: office.world.b.region.id } })).body.data;

  const ticked = await office.house.ask('regionsBulk', {
    as,
    body: { action: 'delete', ids: [office.world.b.region.id] },
  });
  const found = await office.house.ask('regionsBulk', {
    as,
    body: { action: 'delete', matching: { filter: String(name) }, expected: 1 },
  });

  expect([ticked.statusCode, ticked.json().code]).toEqual([404, 'notFound']);
  expect([found.statusCode, found.json().code]).toEqual([409, 'rows.countChanged']);
});

test('the audit tells who did what, with the row before and after, also when the row is gone', async () => {
  const row = (await office.ask('listsAdd', { body: { name: 'Remembered list', values: 'a, b' } })).body.data;
  await office.ask('listsDelete', { query: { id: row._id } });

  const query = { filter: 'remembered', 'filter.resource': 'lists' };
  const all = await office.ask('auditTable', { query });
  const deleted = await office.ask('auditTable', { query: { ...query, 'filter.action': 'delete' } });
  const [entry] = deleted.body.data as unknown as [Record<string, unknown>];
  const whole = await office.ask('auditEntry', { params: { id: entry._id } });
  const district = await office.house.ask('auditTable', {
    as: office.world.visitor('MASTER_ORGANIZATION_ADMIN').token,
  });

  expect(all.body).toMatchObject({ data: [{ action: 'delete' }, { action: 'create' }], total: 2 });
  expect(deleted.body.total).toBe(1);
  expect(whole.body.data).toMatchObject({
    rowId: row._id,
    rowTitle: 'Remembered list',
    before: row,
    after: null,
  });
  expect(district.statusCode).toBe(403);
});

test('a list that forms ask for by its name keeps it, and stays', async () => {
  const { _id } = (
    (await office.ask('listsTable', { query: { filter: 'Percents' } })).body.data as unknown as [
      { _id: string },
    ]
  )[0];
  const { isProtected, ...row } = (await office.ask('listsRow', { params: { id: _id } })).body.data;

  const renamed = await office.ask('listsEdit', { body: { ...row, name: 'Shares' } });
  const gone = await office.ask('listsDelete', { query: { id: _id } });

  expect(isProtected).toBe(true);
  expect([renamed.statusCode, Object.keys(renamed.body.fields ?? {})]).toEqual([400, ['name']]);
  expect([gone.statusCode, gone.body.code]).toEqual([409, 'rows.protected']);
});

test('the audit names kinds of things as people know them, is searched by that name and narrowed to one person', async () => {
  await office.ask('listsAdd', { body: { name: 'Named kind', values: 'a, b', default: 'a' } });
  const asked = async (query: Record<string, unknown>) =>
    (await office.ask('auditTable', { query: { limit: 100, ...query } })).body.data as unknown as {
      readonly resource: string;
      readonly resourceTitle: string;
    }[];
  const own = office.world.a.user('SUPER').id;

  const bySearch = await asked({ filter: 'Lists' });
  const byPerson = await asked({ 'filter.actorId': own, 'filter.resource': 'lists' });
  const byAnother = await asked({ 'filter.actorId': office.world.a.user('REGULAR').id });
  const today = new Date().toISOString().slice(0, 10);
  const since = await asked({ 'filter.resource': 'lists', 'filter.at': `${today}..` });
  const before = await asked({ 'filter.resource': 'lists', 'filter.at': '..2020-01-01' });
  const wrong = await office.ask('auditTable', { query: { 'filter.at': 'today' } });

  expect(since).toEqual(byPerson);
  expect(before).toEqual([]);
  expect([wrong.statusCode, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['filter.at']]);
  expect(new Set(bySearch.map(({ resourceTitle }) => resourceTitle))).toContain('Lists');
  expect(bySearch.some(({ resource }) => resource === 'lists')).toBe(true);
  expect(byPerson.length).toBeGreaterThan(0);
  expect(byAnother).toEqual([]);
});

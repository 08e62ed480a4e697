import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { parseFileKey } from '../../ports/files/key.ts';
import { png } from '../../ports/files/testing/samples.ts';
import { type Office, openOffice } from '../testing/office.ts';
import { emptyTrash } from './empty-trash.ts';
import { MAX_KEPT_ROWS } from './move-to-trash.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

const inTenant = (tenant: 'a' | 'b') => office.world[tenant];

const region = (name: string, masterOrganizationId: string) =>
  office.added('regions', { name, masterOrganizationId });

const newCenter = (name: string) => ({
  name,
  url: name.toLowerCase().replace(' ', '-'),
  masterOrganizationId: inTenant('a').organization.id,
  regionId: inTenant('a').region.id,
  productId: null,
  plansType: 'DEFAULT',
  timeZone: 'Africa/Nairobi',
  expirationDate: null,
  locations: null,
});

const removed = async (name: string, id: string) => {
  const { body } = await office.ask(`${name}Delete`, { query: { id } });
  expect(body).toMatchObject({ success: true });
  return String(body.undo);
};

test('a row comes back with what was deleted with it, and what it was linked to is linked again', async () => {
  const stringId = await office.added('strings', {
    values: { en: 'Hello', es: 'Hola' },
    note: null,
    audio: {},
  });
  const before = await office.ask('stringsRow', { params: { id: stringId } });

  const batch = await removed('strings', stringId);
  const { body } = await office.ask('stringsRestore', { body: { batch } });
  const after = await office.ask('stringsRow', { params: { id: stringId } });

  expect(body).toEqual({ success: true, restored: 1, left: [] });
  expect(after.body.data).toEqual(before.body.data);
});

test('a district restores a center whose terms were set above it', async () => {
  const district = office.world.visitor('MASTER_ORGANIZATION_ADMIN').token;
  const ask = (name: 'learningCentersDelete' | 'learningCentersRestore', what: object) =>
    office.house.ask(name, { as: district, ...what });
  const product = uuidv7();
  await office.house.db.insertInto('products').values({ _id: product, name: 'Of head office' }).execute();
  const id = await office.added('learningCenters', {
    ...newCenter('Sponsored center'),
    productId: product,
    plansType: 'PREPAID',
  });

  const deleted = (await ask('learningCentersDelete', { query: { id } })).json();
  const restored = (await ask('learningCentersRestore', { body: { batch: deleted.undo } })).json();

  expect(restored).toEqual({ success: true, restored: 1, left: [] });
});

test('a row whose organization was deleted says what to restore first, and then comes back', async () => {
  const organization = await office.added('masterOrganizations', {
    name: 'Short-lived district',
    repId: null,
    plansType: 'DEFAULT',
    currencyIsoCode: 'USD',
  });
  const regionId = await region('Short-lived region', organization);
  const ofRegion = await removed('regions', regionId);
  const ofOrganization = await removed('masterOrganizations', organization);

  const refused = await office.ask('regionsRestore', { body: { batch: ofRegion } });
  const organizationBack = await office.ask('masterOrganizationsRestore', {
    body: { batch: ofOrganization },
  });
  const regionBack = await office.ask('regionsRestore', { body: { batch: ofRegion } });

  expect(refused.body).toMatchObject({
    restored: 0,
    left: [{ title: 'Short-lived region', code: 'trash.referenceGone', first: 'Short-lived district' }],
  });
  expect([organizationBack.body.restored, regionBack.body.restored]).toEqual([1, 1]);
});

test('a row whose name was taken meanwhile says so and stays in the trash', async () => {
  const values = { name: 'Taken name', labels: { en: 'Go' }, pictures: {}, sounds: {} };
  const batch = await removed('globalButtons', await office.added('globalButtons', values));
  await office.added('globalButtons', values);

  const { body } = await office.ask('globalButtonsRestore', { body: { batch } });
  const list = await office.ask('globalButtonsDeleted', { query: {} });

  expect(body).toMatchObject({ restored: 0, left: [{ title: 'Taken name', code: 'trash.nameTaken' }] });
  expect(list.body.data).toMatchObject([{ title: 'Taken name' }]);
});

test('nobody lists or restores what another tenant deleted', async () => {
  const other = await removed('regions', await region('Of tenant B', inTenant('b').organization.id));
  const own = await removed('regions', await region('Of tenant A', inTenant('a').organization.id));
  const district = office.world.visitor('MASTER_ORGANIZATION_ADMIN').token;
  const ask = (name: 'regionsDeleted' | 'regionsRestore', what: object) =>
    office.house.ask(name, { as: district, ...what });

  const list = (await ask('regionsDeleted', { query: {} })).json();
  const foreign = await ask('regionsRestore', { body: { batch: other } });
  const mine = await ask('regionsRestore', { body: { batch: own } });

  expect(list.data.map(({ title }: { title: string }) => title)).toEqual(['Of tenant A']);
  expect(foreign.statusCode).toBe(404);
  expect(mine.json()).toMatchObject({ restored: 1 });
});

test('a person without the right to delete reads no trash', async () => {
  const reply = await office.house.ask('regionsDeleted', {
    as: office.world.visitor('TEACHER').token,
    query: {},
  });

  expect(reply.statusCode).toBe(403);
});

const button = (name: string) =>
  office.added('globalButtons', { name, labels: { en: 'Go' }, pictures: {}, sounds: {} });

test('a row that belongs to two deleted rows is there again when both are restored one after the other', async () => {
  const { db } = office.house;
  const [one, two] = [await button('One'), await button('Two')];
  await sql`create table pairs (
    one uuid references global_buttons on delete cascade, two uuid references global_buttons on delete cascade)`.execute(
    db,
  );
  try {
    await sql`insert into pairs values (${one}, ${two})`.execute(db);
    await office.ask('globalButtonsBulk', { body: { action: 'delete', ids: [one, two] } });
    const as = office.world.visitor('SUPER').token;
    const list = await office.house.ask('globalButtonsDeleted', { as, query: {} });
    for (const { _id } of list.json().data)
      await office.ask('globalButtonsRestore', { body: { ids: [_id] } });

    expect((await sql`select one, two from pairs`.execute(db)).rows).toEqual([{ one, two }]);
  } finally {
    await sql`drop table pairs`.execute(db);
  }
});

test('all links to a deleted row are set again, also those of requests about people', async () => {
  const { db } = office.house;
  const center = await office.added('learningCenters', newCenter('Linked center'));
  const requests = Array.from({ length: 1_200 }, () => ({
    _id: uuidv7(),
    kind: 'archive',
    learning_center_id: center,
    asked_as: 'staff',
    locale: 'en',
  }));
  await db.insertInto('personal_data_requests').values(requests).execute();

  const batch = await removed('learningCenters', center);
  await office.ask('learningCentersRestore', { body: { batch } });

  const linked = await db
    .selectFrom('personal_data_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('learning_center_id', '=', center)
    .executeTakeFirstOrThrow();
  expect(Number(linked.count)).toBe(1_200);
});

test('a deletion with more rows than the trash takes is refused as a whole', async () => {
  const { db } = office.house;
  const id = await button('Large');
  await sql`create table parts (button uuid references global_buttons on delete cascade)`.execute(db);
  try {
    await sql`insert into parts select ${id}::uuid from generate_series(1, ${MAX_KEPT_ROWS + 1})`.execute(db);
    const { statusCode, body } = await office.ask('globalButtonsDelete', { query: { id } });
    const still = await office.ask('globalButtonsRow', { params: { id } });

    expect([statusCode, body.code, still.statusCode]).toEqual([409, 'trash.tooLarge', 200]);
  } finally {
    await sql`drop table parts`.execute(db);
  }
});

test('after 30 days a row is deleted for good, with its files and an entry in the log', async () => {
  const { db } = office.house;
  const { files } = office.house.house;
  const folder = `activities/${uuidv7()}`;
  const key = parseFileKey(`${folder}/picture.png`);
  await files.put(key, png(), 'image');
  const rowId = uuidv7();
  await db
    .insertInto('trash')
    .values({
      _id: uuidv7(),
      batch_id: uuidv7(),
      kind: 'activities',
      row_id: rowId,
      title: 'Old activity',
      content: JSON.stringify({ _id: rowId }),
      folders: [folder],
      deleted_by: office.world.a.user('SUPER').id,
      deleted_by_name: 'Somebody',
      deleted_at: sql<Date>`now() - interval '31 days'`,
    })
    .execute();

  const count = await emptyTrash({ db, files });
  const left = await db.selectFrom('trash').select('_id').where('row_id', '=', rowId).execute();
  const entry = await db
    .selectFrom('audit_log')
    .select(['action', 'row_title'])
    .where('row_id', '=', rowId)
    .executeTakeFirst();

  expect([count, left, await files.exists(key)]).toEqual([1, [], false]);
  expect(entry).toEqual({ action: 'purge', row_title: 'Old activity' });
});

test('files that cannot be removed do not keep what was deleted after them', async () => {
  const { db } = office.house;
  const entry = (title: string, days: number, folders: string[]) => ({
    _id: uuidv7(),
    batch_id: uuidv7(),
    kind: 'activities',
    row_id: uuidv7(),
    title,
    content: JSON.stringify({}),
    folders,
    deleted_by: office.world.a.user('SUPER').id,
    deleted_by_name: 'Somebody',
    deleted_at: sql<Date>`now() - make_interval(days => ${days})`,
  });
  await db
    .insertInto('trash')
    .values([entry('Broken', 40, ['../no folder']), entry('Whole', 35, [])])
    .execute();

  await emptyTrash({ db, files: office.house.house.files });

  const left = await db
    .selectFrom('trash')
    .select('title')
    .where('title', 'in', ['Broken', 'Whole'])
    .execute();
  expect(left).toEqual([{ title: 'Broken' }]);
});

test('plans of a deleted place are not assigned a second time by restoring it', async () => {
  const { db } = office.house;
  const tenant = inTenant('a');
  const product = { _id: uuidv7() };
  await db
    .insertInto('products')
    .values({ ...product, name: 'Sold' })
    .execute();
  const master_organization_id = tenant.organization.id;
  await db
    .insertInto('organization_plans')
    .values({ master_organization_id, product_id: product._id, plans: 100 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const regionId = await region('Region with plans', master_organization_id);
  await db
    .insertInto('plan_assignments')
    .values({
      _id: uuidv7(),
      master_organization_id,
      region_id: regionId,
      product_id: product._id,
      plans: 100,
    })
    .execute();

  const batch = await removed('regions', regionId);
  const { body } = await office.ask('regionsRestore', { body: { batch } });

  const assigned = await db
    .selectFrom('plan_assignments')
    .select('plans')
    .where('region_id', '=', regionId)
    .execute();
  expect([body.restored, assigned]).toEqual([1, []]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { parseFileKey } from '../../ports/files/key.ts';
import { png } from '../../ports/files/testing/samples.ts';
import { type Office, openOffice } from '../testing/office.ts';
import { emptyTrash } from './empty-trash.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

const inTenant = (tenant: 'a' | 'b') => office.world[tenant];

const region = (name: string, masterOrganizationId: string) =>
  office.added('regions', { name, masterOrganizationId });

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

import { type Db, openDatabase } from '@flink/api/db/database.ts';
import { createTestDatabase, type TestDatabase } from '@flink/api/db/testing/test-database.ts';
import { roles } from '@flink/contract/access/roles.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activityTemplates } from '../seed/activity-templates.ts';
import { lists } from '../seed/lists.ts';
import { locales } from '../seed/locales.ts';
import { loadBase } from './base.ts';
import { readStrings } from './strings.ts';

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 4, () => undefined);
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** As after an update of the code: what it brings is no longer what was loaded last. */
const forgetLastLoad = () => db.deleteFrom('config').where('key', '=', 'loadedBase').execute();

const textOf = (key: string, locale: string) =>
  db
    .selectFrom('strings')
    .innerJoin('string_values as value', 'value.string_id', 'strings._id')
    .select(['value.string_value as text', 'value.edited'])
    .where('strings.key', '=', key)
    .where('value.locale', '=', locale)
    .executeTakeFirst();

const setText = (key: string, locale: string, text: string, edited: boolean) =>
  db
    .updateTable('string_values')
    .set({ string_value: text, edited })
    .where('locale', '=', locale)
    .where('string_id', 'in', (eb) => eb.selectFrom('strings').select('_id').where('key', '=', key))
    .execute();

/** Every row with the transaction that wrote it: a row that was written again differs. */
async function everything(): Promise<unknown> {
  const tables = ['locales', 'strings', 'string_values', 'roles', 'activity_templates', 'config', 'lists'];
  const dumps = await Promise.all(
    tables.map((table) =>
      sql`select t.xmin::text as written, to_jsonb(t)::text as content from ${sql.table(table)} t order by 2`.execute(
        db,
      ),
    ),
  );
  return dumps.map(({ rows }) => rows);
}

test('an empty database gets the languages, texts, roles, templates, settings and lists', async () => {
  await loadBase(db);

  const strings = readStrings();
  const codes = await db.selectFrom('locales').select('code').orderBy('position').execute();
  expect(codes.map(({ code }) => code)).toEqual(locales.map(({ code }) => code));
  const { count } = await db
    .selectFrom('string_values')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe([...strings.values()].reduce((sum, row) => sum + Object.keys(row).length, 0));
  expect((await textOf('error.notFound', 'sw'))?.text).toBe(strings.get('error.notFound')?.sw);
  const loadedRoles = await db.selectFrom('roles').select(['alias', 'flags', 'permissions']).execute();
  for (const { alias, flags, permissions } of loadedRoles) {
    const role = roles[alias as keyof typeof roles];
    expect({ flags, permissions }).toEqual({ flags: role.flags, permissions: role.permissions });
  }
  expect(loadedRoles).toHaveLength(Object.keys(roles).length);
  expect(await db.selectFrom('activity_templates').select('alias').execute()).toHaveLength(
    activityTemplates.length,
  );
  expect(await db.selectFrom('lists').select('name').execute()).toHaveLength(lists.length);
});

test('loaded again unchanged, nothing is written', async () => {
  await loadBase(db);
  const before = await everything();

  await loadBase(db);

  expect(await everything()).toEqual(before);
});

test('a new version updates the texts that nobody touched and keeps those of people', async () => {
  await loadBase(db);
  await setText('error.notFound', 'en', 'Text of an old version', false);
  await setText('error.notFound', 'es', 'No lo tenemos', true);
  await forgetLastLoad();

  await loadBase(db);

  expect((await textOf('error.notFound', 'en'))?.text).toBe('Not found');
  expect(await textOf('error.notFound', 'es')).toEqual({ text: 'No lo tenemos', edited: true });
});

test('a new version keeps ids, the names people gave and the settings they changed', async () => {
  await loadBase(db);
  const ids = await db.selectFrom('roles').select(['_id', 'alias']).orderBy('alias').execute();
  await db.updateTable('roles').set({ name: 'Maestra' }).where('alias', '=', 'TEACHER').execute();
  await db
    .updateTable('config')
    .set({ value: JSON.stringify('ayuda@example.test') })
    .where('key', '=', 'supportEmail')
    .execute();
  await db.updateTable('locales').set({ display_name: 'Castellano' }).where('code', '=', 'es').execute();
  await forgetLastLoad();

  await loadBase(db);

  expect(await db.selectFrom('roles').select(['_id', 'alias']).orderBy('alias').execute()).toEqual(ids);
  const teacher = await db
    .selectFrom('roles')
    .select('name')
    .where('alias', '=', 'TEACHER')
    .executeTakeFirst();
  const email = await db
    .selectFrom('config')
    .select('value')
    .where('key', '=', 'supportEmail')
    .executeTakeFirst();
  const spanish = await db
    .selectFrom('locales')
    .select('display_name')
    .where('code', '=', 'es')
    .executeTakeFirst();
  expect([teacher?.name, email?.value, spanish?.display_name]).toEqual([
    'Maestra',
    'ayuda@example.test',
    'Castellano',
  ]);
});

test('a permission that was taken out of the database by hand comes back with a new version', async () => {
  await loadBase(db);
  await db.updateTable('roles').set({ permissions: '{}' }).where('alias', '=', 'TEACHER').execute();
  await forgetLastLoad();

  await loadBase(db);

  const teacher = await db
    .selectFrom('roles')
    .select('permissions')
    .where('alias', '=', 'TEACHER')
    .executeTakeFirst();
  expect(teacher?.permissions).toEqual(roles.TEACHER.permissions);
});

test('servers that load at once load once', async () => {
  await Promise.all([loadBase(db), loadBase(db), loadBase(db)]);

  expect(await db.selectFrom('locales').select('code').execute()).toHaveLength(locales.length);
});

test('every template is named in every language, but where the office has named it otherwise', async () => {
  await loadBase(db);
  await db
    .updateTable('activity_templates')
    .set({ name_string_id: null, version: 2, activity_template_name: 'Pairs' })
    .where('alias', '=', 'concentration')
    .execute();
  await db
    .updateTable('activity_templates')
    .set({ name_string_id: null })
    .where('alias', '=', 'match-it')
    .execute();
  await forgetLastLoad();

  await loadBase(db);

  const unnamed = await db
    .selectFrom('activity_templates')
    .where('name_string_id', 'is', null)
    .select('alias')
    .execute();
  expect(unnamed).toEqual([{ alias: 'concentration' }]);
  expect(await textOf('templateName.match-it', 'es')).toEqual({ text: 'Empareja', edited: false });
});

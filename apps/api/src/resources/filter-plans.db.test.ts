import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, DbOrTx } from '../db/database.ts';
import * as familyPurchases from '../modules/billing/purchases/family-purchases.repo.ts';
import { type ActivitySearch, search } from '../modules/make/made-activities.repo.ts';
import type { Author } from '../modules/make/make.scope.ts';
import * as codes from '../modules/organizations/codes/codes.repo.ts';
import * as pending from '../modules/registration/pending.repo.ts';
import type { Scope } from '../plugins/access/scope.ts';
import { SERVED } from '../served-resources.ts';
import { statementsOf, tablesReadWhole } from '../testing/read-whole.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import * as audit from './audit.repo.ts';
import * as resources from './resource.repo.ts';

/** What an index finds among so many rows it also finds among ten times as many. */
const ROWS = 20_000;

const LARGE = [
  'users',
  'families',
  'organization_codes',
  'purchases',
  'pending_registrations',
  'audit_log',
  'activities',
  'words',
  'strings',
  'string_values',
] as const;

const EVERYTHING = { kind: 'everything', alias: 'SUPER' } as Scope;
const DAY = '2021-03-04..2021-03-04';

type Table = 'master_organizations' | 'regions' | 'learning_centers' | 'products' | 'activity_templates';

let house: TestHouse;
const ids: Record<Table, readonly string[]> = {
  master_organizations: [],
  regions: [],
  learning_centers: [],
  products: [],
  activity_templates: [],
};

beforeAll(async () => {
  house = await openTestHouse();
  await house.db.transaction().execute(fill);
  await sql`analyze`.execute(house.db);
}, 300_000);
afterAll(() => house.close());

async function readIds(tx: DbOrTx, table: Table): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`select _id from ${sql.table(table)} order by _id`.execute(tx);
  return rows.map(({ _id }) => _id);
}

/** One row in hundreds has a given value. */
async function fill(tx: DbOrTx): Promise<void> {
  const rows = (number: number) => sql`generate_series(0, ${sql.lit(number - 1)}) n`;
  const one = (table: Table) => sql`(${ids[table]}::uuid[])[1 + n % ${sql.lit(ids[table].length)}]`;
  const moment = sql`'2020-01-01'::timestamptz + n * interval '1 hour'`;
  await sql`set local statement_timeout = 0`.execute(tx);
  for (const table of ['users', 'families', 'learning_centers', 'regions'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  await sql`insert into products (_id, name) select gen_random_uuid(), 'Product ' || n from ${rows(200)}`.execute(
    tx,
  );
  await sql`insert into master_organizations (_id, name, currency_iso_code)
    select gen_random_uuid(), 'Organization ' || n, 'USD' from ${rows(200)}`.execute(tx);
  ids.products = await readIds(tx, 'products');
  ids.master_organizations = await readIds(tx, 'master_organizations');
  ids.activity_templates = await readIds(tx, 'activity_templates');
  await sql`insert into regions (_id, name, master_organization_id)
    select gen_random_uuid(), 'Region ' || n, ${one('master_organizations')} from ${rows(400)}`.execute(tx);
  ids.regions = await readIds(tx, 'regions');
  await sql`insert into learning_centers (_id, name, url, master_organization_id, region_id, product_id)
    select gen_random_uuid(), 'Center ' || n, 'large-' || n, ${one('master_organizations')}, ${one('regions')},
      ${one('products')} from ${rows(2_000)}`.execute(tx);
  ids.learning_centers = await readIds(tx, 'learning_centers');
  await sql`insert into users (_id, email, firstname, lastname, password_hash, role_alias, master_organization_id,
      region_id, learning_center_id, last_seen_at, blocked_at, flags)
    select gen_random_uuid(), 'person' || n || '@large.test', 'Person', 'Person ' || n, '-',
      case when n % 400 = 0 then 'TRANSLATOR' else (array['TEACHER', 'AUTHOR'])[1 + n % 2] end,
      ${one('master_organizations')}, ${one('regions')}, ${one('learning_centers')}, ${moment},
      case when n % 400 = 7 then now() end,
      case when n % 400 = 0 then '{"flinkAdmin": true, "flinkMake": true}' else '{}' end::jsonb
    from ${rows(ROWS)}`.execute(tx);
  await sql`insert into teacher_products (teacher_id, product_id, position)
    select _id, (${ids.products}::uuid[])[1 + (row_number() over ()) % 200], 0 from users
    where role_alias = 'TEACHER'`.execute(tx);
  await sql`insert into families (_id, name, email, member_names, learning_center_id, product_id, blocked_at)
    select gen_random_uuid(), 'Family ' || n, 'family' || n || '@large.test', 'Child ' || n,
      ${one('learning_centers')}, ${one('products')}, case when n % 400 = 0 then now() end
    from ${rows(ROWS)}`.execute(tx);
  await sql`insert into organization_codes (_id, code, learning_center_id, product_id, created_at, activated_at)
    select gen_random_uuid(), 'LARGE-' || n, ${one('learning_centers')}, ${one('products')}, ${moment},
      case when n % 2 = 0 then ${moment} end from ${rows(ROWS)}`.execute(tx);
  await sql`insert into purchases (_id, family_id, product_id, created_at, status)
    select gen_random_uuid(), _id, product_id, '2020-01-01'::timestamptz + n * interval '1 hour',
      case when n % 400 = 0 then 'Past Due' else 'Active' end
    from (select _id, product_id, row_number() over () as n from families) as family`.execute(tx);
  await sql`insert into pending_registrations (_id, email, learning_center_id, product_id, created_at)
    select gen_random_uuid(), 'new' || n || '@large.test', ${one('learning_centers')}, ${one('products')},
      ${moment} from ${rows(ROWS)}`.execute(tx);
  await sql`insert into audit_log (_id, actor_id, actor_name, action, resource, row_title, at)
    select gen_random_uuid(), ${one('regions')}, 'Person ' || n % 400,
      case when n % 400 = 0 then 'delete' else 'edit' end,
      case when n % 400 = 0 then 'lists' else 'words' end, 'Row ' || n, ${moment} from ${rows(ROWS)}`.execute(
    tx,
  );
  await sql`insert into activities (_id, activity_name, activity_template_id, content_folder, data, locale)
    select gen_random_uuid(), 'Game ' || n, ${one('activity_templates')}, 'activities/' || n, '{}',
      case when n % 400 = 0 then 'sw' else 'en' end from ${rows(ROWS)}`.execute(tx);
  // Every word in English, and one in hundreds in French.
  const texts = sql`case when n % 400 = 0 then '{"en": "Text", "fr": "Texte"}' else '{"en": "Text"}' end::jsonb`;
  await sql`insert into words (_id, word, translations, definitions, related_words, sentences, syllables,
      pronunciations, sounds, definition_sounds)
    select gen_random_uuid(), 'large word ' || n, ${texts}, ${texts}, ${texts}, ${texts}, ${texts}, ${texts},
      ${texts}, ${texts} from ${rows(ROWS)}`.execute(tx);
  await sql`with added as (insert into strings (_id) select gen_random_uuid() from ${rows(ROWS)} returning _id)
    insert into string_values (string_id, locale, string_value)
    select _id, 'en', 'Text' from added`.execute(tx);
  await sql`insert into string_values (string_id, locale, string_value, string_audio)
    select string_id, 'fr', 'Texte', 'texte.mp3' from string_values
    where locale = 'en' and string_value = 'Text' limit ${sql.lit(ROWS / 400)}`.execute(tx);
}

type Query = Readonly<Record<string, unknown>>;

const AUTHOR: Author = {
  userId: '00000000-0000-7000-8000-000000000000',
  name: '',
  reads: 'en',
  everyScope: true,
  authored: true,
  generated: true,
  deletes: 'all',
  managesWords: true,
  groupKinds: [],
};

const PLACES = {
  'filter.masterOrganizationId': [],
  'filter.regionId': [],
  'filter.learningCenterId': [],
  'filter.productId': [],
  'filter.createdAt': [],
};

const LISTS: Readonly<Record<string, (db: Db, query: Query) => Promise<unknown>>> = {
  codes: (db, query) =>
    codes.table(db, EVERYTHING, {
      ...PLACES,
      'filter.state': [],
      'filter.activatedAt': [],
      withFamilies: true,
      ...query,
      orderBy: 'createdAt',
    } as never),
  purchases: (db, query) =>
    familyPurchases.table(db, EVERYTHING, {
      ...PLACES,
      'filter.status': [],
      ...query,
      orderBy: 'createdAt',
    } as never),
  pendingRegistrations: (db, query) =>
    pending.table(db, EVERYTHING, {
      ...PLACES,
      'filter.state': [],
      ...query,
      orderBy: 'createdAt',
    } as never),
  auditLog: (db, query) =>
    audit.page(
      db,
      {
        'filter.action': [],
        'filter.resource': [],
        'filter.actorId': [],
        'filter.at': [],
        ...query,
        orderBy: 'at',
      } as never,
      [],
    ),
  activities: (db, query) =>
    search(db, AUTHOR, {
      'filter.locale': [],
      'filter.isValid': [],
      'filter.wordlist': [],
      'filter.owner': [],
      'filter.updatedAt': [],
      keyword: '',
      kind: 'all',
      ...query,
      orderBy: 'activityName',
    } as unknown as ActivitySearch),
};

function readPage(list: string, db: Db, narrowing: Query): Promise<unknown> {
  const query = { page: 1, limit: 10, order: 'asc', filter: '', ...narrowing } as const;
  const read = LISTS[list];
  if (read) return read(db, query);
  const served = SERVED.find(({ resource }) => resource.name === list);
  if (!served) throw new Error(`There is no list ${list}.`);
  return resources.page(db, served, EVERYTHING, { ...query, orderBy: String(served.resource.columns[0]) });
}

const listStatements = (list: string, narrowing: Query) =>
  statementsOf(house.db, (db) => readPage(list, db, narrowing));

const largeTablesReadWhole = async (statement: CompiledQuery) =>
  (await tablesReadWhole(house.db, statement)).filter((table) => LARGE.some((large) => large === table));

/** Filters by a value that few rows have; a table name stands for the id of one of its rows. */
const FILTERED: readonly (readonly [list: string, filter: string, value: string])[] = [
  ['users', 'roleAlias', 'TRANSLATOR'],
  ['users', 'status', 'blocked'],
  ['users', 'lastSeenAt', DAY],
  ['users', 'masterOrganizationId', 'master_organizations'],
  ['users', 'regionId', 'regions'],
  ['users', 'learningCenterId', 'learning_centers'],
  ['users', 'flinkAdmin', 'yes'],
  ['users', 'flinkMake', 'yes'],
  ['teachers', 'regionId', 'regions'],
  ['teachers', 'learningCenterId', 'learning_centers'],
  ['teachers', 'products', 'products'],
  ['families', 'status', 'blocked'],
  ['families', 'regionId', 'regions'],
  ['families', 'learningCenterId', 'learning_centers'],
  ['families', 'productId', 'products'],
  ...(['codes', 'purchases', 'pendingRegistrations'] as const).flatMap(
    (list) =>
      [
        [list, 'masterOrganizationId', 'master_organizations'],
        [list, 'regionId', 'regions'],
        [list, 'learningCenterId', 'learning_centers'],
        [list, 'productId', 'products'],
        [list, 'createdAt', DAY],
      ] as const,
  ),
  ['codes', 'activatedAt', DAY],
  ...[
    'translations',
    'definitions',
    'relatedWords',
    'sentences',
    'syllables',
    'pronunciations',
    'sounds',
    'definitionSounds',
  ].map((field) => ['words', field, 'fr'] as const),
  ['strings', 'values', 'fr'],
  ['strings', 'audio', 'fr'],
  ['purchases', 'status', 'Past Due'],
  ['auditLog', 'action', 'delete'],
  ['auditLog', 'resource', 'lists'],
  ['auditLog', 'actorId', 'regions'],
  ['auditLog', 'at', DAY],
];

async function expectIndexes(list: string, narrowing: Query): Promise<void> {
  const without = await listStatements(list, {});
  const narrowed = (await listStatements(list, narrowing)).filter(
    ({ sql: text }) => !without.some((other) => other.sql === text),
  );
  expect(narrowed.length).toBeGreaterThan(0);
  for (const statement of narrowed) expect(await largeTablesReadWhole(statement), statement.sql).toEqual([]);
}

test.each(FILTERED)('%s are filtered by %s with an index', async (list, filter, value) => {
  const wanted = value in ids ? ids[value as Table][7] : value;

  await expectIndexes(list, { [`filter.${filter}`]: [wanted] });
});

test('activities are filtered by template with an index', () =>
  expectIndexes('activities', { templateId: ids.activity_templates[3] }));

test('activities of the own edit list are found with an index', () =>
  expectIndexes('activities', { inEditList: true }));

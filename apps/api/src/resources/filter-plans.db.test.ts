import { filtersOf } from '@flink/contract/resources/kit/filters.ts';
import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, DbOrTx } from '../db/database.ts';
import { scopeOf } from '../plugins/access/scope.ts';
import { SERVED } from '../served-resources.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import * as repo from './resource.repo.ts';

const ROWS = 200_000;

/** Tables that may grow so long. What else is managed has as many rows as somebody drew or wrote by hand. */
const LARGE = [
  'users',
  'teachers',
  'families',
  'learningCenters',
  'regions',
  'giftCards',
  'menus',
  'strings',
  'words',
] as const;

/** Where all rows are read, and why that is cheap enough: the total of the table is counted with each page anyway. */
const READS_ALL: Readonly<Record<string, string>> = {
  'learningCenters.plansType': 'one of two values: every other row',
  'giftCards.currencyIsoCode': 'one of a few values',
  'menus.level': 'one of twelve levels',
  'strings.values': 'nearly every text is there in a language, or nearly none is missing',
  'strings.audio': 'the same for sounds',
  ...Object.fromEntries(
    [
      'translations',
      'relatedWords',
      'definitions',
      'sentences',
      'syllables',
      'pronunciations',
      'sounds',
      'definitionSounds',
    ].map((field) => [
      `words.${field}`,
      'nearly every word is there in a language, or nearly none is missing',
    ]),
  ),
};

const EVERYTHING = scopeOf({
  kind: 'person',
  session: { user: { _id: 'somebody' }, userRole: { alias: 'SUPER' }, learner: null } as never,
});

type Ids = Readonly<
  Record<
    | 'master_organizations'
    | 'regions'
    | 'learning_centers'
    | 'products'
    | 'solutions'
    | 'scopes'
    | 'activity_groups',
    readonly string[]
  >
>;

let house: TestHouse;
let ids: Ids;

beforeAll(async () => {
  house = await openTestHouse({ world: 'demo' });
  ids = await house.db.transaction().execute(fill);
  await sql`analyze`.execute(house.db);
}, 900_000);
afterAll(() => house.close());

const idsIn = async (db: DbOrTx, table: keyof Ids) => {
  const { rows } = await sql<{ _id: string }>`
    select _id from ${sql.table(table)} order by _id limit 400`.execute(db);
  return rows.map(({ _id }) => _id);
};

/** Rows as they come in over years: one in hundreds has a given value. */
async function fill(tx: DbOrTx): Promise<Ids> {
  const rows = sql`generate_series(0, ${sql.lit(ROWS - 1)}) n`;
  const one = (of: readonly string[]) => sql`(${of}::uuid[])[1 + n % ${sql.lit(of.length)}]`;
  await sql`set local statement_timeout = 0`.execute(tx);
  // Names kept beside the rows are not what is looked at here, and take most of the time.
  for (const table of ['users', 'families', 'learning_centers', 'regions'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  await sql`insert into products (_id, name)
    select gen_random_uuid(), 'Product ' || n from generate_series(1, 400) n`.execute(tx);
  await sql`insert into scopes (_id, name, categories)
    select gen_random_uuid(), 'Scope ' || n, '{}' from generate_series(1, 400) n`.execute(tx);
  await sql`insert into master_organizations (_id, name, currency_iso_code, plans_type, config)
    select gen_random_uuid(), 'Organization ' || n, 'USD', 'DEFAULT', config
    from generate_series(1, 400) n, (select config from master_organizations limit 1) as like_it`.execute(tx);
  await sql`insert into solutions (_id, display_name, product_id, locale, position)
    select gen_random_uuid(), 'Solution ' || n, (select _id from products limit 1), 'en', n
    from generate_series(1, 400) n`.execute(tx);
  const organizations = await idsIn(tx, 'master_organizations');
  const products = await idsIn(tx, 'products');
  const solutions = await idsIn(tx, 'solutions');
  const scopes = await idsIn(tx, 'scopes');
  await sql`insert into regions (_id, name, master_organization_id)
    select gen_random_uuid(), 'Region ' || n, ${one(organizations)} from ${rows}`.execute(tx);
  const regions = await idsIn(tx, 'regions');
  await sql`insert into learning_centers
      (_id, name, url, master_organization_id, region_id, product_id, expiration_date, config)
    select gen_random_uuid(), 'Center ' || n, 'large-' || n, ${one(organizations)}, ${one(regions)}, ${one(products)},
      '2020-01-01'::timestamptz + n * interval '1 hour', '{}' from ${rows}`.execute(tx);
  const centers = await idsIn(tx, 'learning_centers');
  await sql`insert into users (_id, email, firstname, lastname, password_hash, role_alias, master_organization_id,
      region_id, learning_center_id, available_scopes, last_seen_at, blocked_at, flags)
    select gen_random_uuid(), 'person' || n || '@large.test', 'Person', 'Person ' || n, '-',
      case when n % 400 = 0 then 'TRANSLATOR' else (array['TEACHER', 'AUTHOR'])[1 + n % 2] end,
      ${one(organizations)}, ${one(regions)}, ${one(centers)}, array[${one(scopes)}],
      '2020-01-01'::timestamptz + n * interval '10 minutes', case when n % 400 = 7 then now() end,
      case when n % 400 = 0 then '{"flinkAdmin": true, "flinkMake": true}' else '{}' end::jsonb
    from ${rows}`.execute(tx);
  await sql`insert into teacher_products (teacher_id, product_id, position)
    select _id, (${products}::uuid[])[1 + (row_number() over ()) % 400], 0 from users where role_alias = 'TEACHER'`.execute(
    tx,
  );
  await sql`insert into families (_id, name, email, member_names, learning_center_id, product_id, blocked_at)
    select gen_random_uuid(), 'Family ' || n, 'family' || n || '@large.test', 'Child ' || n, ${one(centers)},
      ${one(products)}, case when n % 400 = 0 then now() end from ${rows}`.execute(tx);
  await sql`insert into gift_cards (_id, code, value, currency_iso_code, master_organization_id, expires_on, redeemed_at)
    select gen_random_uuid(), 'LARGE-' || n, 1 + n % 1000, 'USD', ${one(organizations)}, '2020-01-01'::date + n % 2000,
      '2020-01-01'::timestamptz + n * interval '10 minutes' from ${rows}`.execute(tx);
  await sql`insert into activity_groups (_id, solution_id, parent_id, name, level, subject, position)
    select gen_random_uuid(), ${one(solutions)}, null, 'Group ' || n, 1 + n % 12, 'reading', n from ${rows}`.execute(
    tx,
  );
  const groups = await idsIn(tx, 'activity_groups');
  await sql`update activity_groups set parent_id = ${groups[0]} where _id in (
    select _id from activity_groups where _id <> ${groups[0]} limit 300)`.execute(tx);
  return {
    master_organizations: organizations,
    regions,
    learning_centers: centers,
    products,
    solutions,
    scopes,
    activity_groups: groups,
  };
}

/** A value of each filter that one row in hundreds has. */
const values = (): Readonly<Record<string, string | undefined>> => ({
  'users.roleAlias': 'TRANSLATOR',
  'users.status': 'blocked',
  'users.lastSeenAt': '2021-03-04..2021-03-05',
  'users.masterOrganizationId': ids.master_organizations[7],
  'users.regionId': ids.regions[7],
  'users.learningCenterId': ids.learning_centers[7],
  'users.scopes': ids.scopes[7],
  'users.flinkAdmin': 'yes',
  'users.flinkMake': 'yes',
  'teachers.learningCenterId': ids.learning_centers[7],
  'teachers.products': ids.products[7],
  'families.status': 'blocked',
  'families.learningCenterId': ids.learning_centers[7],
  'families.productId': ids.products[7],
  'learningCenters.masterOrganizationId': ids.master_organizations[7],
  'learningCenters.regionId': ids.regions[7],
  'learningCenters.productId': ids.products[7],
  'learningCenters.expirationDate': '2021-03-04..2021-03-05',
  'regions.masterOrganizationId': ids.master_organizations[7],
  'giftCards.masterOrganizationId': ids.master_organizations[7],
  'giftCards.value': '500..501',
  'giftCards.expiresOn': '2021-03-04..2021-03-05',
  'giftCards.redeemedAt': '2021-03-04..2021-03-05',
  'menus.solutionId': ids.solutions[7],
  'menus.parentId': ids.activity_groups[0],
});

/** The statements by which a page is read. */
async function statementsOf(name: string, query: Readonly<Record<string, unknown>>) {
  const served = SERVED.find(({ resource }) => resource.name === name);
  if (!served) throw new Error(name);
  const nodes: RootOperationNode[] = [];
  const spy: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const [orderBy] = served.resource.columns;
  await repo.page(house.db.withPlugin(spy), served, EVERYTHING, {
    page: 1,
    limit: 10,
    order: 'asc',
    orderBy: String(orderBy),
    filter: '',
    ...query,
  });
  const executor = house.db.getExecutor();
  return {
    table: served.serving.table,
    statements: nodes.map((node) => executor.compileQuery(node, createQueryId())),
  };
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const partsOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

async function planOf(db: Db, { sql: text, parameters }: CompiledQuery): Promise<readonly Plan[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  );
  const [found] = rows;
  if (!found) throw new Error('The database has no plan.');
  return partsOf(found['QUERY PLAN'][0].Plan);
}

const FILTERS = LARGE.flatMap((name) => {
  const served = SERVED.find(({ resource }) => resource.name === name);
  return served ? filtersOf(served.resource).map((filter) => `${name}.${filter.name}`) : [];
});

test('who reads all rows of a large table says why, and nobody says it in vain', () => {
  expect(Object.keys(READS_ALL).filter((one) => !FILTERS.includes(one))).toEqual([]);
});

test.each(FILTERS.filter((one) => !(one in READS_ALL)))('%s is found by an index', async (one) => {
  const [name = '', field] = one.split('.');
  const value = values()[one];
  if (!value) throw new Error(`Say a value of ${one} that few rows have.`);
  const without = await statementsOf(name, {});
  const filtered = await statementsOf(name, { [`filter.${field}`]: [value] });

  const narrowed = filtered.statements.filter(
    ({ sql: text }) => !without.statements.some((other) => other.sql === text),
  );
  expect(narrowed.length).toBeGreaterThan(0);
  for (const statement of narrowed) {
    const parts = await planOf(house.db, statement);
    const scans = parts.filter(
      (part) => part['Node Type'] === 'Seq Scan' && part['Relation Name'] === filtered.table,
    );
    expect(scans, statement.sql).toEqual([]);
  }
});

import { roles } from '@flink/contract/access/roles.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { statementsOf, tablesReadWhole } from '../../testing/read-whole.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { searchService } from './search.service.ts';

const LEARNERS = Number(process.env['FLINK_SEARCHED_LEARNERS'] ?? 20_000);
const CENTERS = 200;
const LARGE = ['families', 'family_members', 'users'];

let house: TestHouse;
const firsts: Record<'organization' | 'region' | 'center' | 'person', string> = {
  organization: '',
  region: '',
  center: '',
  person: '',
};

beforeAll(async () => {
  house = await openTestHouse();
  await house.db.transaction().execute(fill);
  await sql`vacuum analyze families, family_members, users, learning_centers`.execute(house.db);
}, 600_000);
afterAll(() => house.close());

/** 4 organizations, 20 regions, 200 centers; names of 500 kinds. */
async function fill(tx: DbOrTx): Promise<void> {
  const rows = (number: number) => sql`generate_series(0, ${sql.lit(number - 1)}) n`;
  const add = async (statement: ReturnType<typeof sql<{ _id: string }>>) =>
    (await statement.execute(tx)).rows.map(({ _id }) => _id);
  const one = (ids: readonly string[]) => sql`(${ids}::uuid[])[1 + n % ${sql.lit(ids.length)}]`;
  await sql`set local statement_timeout = 0`.execute(tx);
  const triggers = async (state: 'enable' | 'disable') => {
    for (const table of ['users', 'families', 'family_members', 'learning_centers', 'regions'])
      await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(tx);
  };
  await triggers('disable');
  const [product = ''] = await add(
    sql`insert into products (_id, name) values (gen_random_uuid(), 'Product') returning _id`,
  );
  const organizations = await add(sql`insert into master_organizations (_id, name, currency_iso_code)
    select gen_random_uuid(), 'Organization ' || n, 'USD' from ${rows(4)} returning _id`);
  const regions = await add(sql`insert into regions (_id, name, master_organization_id)
    select gen_random_uuid(), 'Region ' || n, ${one(organizations)} from ${rows(20)} returning _id`);
  const centers = await add(sql`insert into learning_centers
      (_id, name, url, master_organization_id, region_id, product_id)
    select gen_random_uuid(), 'Center ' || n, 'large-' || n, ${one(organizations)}, ${one(regions)}, ${product}
    from ${rows(CENTERS)} returning _id`);
  await sql`insert into users (_id, email, firstname, lastname, password_hash, role_alias, master_organization_id,
      region_id, learning_center_id)
    select gen_random_uuid(), 'person' || n || '@large.test', 'Person', 'Number' || n, '-', 'TEACHER',
      ${one(organizations)}, ${one(regions)}, ${one(centers)} from ${rows(10_000)}`.execute(tx);
  await sql`insert into families (_id, name, email, learning_center_id, product_id)
    select gen_random_uuid(), 'Family' || n, 'family' || n || '@large.test', ${one(centers)}, ${product}
    from ${rows(LEARNERS)}`.execute(tx);
  await sql`insert into family_members (_id, family_id, learning_center_id, firstname, lastname, type, username,
      password_hash)
    select gen_random_uuid(), _id, learning_center_id,
      (array['Amina', 'Maria', 'Juma', 'Joanna', 'Kito', 'Elena', 'Susan', 'Diego', 'Neema', 'Annika'])[1 + n % 10],
      substr(md5((n % 500)::text), 1, 6), 'child', 'large-' || n, '-'
    from (select _id, learning_center_id, row_number() over (order by _id) as n from families
      where name like 'Family%') as family`.execute(tx);
  await triggers('enable');
  const [person = ''] = await add(sql`select _id from users where email = 'person7@large.test'`);
  Object.assign(firsts, { organization: organizations[0], region: regions[0], center: centers[0], person });
}

const scopes = (): Readonly<Record<string, Scope>> =>
  ({
    SUPER: { kind: 'everything', alias: 'SUPER' },
    MASTER_ORGANIZATION_ADMIN: { kind: 'masterOrganization', masterOrganizationId: firsts.organization },
    REGION_ADMIN: { kind: 'region', regionId: firsts.region },
    LEARNING_CENTER_ADMIN: { kind: 'learningCenter', learningCenterId: firsts.center },
  }) as unknown as Readonly<Record<string, Scope>>;

const sessionOf = (alias: string) =>
  ({
    user: { _id: firsts.person, firstname: '', lastname: '' },
    userRole: roles[alias as keyof typeof roles],
    learner: null,
  }) as unknown as Session;

const find = (db: Db, alias: string, words: string) =>
  searchService({ db }).find(sessionOf(alias), scopes()[alias] as Scope, words);

const ROLES = ['SUPER', 'MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN', 'LEARNING_CENTER_ADMIN'];
const WORDS = ['ma', 'maria', 'anna', 'family12', 'nobody is called so'];

test.each(ROLES.flatMap((role) => WORDS.map((words) => [role, words] as const)))(
  '%s finds "%s" without reading a large table whole',
  async (role, words) => {
    const read: string[] = [];
    for (const statement of await statementsOf(house.db, (db) => find(db, role, words)))
      read.push(...(await tablesReadWhole(house.db, statement)));

    expect(read.filter((table) => LARGE.includes(table))).toEqual([]);
  },
);

test('the whole name stands first among very many that begin or go on with it', async () => {
  const { db } = house;
  const [family] = await db
    .selectFrom('families')
    .select('_id')
    .where('learning_center_id', '=', firsts.center)
    .limit(1)
    .execute();
  const add = (firstname: string, from: number, to: number) =>
    sql`
    insert into family_members (_id, family_id, firstname, lastname, type, username, password_hash)
    select gen_random_uuid(), ${family?._id}, ${firstname}::text, 'Zuberi' || case when n = 0 then '' else ' ' || n end,
      'child', 'zuberi-' || length(${firstname}::text) || '-' || n, '-' from generate_series(${from}::int, ${to}::int) n`.execute(
      db,
    );
  await add('Rosa', 1, 300);
  await add('Maria Rosa', 0, 300);
  await add('Rosa', 0, 0);

  for (const role of ROLES) {
    const learners = (await find(db, role, 'rosa zuberi')).filter(({ kind }) => kind === 'learners');

    expect(learners.map(({ title }) => title)[0], role).toBe('Rosa Zuberi');
    expect(learners).toHaveLength(5);
    expect((await find(db, role, 'maria rosa zuberi')).map(({ title }) => title)[0]).toBe(
      'Maria Rosa Zuberi',
    );
  }
});

test('learners are found in the center that their family has moved to', async () => {
  const { db } = house;
  const moved = await db
    .selectFrom('families')
    .select('_id')
    .where('learning_center_id', '<>', firsts.center)
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`insert into family_members (_id, family_id, firstname, lastname, type, username, password_hash)
    values (gen_random_uuid(), ${moved._id}, 'Xola', 'Moved', 'child', 'xola-moved', '-')`.execute(db);
  expect(await find(db, 'LEARNING_CENTER_ADMIN', 'xola')).toEqual([]);

  await db
    .updateTable('families')
    .set({ learning_center_id: firsts.center })
    .where('_id', '=', moved._id)
    .execute();

  expect((await find(db, 'LEARNING_CENTER_ADMIN', 'xola')).map(({ title }) => title)).toEqual(['Xola Moved']);
});

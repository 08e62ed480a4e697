import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

async function run(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const empty = () => run('drop schema public cascade; create schema public');
const applied = () => run('select name from schema_migrations order by name');

test('an empty database gets every migration, in order', async () => {
  await empty();

  const names = await migrate(database.url);

  expect(names).toEqual((await readMigrations()).map(({ name }) => name));
  expect(await applied()).toEqual(names.map((name) => ({ name })));
});

test('a database that is up to date is left alone', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

test('servers that migrate at once migrate once', async () => {
  await empty();

  const results = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);

  expect(results.flat().toSorted()).toEqual((await readMigrations()).map(({ name }) => name));
});

test('a server says why it gives up where another one goes on migrating', async () => {
  await empty();
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; select pg_advisory_xact_lock(7203411)');

  const start = migrate(database.url, 50);

  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/^Another server has been changing the tables/);
  await other.end();
  expect(await migrate(database.url)).not.toEqual([]);
});

test('a migration that was changed after it had run stops the start', async () => {
  const [first] = await readMigrations();
  await run(`update schema_migrations set checksum = 'another' where name = '${first?.name}'`);

  const start = migrate(database.url);

  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(
    `The migration ${first?.name} was changed after the database had run it: migrations are append-only, restore the file and add a new one.`,
  );
});

test('a migration of a newer version stops the start, and nothing is applied', async () => {
  await empty();
  await run(
    'create table schema_migrations (name text primary key, checksum text, applied_at timestamptz default now())',
  );
  await run(`insert into schema_migrations values ('9999-teleport.sql', 'x')`);

  await expect(migrate(database.url)).rejects.toThrow(
    /newer version of Flink \(migration 9999-teleport\.sql/,
  );
  expect(await applied()).toEqual([{ name: '9999-teleport.sql' }]);
});

test('a migration that fails is rolled back whole, and can be tried again', async () => {
  await empty();
  await run('create table outbox_messages (in_the_way integer)');

  await expect(migrate(database.url)).rejects.toThrow(
    /^The migration 0001-house\.sql failed and was rolled back: .*outbox_messages/,
  );
  expect(await applied()).toEqual([]);
  expect(await run(`select to_regclass('users') as users`)).toEqual([{ users: null }]);

  await run('drop table outbox_messages');
  expect(await migrate(database.url)).toContain('0001-house.sql');
});

test('migrations are numbered without a gap or a pair', async () => {
  const names = (await readMigrations()).map(({ name }) => name);

  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.sql$/);
});

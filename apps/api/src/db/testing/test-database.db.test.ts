import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { readMigrations } from '../migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { dropRun, makeTemplate } from './test-databases.ts';

const made: TestDatabase[] = [];

async function testDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  made.push(database);
  return database;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

test('a test database has every migration', async () => {
  const { url } = await testDatabase();

  const applied = await query(url, 'select name from schema_migrations order by name');

  expect(applied).toEqual((await readMigrations()).map(({ name }) => ({ name })));
});

test('what one test file writes is not seen by another', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);

  await query(one.url, 'create table noise as select 1 as one');

  expect(await query(other.url, "select to_regclass('noise') as found")).toEqual([{ found: null }]);
});

test('a dropped database is gone although somebody is still connected', async () => {
  const { url, drop } = await testDatabase();
  const forgotten = new pg.Client({ connectionString: url });
  forgotten.on('error', () => {});
  await forgotten.connect();

  await drop();

  await expect(query(url, 'select 1')).rejects.toMatchObject({ code: '3D000' });
});

test('a second run on the same server keeps to its own databases', async () => {
  const mine = await testDatabase();
  const secondRun = await makeTemplate(inject('testDatabases').serverUrl);

  await dropRun(secondRun);

  expect(await query(mine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

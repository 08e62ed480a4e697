import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from './database.ts';
import { DatabaseAway } from './database-away.ts';
import { type FaultyLine, faultyLine } from './testing/faulty-line.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let line: FaultyLine;
let db: Db;
let direct: Db;
const news: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  direct = openDatabase(database.url, 1, () => undefined);
});

beforeEach(async () => {
  line = await faultyLine(database.url);
  news.length = 0;
  db = openDatabase(line.url, 3, ({ name }) => news.push(name), { onBack: () => news.push('back') });
});

afterEach(async () => {
  line.thaw();
  await db.destroy();
  await line.close();
});

afterAll(async () => {
  await direct.destroy();
  await database.drop();
});

const one = async (from: Db) => (await sql<{ one: number }>`select 1 as one`.execute(from)).rows[0]?.one;
const backendOf = async (from: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(from)).rows[0]?.pid;
const end = (pid: number | undefined) => sql`select pg_terminate_backend(${pid})`.execute(direct);
const sleepIn = (from: Db, seconds: number) => sql`select pg_sleep(${seconds})`.execute(from);
const settled = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
  );

test('indexes are weighed as on a disk that does not turn', async () => {
  const { rows } = await sql`show random_page_cost`.execute(direct);

  expect(rows).toEqual([{ random_page_cost: '1.1' }]);
});

test('a call gives its statement up after half a minute, a job never, and nobody holds a transaction idle', async () => {
  const jobs = openDatabase(database.url, 1, () => undefined, { kind: 'jobs' });
  const limits = async (of: typeof db) =>
    (
      await sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(of)
    ).rows;
  const found = [await limits(db), await limits(jobs)].flat();
  await jobs.destroy();

  expect(found).toEqual([
    { statement: '30s', idle: '1min' },
    { statement: '0', idle: '1min' },
  ]);
});

test('a connection that is ended under a transaction fails it alone', async () => {
  const work = db.transaction().execute(async (tx) => {
    await end(await backendOf(tx));
    await sql`select 1`.execute(tx);
  });

  expect(await settled(work)).toBe('DatabaseAway');
  expect(await one(db)).toBe(1);
});

test('a connection that is ended while nothing is asked of it is noticed by nobody', async () => {
  const work = db.transaction().execute(async (tx) => {
    await end(await backendOf(tx));
    // The end has arrived, and nobody has asked anything since.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

  expect(await settled(work)).toBe('DatabaseAway');
  expect(await one(db)).toBe(1);
});

test('a statement on a server that has become a copy gives its connection up', async () => {
  const pids: (number | undefined)[] = [];
  const write = db.transaction().execute(async (tx) => {
    pids.push(await backendOf(tx));
    await sql`set transaction read only`.execute(tx);
    await sql`create table noise (id int)`.execute(tx);
  });

  expect(await settled(write)).toBe('DatabaseAway');
  expect(pids).not.toContain(await backendOf(db));
});

test('whatever is asked of a database that stands still fails, also what comes later, until it goes on', async () => {
  await one(db);
  line.freeze();

  const asked = await Promise.all(Array.from({ length: 8 }, () => settled(one(db))));
  const later = await settled(one(db));
  line.thaw();
  await expect.poll(() => news.at(-1), { timeout: 15_000 }).toBe('back');

  expect(asked).toEqual(Array(8).fill('DatabaseAway'));
  expect(later).toBe('DatabaseAway');
  expect(news).toContain('DatabaseAway');
  expect(await one(db)).toBe(1);
});

test('a statement that takes long on a database that lives is left alone', async () => {
  const long = settled(sleepIn(db, 2.5));

  expect(await long).toBe('done');
  expect(news).toEqual([]);
});

test('connections to a server that was replaced are given up, and new ones are made', async () => {
  const sleeping = sql<{ pid: number }>`
    select pid from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()`;
  const stuck = settled(sleepIn(db, 20));
  await expect.poll(async () => (await sleeping.execute(direct)).rows.length).toBe(1);
  const [sleeper] = (await sleeping.execute(direct)).rows;

  line.failOver();
  await end(sleeper?.pid);

  expect(await stuck).toBe('DatabaseAway');
  expect(await one(db)).toBe(1);
  expect(news).not.toContain('back');
});

test('a server that greets nobody goes on for those it has, and who needs a new connection is told', async () => {
  await one(db);
  line.greetNobody();

  const held = db.connection().execute(async (connection) => {
    const newcomer = await settled(one(db));
    return [newcomer, await one(connection)];
  });

  expect(await held).toEqual(['DatabaseAway', 1]);
});

test('who asks while the database is restarted waits for it', async () => {
  await one(db);
  await line.close();
  await expect.poll(() => news.length).toBeGreaterThan(0);

  const asked = settled(one(db));
  line = await faultyLine(database.url, Number(new URL(line.url).port));

  expect(await asked).toBe('done');
});

test('a database that is nowhere is said to be away', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none', 2, () => undefined);

  await expect(one(nowhere)).rejects.toThrow(DatabaseAway);
  await nowhere.destroy();
});

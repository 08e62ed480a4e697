import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { uuidv7 } from '../db/uuid.ts';
import type { ClockJob } from './job.ts';
import { CLOCK_JOBS, type Jobs, startJobs } from './jobs.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { jobNeeds, openJobsDatabase } from './testing/job-needs.ts';

vi.setConfig({ testTimeout: 60_000 });

const NEVER = '0 3 1 1 *';
const STUCK_SERVER = new URL('./testing/stuck-server.ts', import.meta.url).pathname;
const POLICY = new URL('../db/migrations/0101-one-run-of-a-job.sql', import.meta.url);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
const servers: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = openJobsDatabase(database.url);
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function start(...jobs: readonly ClockJob[]): Promise<Jobs> {
  const server = await startJobs({ ...jobNeeds(db), url: database.url }, jobs, 1);
  servers.push(server);
  return server;
}

const unfinished = async (name: string) =>
  (await sql`select from pgboss.job where name = ${name} and state <= 'active'`.execute(db)).rows.length;

test('a job runs once although two servers listen for it', async () => {
  const mayEnd = Promise.withResolvers<void>();
  const run = vi.fn(() => mayEnd.promise);
  const job: ClockJob = { name: 'count-once', cron: NEVER, run };
  const both = [await start(job), await start(job)];

  await Promise.all(both.map((server) => server.runNow(job.name)));
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 20_000 });
  await Promise.all(both.map((server) => server.runNow(job.name)));

  expect(await unfinished(job.name)).toBe(1);
  mayEnd.resolve();
  await vi.waitFor(async () => expect(await unfinished(job.name)).toBe(0), { timeout: 20_000 });
  expect(run).toHaveBeenCalledTimes(1);
});

test('a job that takes longer than it may is asked to stop, and starts again only after it has ended', async () => {
  const isAsked = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const run = vi.fn(async ({ signal }: { readonly signal?: AbortSignal }) => {
    running += 1;
    most = Math.max(most, running);
    if (run.mock.calls.length === 1) {
      signal?.addEventListener('abort', () => isAsked.resolve());
      await mayEnd.promise;
    }
    running -= 1;
  });
  const job: ClockJob = { name: 'count-slowly', cron: NEVER, maxMinutes: 1 / 60, run };
  const [first] = [await start(job), await start(job)];

  await first.runNow(job.name);
  await isAsked.promise;
  await first.runNow(job.name);
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from pgboss.queue where name = ${job.name} and monitor_on > (
        select started_on + interval '3 seconds' from pgboss.job where name = ${job.name})`.execute(db);
      expect(rows).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  expect([run.mock.calls.length, await unfinished(job.name)]).toEqual([1, 1]);

  mayEnd.resolve();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), { timeout: 30_000 });
  expect(most).toBe(1);
});

test('the job of a server that was killed is taken by another one', async () => {
  const run = vi.fn(async () => undefined);
  const job: ClockJob = { name: 'count-on-elsewhere', cron: NEVER, run };
  const stuck = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', STUCK_SERVER, database.url, job.name],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(stuck.stdout, 'data');
  stuck.kill('SIGKILL');
  await start(job);
  expect(run).not.toHaveBeenCalled();

  await sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => heartbeat_seconds + 1)
    where name = ${job.name}`.execute(db);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 30_000 });
});

test('a job that was stopped goes on where it was, and begins anew once it has ended', async () => {
  const began: (string | null)[] = [];
  const job: ClockJob = {
    name: 'count-from-a-cursor',
    cron: NEVER,
    run: async ({ cursor }) => {
      began.push((await cursor?.read()) ?? null);
      if (began.length > 1) return;
      await cursor?.save('m');
      await cursor?.save('n');
      throw new Error('stopped');
    },
  };
  const server = await start(job);
  const runs = async (count: number) => {
    await vi.waitFor(() => expect(began).toHaveLength(count), { timeout: 30_000 });
    await vi.waitFor(async () => expect(await unfinished(job.name)).toBe(0), { timeout: 30_000 });
  };

  await server.runNow(job.name);
  await vi.waitFor(() => expect(began).toHaveLength(1), { timeout: 30_000 });
  await sql`update pgboss.job set start_after = now() where name = ${job.name}`.execute(db);
  await runs(2);
  await server.runNow(job.name);
  await runs(3);

  expect(began).toEqual([null, 'n', null]);
});

test('the clock goes on after the database has ended all its connections', async () => {
  const ran = vi.fn();
  const job: ClockJob = { name: 'count-on', cron: NEVER, run: async () => ran() };
  const server = await start(job);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await vi.waitFor(() => server.runNow(job.name), { timeout: 10_000, interval: 200 });

  await vi.waitFor(() => expect(ran).toHaveBeenCalled(), { timeout: 20_000 });
});

test('a queue of an earlier version takes the limits of this one', async () => {
  const job: ClockJob = { name: 'count-within-limits', cron: NEVER, run: async () => undefined };
  await start(job);
  await sql`update pgboss.queue set expire_seconds = 900, retry_limit = 0 where name = ${job.name}`.execute(
    db,
  );

  await start(job);

  const { rows } =
    await sql`select expire_seconds, retry_limit from pgboss.queue where name = ${job.name}`.execute(db);
  expect(rows).toEqual([{ expire_seconds: 86_400, retry_limit: 3 }]);
});

test('a queue of an earlier version takes no second job any more', async () => {
  const boss = new PgBoss({ connectionString: database.url, max: 1 });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue('old-queue');
  for (let n = 0; n < 3; n += 1) await boss.send('old-queue', {});

  await sql.raw(await readFile(POLICY, 'utf8')).execute(db);
  for (let n = 0; n < 3; n += 1) await boss.send('old-queue', {});

  await boss.stop();
  expect(await unfinished('old-queue')).toBe(1);
});

test('nightly jobs go by the time zone of the installation, from the moment it is saved', async () => {
  const nightly: ClockJob = { name: 'count-at-night', cron: '5 3 * * *', run: async () => undefined };
  const often: ClockJob = { name: 'count-often', cron: '5 * * * *', run: async () => undefined };
  await db
    .insertInto('config')
    .values({ key: 'timeZone', value: JSON.stringify('America/New_York') })
    .execute();
  const zones = async () =>
    (
      await sql<{ zone: string }>`select timezone as zone from pgboss.schedule
        where name in ('count-at-night', 'count-often') order by name`.execute(db)
    ).rows.map(({ zone }) => zone);
  const server = await start(nightly, often);
  const atFirst = await zones();

  await expect(
    db.transaction().execute(async (tx) => {
      await server.setTimeZone(tx, 'Asia/Tokyo');
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const afterFailure = await zones();
  await db.transaction().execute((tx) => server.setTimeZone(tx, 'Africa/Nairobi'));

  expect([atFirst, afterFailure, await zones()]).toEqual([
    ['America/New_York', 'UTC'],
    ['America/New_York', 'UTC'],
    ['Africa/Nairobi', 'UTC'],
  ]);
});

test('jobs with an hour run between two and four', () => {
  const withHour = CLOCK_JOBS.map(({ cron }) => cron).filter((cron) => cron.split(' ')[1] !== '*');

  expect(withHour.length).toBeGreaterThan(5);
  // The full hour is not found in a time zone whose clocks change by half an hour (cron-parser 5).
  for (const cron of withHour) expect(cron).toMatch(/^[1-9]\d? [23] \* \* [*\d]$/);
});

test('old messages leave the outbox, young ones stay', async () => {
  const message = { channel: 'mail', recipient: 'ana@example.test', text: 'Hello' };
  const old = new Date(Date.now() - 31 * 86_400_000);
  await db
    .insertInto('outbox_messages')
    .values([
      { ...message, _id: uuidv7(), subject: 'old', created_at: old },
      { ...message, _id: uuidv7(), subject: 'young' },
    ])
    .execute();

  await sweepOutbox.run(jobNeeds(db));

  const left = await db.selectFrom('outbox_messages').select('subject').execute();
  expect(left).toEqual([{ subject: 'young' }]);
});

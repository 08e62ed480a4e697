import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { uuidv7 } from '../db/uuid.ts';
import { logger } from '../plugins/logging.ts';
import type { FileStore } from '../ports/files/port.ts';
import { type Mail, openMail } from '../ports/mail/open.ts';
import type { Payments } from '../ports/payments/port.ts';
import { sandboxRosters } from '../ports/school-sign-in/sandbox-rosters.ts';
import { secretBox } from '../secret-box.ts';
import type { ClockJob } from './job.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { sweepOutbox } from './sweep-outbox.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let mail: Mail;
const log = logger({ logLevel: 'silent' });
const school = {
  payments: {} as Payments,
  rosters: sandboxRosters,
  schoolTokens: secretBox(new Uint8Array(32)),
  origin: () => 'http://flink.test',
};
const files = { removeAbandonedUploads: async () => 0 } as unknown as FileStore;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 4, () => undefined);
  mail = openMail({ smtp: null, sms: null }, db);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('a job runs once although two servers listen for it', async () => {
  const ran = vi.fn();
  const job: ClockJob = { name: 'count-once', cron: '0 0 1 1 *', run: async () => ran() };
  const servers: Jobs[] = [];
  for (let n = 0; n < 2; n += 1)
    servers.push(await startJobs({ db, files, mail, ...school, log, url: database.url }, [job]));

  await Promise.all(servers.map((server) => server.runNow(job.name)));

  await vi.waitFor(() => expect(ran).toHaveBeenCalled(), { timeout: 10_000 });
  await Promise.all(servers.map((server) => server.stop()));
  expect(ran).toHaveBeenCalledTimes(1);
});

test('the clock goes on after the database has ended all its connections', async () => {
  const ran = vi.fn();
  const job: ClockJob = { name: 'count-on', cron: '0 0 1 1 *', run: async () => ran() };
  const server = await startJobs({ db, files, mail, ...school, log, url: database.url }, [job]);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await vi.waitFor(() => server.runNow(job.name), { timeout: 10_000, interval: 200 });

  await vi.waitFor(() => expect(ran).toHaveBeenCalled(), { timeout: 20_000 });
  await server.stop();
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

  await sweepOutbox.run({ db, files, mail, ...school, log });

  const left = await db.selectFrom('outbox_messages').select('subject').execute();
  expect(left).toEqual([{ subject: 'young' }]);
});

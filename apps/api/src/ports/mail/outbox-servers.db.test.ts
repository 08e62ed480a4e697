import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Db, openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { CONCURRENCY } from './deliver.ts';
import { openMail } from './open.ts';
import { type MailSink, mailSink } from './testing/mail-sink.ts';

vi.setConfig({ testTimeout: 120_000 });

const DELIVERER = new URL('./testing/deliverer.ts', import.meta.url).pathname;

let database: TestDatabase;
let db: Db;
let sink: MailSink;

beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 8, () => undefined);
  sink = await mailSink(60);
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
  await sink.close();
});

const recipients = (count: number) => Array.from({ length: count }, (_, n) => `person${n}@flink.test`);

/** Older than the wait before a second attempt. */
async function writeOldMails(count: number) {
  const created_at = new Date(Date.now() - 6 * 60_000);
  await db
    .insertInto('outbox_messages')
    .values(
      recipients(count).map((recipient) => ({
        _id: uuidv7(),
        channel: 'mail',
        recipient,
        subject: 'Hello',
        text: 'Hello',
        created_at,
      })),
    )
    .execute();
}

function deliverer(): ChildProcess {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', DELIVERER, database.url, sink.url],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
}

const leaseIsOver = () =>
  db
    .updateTable('outbox_messages')
    .set({ claimed_at: new Date(Date.now() - 6 * 60_000) })
    .where('sent_at', 'is', null)
    .execute();

test('two servers send each of 1,000 mails older than five minutes once, also where servers are killed', async () => {
  await writeOldMails(1_000);
  const servers = [deliverer(), deliverer()];

  let kills = 0;
  for (const after of [150, 400, 700]) {
    const server = servers.shift();
    await vi.waitFor(() => expect(sink.counts.size).toBeGreaterThan(after), { timeout: 60_000, interval: 5 });
    server?.kill('SIGKILL');
    kills += 1;
    servers.push(deliverer());
  }
  await Promise.all(servers.map((server) => once(server, 'exit')));
  const stillClaimed = await db
    .selectFrom('outbox_messages')
    .select('_id')
    .where('sent_at', 'is', null)
    .execute();
  await leaseIsOver();
  await openMail({ smtp: { url: sink.url, from: 'no-reply@flink.test' }, sms: null }, db).deliver();

  const missing = recipients(1_000).filter((recipient) => !sink.counts.has(recipient));
  const again = [...sink.counts.values()].reduce((sum, count) => sum + count - 1, 0);
  expect(missing).toEqual([]);
  expect(stillClaimed.length).toBeLessThanOrEqual(kills * CONCURRENCY);
  // Only a mail that the mail server took while its sender was killed goes out twice.
  expect(again).toBeLessThanOrEqual(stillClaimed.length);
});

test('many mails share few connections', async () => {
  await writeOldMails(200);
  const mail = openMail({ smtp: { url: sink.url, from: 'no-reply@flink.test' }, sms: null }, db);
  const began = performance.now();

  expect(await mail.deliver()).toEqual({ sent: 200, failed: 0 });

  const perSecond = 200 / ((performance.now() - began) / 1_000);
  process.stdout.write(`${perSecond.toFixed(0)} mails a second\n`);
  expect(sink.connections()).toBeLessThanOrEqual(CONCURRENCY);
});

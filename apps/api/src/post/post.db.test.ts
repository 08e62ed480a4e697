import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { outboxPost } from './post.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 2, () => undefined);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const outbox = () =>
  db
    .selectFrom('outbox_messages')
    .select(['channel', 'recipient', 'subject', 'text', 'html'])
    .orderBy('_id')
    .execute();

test('mails and text messages wait in the outbox', async () => {
  const post = outboxPost(db);

  await post.mail({
    to: 'ana@flink.test',
    subject: 'Hello',
    text: 'Hi',
    html: '<p>Hi</p>',
    kind: 'greeting',
  });
  await post.text({ to: '+12025550143', text: 'Hi' });

  expect(await outbox()).toEqual([
    { channel: 'mail', recipient: 'ana@flink.test', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' },
    { channel: 'sms', recipient: '+12025550143', subject: null, text: 'Hi', html: null },
  ]);
});

test('a message written in a transaction that fails was never written', async () => {
  const before = await outbox();

  await db
    .transaction()
    .execute(async (tx) => {
      await outboxPost(tx).text({ to: '+12025550143', text: 'You are in' });
      throw new Error('not after all');
    })
    .catch(() => undefined);

  expect(await outbox()).toEqual(before);
});

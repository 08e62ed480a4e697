import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { uuidv7 } from '../db/uuid.ts';
import { sweepSignIn } from './sweep-sign-in.ts';
import { jobNeeds } from './testing/job-needs.ts';

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

test('counters whose hour is over, sessions that are over and places of long ago go, the others stay', async () => {
  const accountId = uuidv7();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db
    .insertInto('sign_in_guesses')
    .values([
      { key: 'over', points: 3, expire: Date.now() - 1 },
      { key: 'counting', points: 3, expire: Date.now() + 60_000 },
    ])
    .execute();
  await db
    .insertInto('sign_in_places')
    .values([
      { account_id: accountId, place_hash: 'last year', seen_at: daysAgo(181) },
      { account_id: accountId, place_hash: 'last month', seen_at: daysAgo(30) },
    ])
    .execute();

  await db
    .insertInto('known_devices')
    .values([
      { account_id: accountId, device_hash: 'last year', seen_at: daysAgo(181) },
      { account_id: accountId, device_hash: 'last month', seen_at: daysAgo(30) },
    ])
    .execute();
  const sessions = { over: uuidv7(), justOver: uuidv7(), open: uuidv7() };
  await db
    .insertInto('sessions')
    .values([
      { _id: sessions.over, account_ids: [accountId], expires_at: daysAgo(8) },
      // Minutes of it may still come from a tablet that was without a connection.
      { _id: sessions.justOver, account_ids: [accountId], expires_at: daysAgo(6) },
      { _id: sessions.open, account_ids: [accountId], expires_at: daysAgo(-2) },
    ])
    .execute();

  await sweepSignIn.run(jobNeeds(db));

  expect(await db.selectFrom('sign_in_guesses').select('key').execute()).toEqual([{ key: 'counting' }]);
  expect(await db.selectFrom('sign_in_places').select('place_hash').execute()).toEqual([
    { place_hash: 'last month' },
  ]);
  expect(await db.selectFrom('known_devices').select('device_hash').execute()).toEqual([
    { device_hash: 'last month' },
  ]);
  expect(await db.selectFrom('sessions').select('_id').orderBy('expires_at').execute()).toEqual([
    { _id: sessions.justOver },
    { _id: sessions.open },
  ]);
});

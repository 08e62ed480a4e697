import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { uuidv7 } from '../db/uuid.ts';
import { sweepSignIn } from './sweep-sign-in.ts';
import { jobNeeds } from './testing/job-needs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase('base');
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

test('links to set a password or an email go a day after their end', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const userId = uuidv7();
  await db
    .insertInto('users')
    .values({
      _id: userId,
      email: 'ada@flink.test',
      firstname: 'Ada',
      lastname: 'Admin',
      password_hash: '',
      role_alias: 'SUPER',
    })
    .execute();
  const links = [
    { token_hash: 'long over', expires_at: hoursAgo(25) },
    { token_hash: 'just over', expires_at: hoursAgo(23) },
    { token_hash: 'open', expires_at: hoursAgo(-1) },
  ];
  for (const link of links) {
    await db
      .insertInto('password_links')
      .values({ ...link, user_id: userId })
      .execute();
    await db
      .insertInto('email_changes')
      .values({ ...link, user_id: userId, email: 'new@flink.test' })
      .execute();
  }

  await sweepSignIn.run(jobNeeds(db));

  const left = [{ token_hash: 'just over' }, { token_hash: 'open' }];
  for (const table of ['password_links', 'email_changes'] as const)
    expect(await db.selectFrom(table).select('token_hash').orderBy('expires_at').execute()).toEqual(left);
});

test('somebody who views as another and never comes back has ended it when the time was over', async () => {
  const [viewer, viewed, past] = [uuidv7(), uuidv7(), new Date(Date.now() - 60_000)];
  const later = new Date(Date.now() + 86_400_000);
  await db
    .insertInto('sessions')
    .values([
      { _id: viewer, account_ids: [uuidv7()], expires_at: later },
      { _id: viewed, account_ids: [uuidv7()], expires_at: past, viewer_session_id: viewer },
    ])
    .execute();

  await sweepSignIn.run(jobNeeds(db));

  expect(
    await db.selectFrom('sessions').select('ended_at').where('_id', '=', viewed).executeTakeFirst(),
  ).toEqual({ ended_at: past });
});

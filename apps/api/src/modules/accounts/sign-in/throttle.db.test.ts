import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../../db/database.ts';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import {
  GUESSES_FROM_PLACE,
  GUESSES_OF_ACCOUNT_ELSEWHERE,
  GUESSES_OF_ACCOUNT_HERE,
  type Guessed,
  type Throttle,
  throttle as throttleIn,
} from './throttle.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let throttle: Throttle;
const ana = { accountId: uuidv7() };

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 6, () => undefined);
  throttle = throttleIn({ db });
});

beforeEach(async () => {
  await db.deleteFrom('sign_in_guesses').execute();
  await db.deleteFrom('sign_in_places').execute();
  await db.deleteFrom('known_devices').execute();
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const at = (place: string, device: string | null = null) => ({ place, device });

const tooMany = expect.objectContaining({ code: 'auth.tooManyGuesses' });

async function failTimes(times: number, guessed: Guessed, place: string): Promise<void> {
  for (let n = 0; n < times; n += 1) await (await throttle.begin(guessed, at(place))).failed();
}

test.each([
  ['an account', ana],
  ['a name nobody has', { name: 'nobody' }],
])(
  'the eleventh guess at %s from one place is refused, from another place it is not',
  async (_who, guessed) => {
    await failTimes(GUESSES_OF_ACCOUNT_HERE, guessed, 'cafe');

    await expect(throttle.begin(guessed, at('cafe'))).rejects.toEqual(tooMany);

    await failTimes(1, guessed, 'home');
  },
);

test('the guesses at one account say nothing about another', async () => {
  await failTimes(GUESSES_OF_ACCOUNT_HERE, ana, 'cafe');

  await failTimes(1, { accountId: uuidv7() }, 'cafe');
});

test('the right password clears what was counted for this account at this place', async () => {
  await failTimes(GUESSES_OF_ACCOUNT_HERE - 1, ana, 'home');

  await (await throttle.begin(ana, at('home'))).succeeded();

  await failTimes(GUESSES_OF_ACCOUNT_HERE, ana, 'home');
  await expect(throttle.begin(ana, at('home'))).rejects.toEqual(tooMany);
});

test('strangers in many places run dry together, and a place the person has signed in from is not shut', async () => {
  await (await throttle.begin(ana, at('home'))).succeeded();
  for (let n = 0; n < GUESSES_OF_ACCOUNT_ELSEWHERE / 10; n += 1) await failTimes(10, ana, `stranger-${n}`);

  await expect(throttle.begin(ana, at('one more stranger'))).rejects.toEqual(tooMany);

  await failTimes(GUESSES_OF_ACCOUNT_HERE - 1, ana, 'home');
  await (await throttle.begin(ana, at('home'))).succeeded();
});

describe('on a device the person has signed in on', () => {
  const tablet = 'hash of the tablet';
  const failOn = async (times: number, place: string, device: string) => {
    for (let n = 0; n < times; n += 1) await (await throttle.begin(ana, at(place, device))).failed();
  };

  beforeEach(() =>
    db.insertInto('known_devices').values({ device_hash: tablet, account_id: ana.accountId }).execute(),
  );

  test('strangers who guess everywhere, also behind the same address, shut nobody out', async () => {
    for (let n = 0; n < GUESSES_OF_ACCOUNT_ELSEWHERE / 10; n += 1) await failTimes(10, ana, `stranger-${n}`);
    for (let n = 0; n < GUESSES_FROM_PLACE; n += 1) await failTimes(1, { name: `pupil ${n}` }, 'new school');
    await expect(throttle.begin(ana, at('new school'))).rejects.toEqual(tooMany);

    await (await throttle.begin(ana, at('new school', tablet))).succeeded();
  });

  test('the eleventh guess is one too many, wherever the device is carried', async () => {
    for (let n = 0; n < GUESSES_OF_ACCOUNT_HERE; n += 1) await failOn(1, `place ${n}`, tablet);

    await expect(throttle.begin(ana, at('one more place', tablet))).rejects.toEqual(tooMany);
  });

  test('nobody else has more guesses for it', async () => {
    const leo = { accountId: uuidv7() };
    for (let n = 0; n < GUESSES_OF_ACCOUNT_HERE; n += 1)
      await (await throttle.begin(leo, at('cafe', tablet))).failed();

    await expect(throttle.begin(leo, at('cafe', tablet))).rejects.toEqual(tooMany);
    await expect(throttle.begin(leo, at('cafe'))).rejects.toEqual(tooMany);
  });
});

test('one place runs dry over all accounts, and right passwords do not count', async () => {
  for (let n = 0; n < 30; n += 1)
    await (await throttle.begin({ accountId: uuidv7() }, at('school'))).succeeded();
  for (let n = 0; n < GUESSES_FROM_PLACE; n += 1) await failTimes(1, { name: `pupil ${n}` }, 'school');

  await expect(throttle.begin(ana, at('school'))).rejects.toEqual(tooMany);

  await failTimes(1, ana, 'home');
});

test('refused guesses at one account do not use up the place', async () => {
  await failTimes(GUESSES_OF_ACCOUNT_HERE, ana, 'school');
  for (let n = 0; n < GUESSES_FROM_PLACE; n += 1) {
    await throttle.begin(ana, at('school')).catch(() => undefined);
  }

  await failTimes(1, { name: 'somebody else' }, 'school');
});

test('guesses at the same moment, on several servers, are counted together', async () => {
  const servers = [throttle, throttleIn({ db }), throttleIn({ db })];

  const begun = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => servers[n % servers.length]?.begin(ana, at('cafe'))),
  );

  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(GUESSES_OF_ACCOUNT_HERE);
});

test('the hour is counted from the last guess, so that none holds more than ten', async () => {
  await failTimes(GUESSES_OF_ACCOUNT_HERE - 1, ana, 'cafe');
  await expire('here:', Date.now() + 1_000);

  await failTimes(1, ana, 'cafe');

  const { expire: until } = await db
    .selectFrom('sign_in_guesses')
    .select('expire')
    .where('key', 'like', 'here:%')
    .executeTakeFirstOrThrow();
  expect(Number(until)).toBeGreaterThan(Date.now() + 3_500_000);
});

test('a refused guess does not make the wait longer', async () => {
  await failTimes(GUESSES_OF_ACCOUNT_HERE, ana, 'cafe');
  const soon = Date.now() + 60_000;
  await expire('here:', soon);

  await expect(throttle.begin(ana, at('cafe'))).rejects.toEqual(tooMany);

  const { expire: until } = await db
    .selectFrom('sign_in_guesses')
    .select('expire')
    .where('key', 'like', 'here:%')
    .executeTakeFirstOrThrow();
  expect(Number(until)).toBe(soon);
});

test('after the hour guesses are free again', async () => {
  await failTimes(GUESSES_OF_ACCOUNT_HERE, ana, 'cafe');
  await expire('here:', Date.now() - 1);

  await failTimes(GUESSES_OF_ACCOUNT_HERE, ana, 'cafe');

  await expect(throttle.begin(ana, at('cafe'))).rejects.toEqual(tooMany);
});

test('who has shown otherwise who they are may guess again, there and not elsewhere', async () => {
  await failTimes(GUESSES_OF_ACCOUNT_HERE, ana, 'home');
  await failTimes(GUESSES_OF_ACCOUNT_HERE, ana, 'cafe');

  await throttle.forgive([ana.accountId], at('home'));

  await failTimes(1, ana, 'home');
  await expect(throttle.begin(ana, at('cafe'))).rejects.toEqual(tooMany);
});

async function expire(prefix: string, at: number): Promise<void> {
  await db.updateTable('sign_in_guesses').set({ expire: at }).where('key', 'like', `${prefix}%`).execute();
}

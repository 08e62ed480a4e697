import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../content/load/demo-world.ts';
import { faultyDatabase, withEveryFault } from '../../../db/testing/faulty-database.ts';
import { storedJobCursor } from '../../../jobs/job-cursor.ts';
import { sandboxRoster, sandboxRosters } from '../../../ports/school-sign-in/sandbox-rosters.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { syncAllSchools } from './daily-sync.service.ts';

vi.setConfig({ testTimeout: 300_000 });

let house: TestHouse;
let sunrise: string;
let failure: boolean;

beforeAll(async () => {
  house = await openTestHouse({
    world: 'demo',
    replace: (made) => ({ ...made, db: faultyDatabase(made.db) }),
  });
  const { _id } = await house.db
    .selectFrom('master_organizations')
    .select('_id')
    .where('name', '=', 'Sunrise District')
    .executeTakeFirstOrThrow();
  sunrise = _id;
  const signedIn = await house.ask('login', {
    body: { username: 'clever@flink.test', password: DEMO_PASSWORD },
  });
  const wish = {
    districtId: 'sandbox-district',
    accessToken: 'sandbox-token',
    productId: null,
    timeZone: 'UTC',
  };
  await house.ask('linkSchool', { as: signedIn.json().token, params: { id: sunrise }, body: wish });
});
afterAll(() => house.close());

async function job(): Promise<void> {
  const cursor = storedJobCursor(house.house.db, 'sync-schools');
  await syncAllSchools({
    db: house.house.db,
    rosters: {
      ...sandboxRosters,
      rosterOf: async () => {
        if (failure) throw new AppError('school.listsFailed', { reason: 'school.tokenEnded' });
        return sandboxRoster;
      },
    },
    tokens: house.house.schoolTokens,
    log: house.house.log,
    origin: 'http://flink.test',
    cursor,
  });
  await cursor.clear();
}

async function figures() {
  const { rows } = await sql<{ emails: number; people: number; doubled: number }>`
    select (select count(*)::int from outbox_messages) as emails,
      (select count(*)::int from family_members where clever_id is not null) as people,
      (select count(*)::int from (select clever_id from family_members where clever_id is not null
        group by clever_id having count(*) > 1) as twice) as doubled`.execute(house.db);
  return rows[0];
}

const clear = () =>
  sql`with mails as (delete from outbox_messages), cursors as (delete from job_cursors)
    delete from school_syncs`.execute(house.db);

test('whichever statement of the nightly sync fails, the contacts are mailed once that the lists cannot be read', async () => {
  failure = true;
  await withEveryFault({
    reset: clear,
    work: job,
    check: async (where) => {
      await job();
      expect((await figures())?.emails, where).toBe(1);
    },
  });
});

test('whichever statement of the nightly sync fails, the sync after it has every person once', async () => {
  failure = false;
  await job();
  const complete = await figures();
  await withEveryFault({
    reset: async () => {
      await clear();
      // New to the organization again, as on the first night.
      await sql`update family_members set clever_id = null where clever_id is not null`.execute(house.db);
    },
    work: job,
    check: async (where) => {
      await job();
      expect(await figures(), where).toMatchObject({ people: complete?.people, doubled: 0, emails: 0 });
    },
  });
});

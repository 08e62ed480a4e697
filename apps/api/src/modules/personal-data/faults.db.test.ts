import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultyDatabase, withEveryFault } from '../../db/testing/faulty-database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { personalDataJob } from '../../jobs/personal-data.ts';
import { parseFolderKey } from '../../ports/files/key.ts';
import { mp3 } from '../../ports/files/testing/samples.ts';
import { openMail } from '../../ports/mail/open.ts';
import { openPlayHouse, type PlayHouse } from '../play/testing/play-house.ts';
import { removeForgottenFiles } from '../play/works/forget-works.service.ts';
import { keyOf } from '../play/works/work-files.ts';
import { archiveKey } from './archives.service.ts';

vi.setConfig({ testTimeout: 300_000 });

let house: PlayHouse;
let owner: string;
let center: string;
let maple: string;

beforeAll(async () => {
  house = await openPlayHouse({ replace: (made) => ({ ...made, db: faultyDatabase(made.db) }) });
  owner = await house.tokenOf('super@flink.test');
  center = await house.tokenOf('center@flink.test');
  maple = (await house.member('ana')).learningCenterId;
});
afterAll(() => house.close());

const needs = () => ({
  // The same database as the server's, on which statements can fail.
  db: house.house.db,
  files: house.house.files,
  log: house.house.log,
  mail: openMail({ smtp: null, sms: null }, house.db),
  rosters: house.house.school.rosters,
  schoolTokens: house.house.schoolTokens,
  payments: house.house.payments,
  origin: () => 'http://flink.test',
});
const job = () => personalDataJob.run(needs());

/** Longer than an archive may take. */
const hoursGoBy = () =>
  sql`update personal_data_requests set changed_at = changed_at - interval '2 hours'`.execute(house.db);

interface Made {
  readonly familyId: string;
  readonly learnerId: string;
  readonly workId: string;
}

/** A family with one adult, one child and one recording of the child. */
async function made(): Promise<Made> {
  await sql`with mails as (delete from outbox_messages) delete from personal_data_requests`.execute(house.db);
  const [familyId, learnerId, workId] = [uuidv7(), uuidv7(), uuidv7()];
  await house.db
    .insertInto('families')
    .values({ _id: familyId, learning_center_id: maple, name: 'Faulty', email: `${familyId}@flink.test` })
    .execute();
  const member = { family_id: familyId, lastname: 'Faulty', password_hash: 'none' };
  await house.db
    .insertInto('family_members')
    .values([
      {
        ...member,
        _id: uuidv7(),
        firstname: 'Adult',
        username: `a${familyId.slice(-8)}`,
        type: 'adult',
        is_admin: true,
      },
      { ...member, _id: learnerId, firstname: 'Child', username: `c${familyId.slice(-8)}`, type: 'child' },
    ])
    .execute();
  await house.db
    .insertInto('learner_works')
    .values({ _id: workId, activity_id: house.animals.id, learner_ids: [learnerId], data: '{}' })
    .execute();
  await house.db
    .insertInto('learner_work_makers')
    .values({ work_id: workId, learner_id: learnerId })
    .execute();
  await house.house.files.put(keyOf(workId, 'page-1-abcdef12.mp3'), mp3(), 'audio');
  return { familyId, learnerId, workId };
}

async function stateOf({ familyId, workId }: Made) {
  const { rows } = await sql<{ families: number; people: number; open: number; done: number; mails: number }>`
    select (select count(*)::int from families where _id = ${familyId}) as families,
      (select count(*)::int from family_members where family_id = ${familyId}) as people,
      (select count(*)::int from personal_data_requests where kind = 'deletion' and state <> 'done') as open,
      (select count(*)::int from personal_data_requests where kind = 'deletion' and state = 'done') as done,
      (select count(*)::int from outbox_messages where recipient = ${`${familyId}@flink.test`}) as mails`.execute(
    house.db,
  );
  const { files } = await house.house.files.list(parseFolderKey(`learners/${workId}`));
  return { ...rows[0], files: files.length };
}

const UNTOUCHED = { families: 1, people: 2, open: 0, done: 0, mails: 0, files: 1 };

test('whichever statement fails, a child who is deleted at once is gone with rows and files, or nothing has happened', async () => {
  let one: Made;
  const remove = () =>
    house.ask('askToDelete', {
      as: owner,
      params: { id: one.familyId },
      body: { learnerId: one.learnerId, name: 'Child', now: true },
    });
  await withEveryFault({
    reset: async () => {
      one = await made();
    },
    work: remove,
    check: async (where) => {
      await hoursGoBy();
      await job();
      await removeForgottenFiles(needs());
      const state = await stateOf(one);
      if (state.people === 2) {
        expect(state, where).toEqual(UNTOUCHED);
        expect((await remove()).statusCode, where).toBe(200);
      }
      expect(await stateOf(one), where).toEqual({
        families: 1,
        people: 1,
        open: 0,
        done: 1,
        mails: 1,
        files: 0,
      });
    },
  });
});

test('whichever statement of the job fails, a deletion that is due is done once', async () => {
  let one: Made;
  await withEveryFault({
    reset: async () => {
      one = await made();
      await house.ask('askToDelete', {
        as: center,
        params: { id: one.familyId },
        body: { learnerId: one.learnerId, name: 'Child' },
      });
      await sql`update personal_data_requests set until = now() - interval '1 minute'`.execute(house.db);
      await sql`delete from outbox_messages`.execute(house.db);
    },
    work: job,
    check: async (where) => {
      await job();
      await removeForgottenFiles(needs());
      expect(await stateOf(one), where).toEqual({
        families: 1,
        people: 1,
        open: 0,
        done: 1,
        mails: 1,
        files: 0,
      });
    },
  });
});

test('whichever statement of the job fails, an archive is ready with its file, or it failed and there is none', async () => {
  let one: Made;
  const ask = () =>
    house.ask('askForArchive', {
      as: center,
      params: { id: one.familyId },
      body: { learnerId: one.learnerId },
    });
  await withEveryFault({
    reset: async () => {
      one = await made();
      expect((await ask()).statusCode).toBe(200);
    },
    work: job,
    check: async (where) => {
      await hoursGoBy();
      await job();
      const rows = await house.db.selectFrom('personal_data_requests').select(['_id', 'state']).execute();
      expect(rows, where).toHaveLength(1);
      for (const { _id, state } of rows) {
        const file = await house.house.files.stat(archiveKey(_id)).catch(() => null);
        expect({ state, hasFile: file !== null }, where).toEqual({
          state: expect.stringMatching(/^(ready|failed)$/),
          hasFile: state === 'ready',
        });
      }
    },
  });
});

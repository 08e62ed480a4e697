import { usualQuestion } from '@flink/contract/data-export/export-question.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultyDatabase, withEveryFault } from '../../../db/testing/faulty-database.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';
import { CONTENTS } from './export-content.ts';
import { makeExports, removeExports } from './make-exports.service.ts';

vi.setConfig({ testTimeout: 300_000 });

let house: PlayHouse;
let center: string;

beforeAll(async () => {
  house = await openPlayHouse({ replace: (made) => ({ ...made, db: faultyDatabase(made.db) }) });
  center = await house.tokenOf('center@flink.test');
});
afterAll(() => house.close());

const needs = () => ({
  db: house.house.db,
  files: house.house.files,
  log: house.house.log,
  origin: () => 'https://flink.test',
});

/** As the job does it, in parts of two rows. */
async function job(): Promise<void> {
  await removeExports(needs());
  await makeExports(needs(), 2);
}

const exportsNow = () =>
  house.db
    .selectFrom('data_exports')
    .select(['_id', 'state', 'content_id as contentId', 'rows_written as rows'])
    .execute();
const folders = async () =>
  (await house.house.files.list(CONTENTS)).folders.map((one) => one.split('/').at(-1));
const emails = async () => (await house.db.selectFrom('outbox_messages').select('_id').execute()).length;
const create = () =>
  house.ask('createDataExport', {
    as: center,
    body: { name: 'Mine', ...usualQuestion('families', { from: '2026-03-02', to: '2026-04-26' }) },
  });

async function reset(): Promise<void> {
  await sql`with mails as (delete from outbox_messages) delete from data_exports`.execute(house.db);
  await removeExports(needs());
}

/** A server that ended holds an export for half a minute. Who waits for more than a minute gets an email. */
const timeGoesBy = () =>
  sql`update data_exports set held_until = held_until - interval '1 minute',
    asked_at = asked_at - interval '2 minutes'`.execute(house.db);

test('whichever statement of the job fails, an export is made once, mailed once and leaves no other file', async () => {
  let rows = 0;
  await withEveryFault({
    reset: async () => {
      await reset();
      expect((await create()).statusCode).toBe(200);
      await timeGoesBy();
    },
    work: job,
    check: async (where) => {
      await timeGoesBy();
      await job();
      const [made, ...others] = await exportsNow();
      rows ||= Number(made?.rows);
      expect(others, where).toEqual([]);
      expect({ state: made?.state, rows: Number(made?.rows) }, where).toEqual({ state: 'ready', rows });
      expect(await folders(), where).toEqual([made?.contentId]);
      expect(await emails(), where).toBe(1);
    },
  });
  expect(rows).toBeGreaterThan(2);
});

test('whichever statement fails, an export that is deleted leaves neither a row nor a file', async () => {
  let id = '';
  const remove = () => house.ask('deleteDataExport', { as: center, params: { id } });
  await withEveryFault({
    reset: async () => {
      await reset();
      id = (await create()).json().data._id;
      await job();
    },
    work: remove,
    check: async (where) => {
      if ((await exportsNow()).length === 1) expect((await remove()).statusCode, where).toBe(200);
      await job();
      expect([await exportsNow(), await folders()], where).toEqual([[], []]);
    },
  });
});

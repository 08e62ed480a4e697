import { usualQuestion } from '@flink/contract/data-export/export-question.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { eraseIn } from '../../personal-data/erase.service.ts';
import { openPlayHouse } from '../../play/testing/play-house.ts';
import { makeExports } from './make-exports.service.ts';

test('who is being erased when an export is asked for stands in no file', async () => {
  const house = await openPlayHouse();
  const center = await house.tokenOf('center@flink.test');
  const { familyId } = await house.member('leo');
  const days = { from: '2026-03-02', to: '2026-04-26' };
  const erasing = await house.db.startTransaction().execute();
  await eraseIn(erasing, { familyId, learnerIds: [house.learners.leo] });
  const body = { name: 'Mine', ...usualQuestion('families', days) };
  const { _id } = (await house.ask('createDataExport', { as: center, body })).json().data;

  const { files, log } = house.house;
  let isMade = false;
  const making = makeExports({ db: house.db, files, log, origin: () => 'https://flink.test' }).finally(() => {
    isMade = true;
  });
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(house.db);
      expect(rows.length > 0 || isMade).toBe(true);
    },
    { timeout: 10_000 },
  );
  await erasing.commit().execute();
  await making;

  const file = await house.ask('dataExportNdjson', { as: center, params: { id: _id } });
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain('Ana');
  expect(file.body).not.toContain('Leo');
  await house.close();
});

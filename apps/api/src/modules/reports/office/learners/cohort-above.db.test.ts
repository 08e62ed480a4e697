import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  closeRecount,
  FROM,
  house,
  live,
  MONTHLY,
  openRecount,
  people,
  tokens,
} from '../../testing/recount-house.ts';
import { rebuildSums } from '../sums/rebuild-sums.ts';

beforeAll(openRecount);
afterAll(closeRecount);

/** Three families of two began in February, two in January; these of their members play in one week of March. */
async function playedInMarch(who: readonly number[], inFebruary = 3) {
  await live({
    beats: who.map((one) => ({ person: one, day: FROM, seconds: 60, together: false })),
    mastered: [],
    moves: [null, null, null, null, null],
    deleted: null,
  });
  for (const [place, { _id, familyId }] of people.entries()) {
    const began = place < inFebruary * 2 ? '2026-02-10T18:00:00Z' : '2026-01-10T18:00:00Z';
    await sql`update families set created_at = ${began} where _id = ${familyId}`.execute(house.db);
    await sql`update family_members set created_at = ${began} where _id = ${_id}`.execute(house.db);
  }
  await rebuildSums(house.db, MONTHLY, 0);
  const asked = async (role: string, body: object): Promise<ReportAnswer> => {
    const reply = await house.ask('report', { as: tokens.get(role) ?? '', body });
    return reply.json<{ data: ReportAnswer }>().data;
  };
  const cohorts = await asked('district', { report: 'cohort', from: '2026-01-01', to: '2026-02-28' });
  const usage = await asked('district', { report: 'usage-and-master', from: FROM, to: '2026-03-29' });
  const figures = cohorts.rows.find(({ _id }) => _id === '2026-02')?.figures;
  return {
    families: figures?.families,
    learners: figures?.learners,
    played: figures?.played1,
    due: figures?.due1,
    usage: usage.total.learners,
  };
}

test('who played in a month is told of families that are enough', async () => {
  expect(await playedInMarch([0, 1, 2, 3, 4, 5])).toEqual({
    families: 3,
    learners: 6,
    played: 3,
    due: 3,
    usage: 6,
  });
});

test('it is not told where usage less those who are told would be few', async () => {
  expect(await playedInMarch([0, 1, 2, 3, 4, 5, 6])).toMatchObject({
    families: 3,
    learners: 6,
    due: 0,
    usage: 7,
  });
  // Of January four began, which is told of nobody; of February six.
  expect(await playedInMarch([0, 1, 2, 3, 4, 5, 6, 7, 8])).toMatchObject({ due: 0, usage: 9 });
});

test('it is told where all that remain are of a cohort that is told, too', async () => {
  expect(await playedInMarch([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toMatchObject({
    due: 5,
    played: 5,
    usage: 10,
  });
});

import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';

let house: PlayHouse;
let groupId: string;

beforeAll(async () => {
  house = await openPlayHouse();
  await house.offer();
  const { rows } = await sql<{ _id: string }>`
    select node._id from activity_groups as node join solutions as solution on solution._id = node.solution_id
    join families as family on family.product_id = solution.product_id
    join family_members as member on member.family_id = family._id and member._id = ${house.learners.leo}
    limit 1`.execute(house.db);
  groupId = rows[0]?._id ?? '';
  await house.db
    .insertInto('learner_reports')
    .values([
      {
        learner_id: house.learners.leo,
        item_id: groupId,
        mastered: true,
        partial: true,
        date_mastered: new Date('2026-03-10T18:00:00Z'),
        mastered_together: true,
      },
      { learner_id: house.learners.mia, item_id: groupId, partial: true },
    ])
    .execute();
});
afterAll(() => house.close());

const ask = async (who: string, from: string, to: string) => {
  const reply = await house.ask('report', {
    as: await house.tokenOf(`${who}@flink.test`),
    body: { report: 'mastery', from, to },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const answer = reply.json<{ data: ReportAnswer }>().data;
  return { ...answer, row: answer.rows.find(({ _id }) => _id === groupId)?.figures };
};

test('a group is told as its children have it on the last day that is asked for', async () => {
  const { row, total } = await ask('center', '2026-03-01', '2026-03-31');

  expect(row).toMatchObject({ masteredBy: 1, partly: 1, masteredTogether: 1 });
  expect((row?.notYet ?? 0) + 2).toBe(row?.children);
  expect(total).toMatchObject({ groups: 1, groupsBefore: 0, threshold: 50 });
  expect((await ask('center', '2026-02-01', '2026-03-09')).row).toMatchObject({ masteredBy: 0, partly: 2 });
});

test('a teacher sees it of the own families, and above the center nothing of so few', async () => {
  expect((await ask('teacher', '2026-03-01', '2026-03-31')).row).toMatchObject({ masteredBy: 1 });
  const district = await ask('district', '2026-03-01', '2026-03-31');
  expect(district.row).toMatchObject({ masteredBy: null, children: null });
  expect(district.total).toMatchObject({ groupsMastered: null });
});

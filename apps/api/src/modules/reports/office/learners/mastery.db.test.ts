import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../../../play/testing/play-house.ts';

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

test('above the center a month is not told from which the few of another one could be known', async () => {
  const centerId = uuidv7();
  await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config, product_id)
    select ${centerId}, center.master_organization_id, center.region_id, 'Twelve', 'twelve', 'UTC', center.config,
      family.product_id
    from family_members as member join families as family on family._id = member.family_id
    join learning_centers as center on center._id = family.learning_center_id
    where member._id = ${house.learners.leo}`.execute(house.db);
  const familyId = uuidv7();
  await house.db
    .insertInto('families')
    .values({ _id: familyId, learning_center_id: centerId, name: 'Twelve' })
    .execute();
  // Six in March, one in April, and all the others in May.
  const months = [3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 5];
  for (const [place, month] of months.entries()) {
    const _id = uuidv7();
    const names = { firstname: `T${place}`, lastname: '', username: `twelve${place}`, password_hash: '-' };
    await house.db
      .insertInto('family_members')
      .values({ _id, family_id: familyId, type: 'child', ...names })
      .execute();
    await house.db
      .insertInto('learner_reports')
      .values({
        learner_id: _id,
        item_id: groupId,
        mastered: true,
        date_mastered: new Date(`2026-0${month}-10T12:00:00Z`),
      })
      .execute();
  }
  const upTo = async (to: string) => {
    const as = await house.tokenOf('district@flink.test');
    const body = { report: 'mastery', from: '2026-03-01', to, learningCenterId: centerId };
    const { rows } = (await house.ask('report', { as, body })).json<{ data: ReportAnswer }>().data;
    return rows.find(({ _id }) => _id === groupId)?.figures;
  };

  for (const to of ['2026-03-31', '2026-04-30', '2026-05-31'])
    expect(await upTo(to)).toMatchObject({ masteredBy: 6, children: 12, notYet: 6 });
});

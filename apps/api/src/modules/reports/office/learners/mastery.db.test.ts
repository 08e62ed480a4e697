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

test('a teacher has it of the own families, and a district the figures of its centers', async () => {
  expect((await ask('teacher', '2026-03-01', '2026-03-31')).row).toMatchObject({ masteredBy: 1 });
  const [center, district] = [
    await ask('center', '2026-03-01', '2026-03-31'),
    await ask('district', '2026-03-01', '2026-03-31'),
  ];
  expect(district.row).toMatchObject({ masteredBy: 1, partly: 1, masteredOn: center.row?.masteredOn });
});

test('minutes of a group stay in the center of that day when a child moves, and mastery goes along', async () => {
  const [familyId, east] = [(await house.member('leo')).familyId, uuidv7()];
  await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config, product_id)
    select ${east}, center.master_organization_id, center.region_id, 'East', 'east', center.time_zone, center.config,
      family.product_id
    from families as family join learning_centers as center on center._id = family.learning_center_id
    where family._id = ${familyId}`.execute(house.db);
  await sql`insert into play_time (_id, learner_id, activity_id, day, seconds, started_at, ended_at)
    values (${uuidv7()}, ${house.learners.leo}, ${house.animals.id}, '2026-03-10', 600, '2026-03-10T12:00:00Z',
      '2026-03-10T12:10:00Z')`.execute(house.db);
  const inCenter = async (learningCenterId: string) => {
    const as = await house.tokenOf('district@flink.test');
    const body = { report: 'mastery', from: '2026-03-01', to: '2026-03-31', learningCenterId };
    const { rows } = (await house.ask('report', { as, body })).json<{ data: ReportAnswer }>().data;
    return rows.find(({ _id }) => _id === groupId)?.figures;
  };
  const maple = (await house.member('leo')).learningCenterId;

  expect(await inCenter(maple)).toMatchObject({ masteredBy: 1, seconds: 600 });
  await house.db
    .updateTable('families')
    .set({ learning_center_id: east })
    .where('_id', '=', familyId)
    .execute();
  expect(await inCenter(east)).toMatchObject({ masteredBy: 1, seconds: 0 });
});

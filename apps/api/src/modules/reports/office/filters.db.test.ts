import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { NO_CATEGORIES } from '@flink/contract/rules/categories/categories.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';

let house: PlayHouse;

beforeAll(async () => {
  house = await openPlayHouse();
  await house.offer();
});
afterAll(() => house.close());

const asked = async (who: string, body: object) =>
  house.ask('report', {
    as: await house.tokenOf(`${who}@flink.test`),
    body: { from: '2026-03-01', to: '2026-03-31', ...body },
  });

async function answerTo(who: string, body: object): Promise<ReportAnswer> {
  const reply = await asked(who, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ReportAnswer }>().data;
}

const optionsOf = ({ filters }: ReportAnswer, filter: string) =>
  filters.find(({ name }) => name === filter)?.options.map(({ _id }) => _id);

test('a family counts as playing in a month from so many minutes on', async () => {
  const { familyId } = await house.member('leo');
  await house.db
    .updateTable('families')
    .set({ created_at: new Date('2026-03-05T12:00:00Z') })
    .where('_id', '=', familyId)
    .execute();
  const play = (day: string, minutes: number) =>
    house.db
      .insertInto('learner_play_days')
      .values({ learner_id: house.learners.leo, day, seconds: minutes * 60 })
      .execute();
  await play('2026-03-10', 15);
  await play('2026-03-11', 10);
  await play('2026-04-10', 5);
  const cohort = async (played: object) => (await answerTo('center', { report: 'cohort', ...played })).total;

  expect(await cohort({})).toMatchObject({ families: 1, played0: 1, played1: 1 });
  expect(await cohort({ played: '20' })).toMatchObject({ families: 1, played0: 1, played1: 0 });
  expect(await cohort({ played: '60' })).toMatchObject({ families: 1, played0: 0, played1: 0 });
});

test('mastery is asked for one category and for one family', async () => {
  const { rows } = await sql<{ _id: string; solutionId: string }>`
    select node._id, node.solution_id as "solutionId"
    from activity_groups as node join solutions as solution on solution._id = node.solution_id
    join families as family on family.product_id = solution.product_id
    join family_members as member on member.family_id = family._id and member._id = ${house.learners.leo}`.execute(
    house.db,
  );
  const [farm] = rows;
  if (!farm) throw new Error('There is a group.');
  const market = { _id: uuidv7() };
  await sql`insert into activity_groups (_id, solution_id, name, level, subject, position)
    values (${market._id}, ${farm.solutionId}, 'Market', 1, 'reading', 1)`.execute(house.db);
  await sql`insert into activity_group_items (group_id, activity_id, position)
    values (${market._id}, ${house.colours.id}, 0)`.execute(house.db);
  const reading = uuidv7();
  const scopeId = uuidv7();
  await house.db
    .insertInto('scopes')
    .values({
      _id: scopeId,
      name: 'Schools',
      categories: JSON.stringify({
        ...NO_CATEGORIES,
        grades: ['Grade 1'],
        firstMenu: 'grades',
        firstCategory: {
          title: 'Area',
          items: [{ id: reading, title: 'Reading', grades: ['Grade 1'], levels: [] }],
        },
      }),
    })
    .execute();
  await sql`insert into activity_categories (activity_id, position, scope_id, grade, first_category)
    values (${house.animals.id}, 0, ${scopeId}, 'Grade 1', ${reading})`.execute(house.db);
  await house.db
    .insertInto('learner_reports')
    .values(
      [farm, market].map(({ _id }) => ({ learner_id: house.learners.leo, item_id: _id, partial: true })),
    )
    .execute();
  const ids = async (filter: object) =>
    (await answerTo('center', { report: 'mastery', ...filter })).rows.map(({ _id }) => _id);

  const all = await answerTo('center', { report: 'mastery' });
  const category = optionsOf(all, 'category')?.find((name) => name.includes('Reading')) ?? '';
  expect(category).toMatch(/Grade 1, Reading$/);
  expect(await ids({})).toEqual(expect.arrayContaining([farm._id, market._id]));
  expect(await ids({ category })).toContain(farm._id);
  expect(await ids({ category })).not.toContain(market._id);

  const own = (await house.member('leo')).familyId;
  const smith = (await house.member('john')).familyId;
  expect(optionsOf(all, 'families')).toEqual(expect.arrayContaining([own, smith]));
  expect(await ids({ families: own })).toContain(farm._id);
  expect(await ids({ families: smith })).toEqual([]);
});

test('of more families than somebody looks through none is offered but the one that is chosen', async () => {
  const { familyId } = await house.member('leo');
  const offered = async (body: object = {}) =>
    optionsOf(await answerTo('center', { report: 'mastery', ...body }), 'families');
  const before = (await offered())?.length ?? 0;
  const name = 'One of very many';
  const add = (count: number) =>
    sql`insert into families (_id, name, learning_center_id)
      select gen_random_uuid(), ${name}, learning_center_id
      from families, generate_series(1, ${count}::integer) where _id = ${familyId}`.execute(house.db);

  await add(200 - before);
  const most = await offered();
  await add(1);
  const tooMany = await offered();
  const chosen = await offered({ families: familyId });
  await house.db.deleteFrom('families').where('name', '=', name).execute();

  expect(most).toHaveLength(200);
  expect(tooMany).toEqual([]);
  expect(chosen).toEqual([familyId]);
});

test('what a report is not narrowed to is refused, and so are families above the center and those of others', async () => {
  const foreign = (await house.member('baraka')).familyId;
  const own = (await house.member('leo')).familyId;
  const status = async (who: string, body: object) => (await asked(who, body)).statusCode;

  expect(await status('center', { report: 'usage-and-master', families: own })).toBe(400);
  expect(await status('center', { report: 'mastery', source: 'hours' })).toBe(400);
  expect(await status('district', { report: 'mastery', families: own })).toBe(400);
  expect(await status('district', { report: 'cohort', played: '20' })).toBe(200);
  expect(await status('center', { report: 'mastery', families: foreign })).toBe(404);
});

// One of them has another day than universal time at any moment.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'a family is told of four weeks up to today in %s',
  async (zone) => {
    const { familyId } = await house.member('leo');
    const { learningCenterId } = await house.db
      .selectFrom('families')
      .where('_id', '=', familyId)
      .select('learning_center_id as learningCenterId')
      .executeTakeFirstOrThrow();
    await house.db
      .updateTable('learning_centers')
      .set({ time_zone: zone })
      .where('_id', '=', learningCenterId)
      .execute();
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format();

    const reply = await house.ask('reportByFamily', {
      as: await house.tokenOf('center@flink.test'),
      params: { id: familyId },
    });

    expect(reply.json<{ data: ReportAnswer }>().data.period).toMatchObject({
      from: dayAfter(today, -27),
      to: today,
    });
  },
);

test('a date that is sent empty is required, and one that is none is not allowed', async () => {
  const refused = await asked('center', { report: 'usage-and-master', from: '', to: '2026-02-30' });

  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ fields: { from: 'Required', to: 'This value is not allowed' } });
});

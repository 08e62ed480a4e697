import { ROLE_ALIASES } from '@flink/contract/access/roles.ts';
import type { HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import { weekStart } from '@flink/contract/rules/reports/days.ts';
import { type KyselyPlugin, RawNode, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadActivities } from '../../../../../../content/load/activities.ts';
import { loadMenus } from '../../../../../../content/load/menus.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';
import * as repo from './teacher-home.repo.ts';

let house: TestHouse;
let world: TwoTenants;
let teacher: string | null;
/** Of the centers' clock. */
let today: string;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
  teacher = world.visitor('TEACHER').token;
});
beforeEach(async () => {
  await world.restore();
  await sql`update families set created_at = now() - interval '1 year'`.execute(house.db);
  ({ today } = (await home()).data);
});
afterAll(() => house.close());

const home = async (week?: string, as = teacher) => {
  const reply = await house.ask('teacherHome', { as, query: week ? { week } : {} });
  return { statusCode: reply.statusCode, data: reply.json().data };
};
const taught = async (week?: string): Promise<HomeFamily> => (await home(week)).data.families[0];

const dayBefore = (days: number, day = today) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
/** English has the week begin on Sunday. */
const lastWeek = () => dayBefore(7, weekStart(today, 7));

type Kind = 'adult' | 'child' | 'together';
const play = (familyId: string, rows: readonly (readonly [day: string, kind: Kind, minutes: number])[]) =>
  house.db
    .insertInto('family_play_days')
    .values(rows.map(([day, kind, minutes]) => ({ family_id: familyId, day, kind, seconds: minutes * 60 })))
    .execute();

const talk = (familyId: string, _id = uuidv7(), as = teacher) =>
  house.ask('talkedToFamily', { as, body: { _id, familyId } });

describe('a teacher meets', () => {
  test('the own families and nobody else', async () => {
    const { data } = await home();

    expect(data.families.map(({ _id }: HomeFamily) => _id)).toEqual([world.a.taught.id]);
    expect(JSON.stringify(data)).not.toContain(world.a.untaught.marker);
    expect(JSON.stringify(data)).not.toContain(world.b.taught.marker);
  });

  test('no family that is still assigned but has left for another center', async () => {
    const far = world
      .rowsOf('learningCenter')
      .find(({ tenant, id }) => tenant === 'A' && id !== world.a.center.id);
    await house.db
      .updateTable('families')
      .set({ learning_center_id: far?.id ?? '' })
      .where('_id', '=', world.a.taught.id)
      .execute();

    expect((await home()).data.families).toEqual([]);
    expect((await talk(world.a.taught.id)).statusCode).toBe(404);
  });

  /** The owner passes every door, and finds no family behind this one. */
  const ANSWERS: Readonly<Record<string, number>> = { TEACHER: 200, SUPER: 404, NOBODY: 401 };

  test.each([...ROLE_ALIASES, 'LEARNER' as const, 'NOBODY' as const])(
    'as %s nothing, unless that is a teacher',
    async (role) => {
      const { statusCode } = await home(undefined, world.visitor(role).token);

      expect(statusCode).toBe(ANSWERS[role] ?? 403);
    },
  );

  test('seven days of the week that is asked for, by who sat at the device', async () => {
    const starts = dayBefore(7, lastWeek());
    await play(world.a.taught.id, [
      [starts, 'child', 18],
      [starts, 'together', 12],
      [dayBefore(-6, starts), 'adult', 7],
      [dayBefore(-7, starts), 'child', 50],
    ]);

    const { days, minutes } = await taught(dayBefore(-3, starts));

    expect(minutes).toBe(37);
    expect(days[0]).toEqual({ day: starts, child: 18, together: 12, adult: 0 });
    expect(days.slice(1, 6).every(({ child, together, adult }) => child + together + adult === 0)).toBe(true);
    expect(days[6]).toMatchObject({ adult: 7 });
  });

  test('how the last full week was against the four before it, and that it was less', async () => {
    const weeks = [52, 140, 120, 136, 140].map(
      (minutes, ago) => [dayBefore(7 * ago, lastWeek()), minutes] as const,
    );
    await play(world.a.taught.id, [
      ...weeks.map(([day, minutes]) => [day, 'child', minutes] as const),
      [dayBefore(1), 'adult', 1],
    ]);

    const { change, needs, needsAWord } = await taught();

    // Where yesterday belongs to the last week its minute is one more.
    expect([-60, -61]).toContain(change);
    expect(needs).toMatchObject([{ kind: 'less', usual: 134, week: lastWeek() }]);
    expect(needsAWord).toBe(true);
  });

  test('a family that has paid by the hour and has nine minutes left', async () => {
    await house.db.updateTable('families').set({ is_prepaid_customer: true }).execute();
    await house.db
      .insertInto('prepaid_accounts')
      .values({ family_id: world.a.taught.id, total_hours: 20, hours_paid: 5, seconds_remaining: 599 })
      .execute();
    await play(world.a.taught.id, [[dayBefore(1), 'child', 1]]);

    expect((await taught()).needs).toEqual([{ kind: 'littleTime', minutes: 9, hoursPaid: 5 }]);

    await house.db.updateTable('prepaid_accounts').set({ bought_out: true }).execute();
    expect((await taught()).needs).toEqual([]);
  });

  test('a blocked family without asking for a word', async () => {
    await house.db.updateTable('families').set({ blocked_at: new Date() }).execute();

    expect(await taught()).toMatchObject({ isBlocked: true, needs: [], needsAWord: false });
  });
});

describe('what somebody played', () => {
  const english = uuidv7();
  const activity = (activityName: string) => ({
    id: uuidv7(),
    activityName,
    templateAlias: 'multiple-choice',
    locale: 'en',
    contentFolder: `activities/${activityName}`,
    data: { version: 1, options: {}, gameData: { problems: [] } },
  });
  const [farm, market] = [activity('Farm week'), activity('At the market')];
  const groups = [farm, market].map(({ id, activityName }, index) => ({
    id: uuidv7(),
    name: `${activityName} group`,
    level: index + 1,
    subject: 'reading',
    activityIds: [id],
  }));
  const [first = '', second = ''] = groups.map(({ id }) => id);

  const product = uuidv7();
  beforeAll(() => house.db.insertInto('products').values({ _id: product, name: 'Words at home' }).execute());
  // Activities have authors, and go with them when the tenants are made anew.
  beforeEach(async () => {
    await loadActivities(house.db, [farm, market]);
    await loadMenus(house.db, product, [{ id: english, displayName: 'English', locale: 'en', groups }]);
    await house.db.updateTable('families').set({ product_id: product }).execute();
    await play(world.a.taught.id, [[dayBefore(1), 'child', 1]]);
  });

  const reached = (item: string, mastered: Date | null, together = false) =>
    house.db
      .insertInto('learner_reports')
      .values({
        learner_id: world.a.child.id,
        item_id: item,
        mastered: mastered !== null,
        partial: true,
        date_mastered: mastered,
        mastered_together: together,
      })
      .execute();
  const tried = (times: number, mastered = false) =>
    house.db
      .insertInto('activity_results')
      .values(
        Array.from({ length: times }, () => ({
          _id: uuidv7(),
          learner_id: world.a.child.id,
          activity_id: farm.id,
          finished_at: new Date(Date.now() - 3_600_000),
          all_problems_count: 4,
          problems_answered_correctly: 1,
          problems_answered_incorrectly: 3,
          mastered,
          team_size: 1,
        })),
      )
      .execute();

  test('is told as mastered in its week, with whom, and makes ready for more', async () => {
    await reached(first, new Date(`${dayBefore(-2, lastWeek())}T12:00:00Z`), true);

    const family = await taught();

    expect(family.mastered).toEqual([
      {
        learnerId: world.a.child.id,
        groupId: first,
        groupName: 'Farm week group',
        day: dayBefore(-2, lastWeek()),
        together: true,
      },
    ]);
    expect((await taught(today)).mastered).toEqual([]);
    expect(family.needs).toMatchObject([{ kind: 'ready', level: 1, next: 2, learnerId: world.a.child.id }]);
  });

  test('of the next level is no reason any more', async () => {
    await reached(first, new Date());
    await reached(market.id, null);

    expect((await taught()).needs).toEqual([]);
    expect((await taught()).mastered.map(({ groupId }) => groupId)).not.toContain(second);
  });

  test('four times in vain is a reason, three times or a success is none', async () => {
    await tried(3);
    expect((await taught()).needs).toEqual([]);

    await tried(1);
    expect((await taught()).needs).toMatchObject([
      { kind: 'stuck', activityName: 'Farm week', tries: 4, learnerId: world.a.child.id },
    ]);

    await tried(1, true);
    expect((await taught()).needs).toEqual([]);
  });
});

describe('a talk', () => {
  test('takes the family off until something new happens', async () => {
    await play(world.a.taught.id, [[dayBefore(12), 'child', 20]]);
    expect(await taught()).toMatchObject({ needsAWord: true, talkedAt: null });

    const reply = await talk(world.a.taught.id);

    expect(reply.statusCode).toBe(200);
    expect(await taught()).toMatchObject({ needsAWord: false, talkedAt: reply.json().data.talkedAt });

    await play(world.a.taught.id, [[dayBefore(9), 'child', 20]]);
    expect((await taught()).needsAWord).toBe(true);
  });

  test('sent twice is one, and taken back it leaves the one before', async () => {
    await play(world.a.taught.id, [[dayBefore(12), 'child', 20]]);
    const [early, late] = [uuidv7(), uuidv7()];
    await talk(world.a.taught.id, early);
    await sql`update teacher_talks set talked_at = now() - interval '30 days'`.execute(house.db);
    const before = (await taught()).talkedAt;
    await talk(world.a.taught.id, late);
    await talk(world.a.taught.id, late);

    await house.ask('notTalkedToFamily', { as: teacher, params: { id: late } });
    const again = await house.ask('notTalkedToFamily', { as: teacher, params: { id: late } });

    expect(again.statusCode).toBe(200);
    expect(await taught()).toMatchObject({ needsAWord: true, talkedAt: before });
  });

  test('is the own teacher’s: of another one neither the family is off nor the talk taken back', async () => {
    await play(world.a.taught.id, [[dayBefore(12), 'child', 20]]);
    const foreign = uuidv7();
    await house.db
      .insertInto('teacher_talks')
      .values({ _id: foreign, teacher_id: world.a.colleague.id, family_id: world.a.taught.id })
      .execute();

    await house.ask('notTalkedToFamily', { as: teacher, params: { id: foreign } });
    const taken = await talk(world.a.taught.id, foreign);

    expect((await taught()).needsAWord).toBe(true);
    expect(taken.statusCode).toBe(409);
    expect(await house.db.selectFrom('teacher_talks').select('_id').execute()).toEqual([{ _id: foreign }]);
  });

  test('to a family of another teacher, or of another center, is not written down', async () => {
    const replies = await Promise.all([world.a.untaught, world.b.taught].map(({ id }) => talk(id)));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(await house.db.selectFrom('teacher_talks').select('_id').execute()).toEqual([]);
  });
});

/** The statement tells how it would be done instead of doing it. */
const explained: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!RawNode.is(node)) return node;
    const [first = '', ...rest] = node.sqlFragments;
    return { ...node, sqlFragments: [`explain ${first}`, ...rest] };
  },
  transformResult: async ({ result }) => result,
};

test('what is asked is found by keys, however many others play', async () => {
  await sql`
    with made as (
      insert into families (_id, learning_center_id, name)
      select gen_random_uuid(), ${world.b.center.id}, 'Many ' || n from generate_series(1, 1500) n returning _id
    ), people as (
      insert into family_members (_id, family_id, firstname, lastname, username, password_hash, type)
      select gen_random_uuid(), _id, 'A', 'B', replace(_id::text, '-', ''), 'x', 'child' from made
      returning _id, family_id
    ), days as (
      insert into family_play_days (family_id, day, kind, seconds)
      select family_id, current_date - n, 'child', 600 from people, generate_series(1, 28) n
    ), results as (
      insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
        problems_answered_correctly, problems_answered_incorrectly, mastered, team_size)
      select gen_random_uuid(), _id, gen_random_uuid(), now(), 1, 1, 0, true, 1
      from people, generate_series(1, 20)
    )
    insert into learner_reports (learner_id, item_id, partial)
    select _id, gen_random_uuid(), true from people, generate_series(1, 40)`.execute(house.db);
  await sql`analyze families, family_members, family_play_days, activity_results, learner_reports`.execute(
    house.db,
  );
  const db = house.db.withPlugin(explained);
  const ids = [world.a.taught.id];
  const teacherScope = {
    kind: 'teacher',
    userId: world.a.user('TEACHER').id,
    learningCenterId: world.a.center.id,
  } as repo.TeacherScope;

  const plans = await Promise.all([
    repo.weeksOf(db, ids, { week: lastWeek(), before: 4, days: 7 }),
    repo.lastSeenOf(db, ids),
    repo.begunIn(db, ids),
    repo.groupsMastered(db, ids, { week: lastWeek(), timeZone: 'UTC' }),
    repo.triedInVain(db, ids, { times: 4, withinDays: 28 }),
    repo.levelsOf(db, ids),
    repo.talksOf(db, teacherScope, ids, 'UTC'),
  ]);

  // All those results are of one month.
  const results = `activity_results_${new Date().toISOString().slice(0, 7).replace('-', '_')}`;
  const large = new RegExp(
    `Seq Scan on (families|family_members|family_play_days|${results}|learner_reports)`,
  );
  expect(plans.map((plan) => JSON.stringify(plan).match(large)?.[0] ?? null)).toEqual(plans.map(() => null));
});

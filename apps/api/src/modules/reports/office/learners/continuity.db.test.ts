import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { HABITS } from '@flink/contract/reports/continuity.report.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../../../play/testing/play-house.ts';

let house: PlayHouse;
const tokens = new Map<string, string>();
/** Those of Maple, and of the whole house. */
let here: readonly string[];

beforeAll(async () => {
  house = await openPlayHouse();
  for (const name of ['center', 'region', 'teacher', 'rep'])
    tokens.set(name, await house.tokenOf(`${name}@flink.test`));
  const { learningCenterId } = await house.member('ana');
  const { rows } = await sql<{ _id: string }>`
    select member._id from family_members as member join families as family on family._id = member.family_id
    where family.learning_center_id = ${learningCenterId} order by 1`.execute(house.db);
  here = rows.map(({ _id }) => _id);
  await sql`update family_members set created_at = '2025-06-01'`.execute(house.db);
});
afterAll(() => house.close());

const ask = async (role: string, more: object = {}) => {
  const reply = await house.ask('report', {
    as: tokens.get(role) ?? '',
    body: { report: 'continuity', from: '2026-01-10', to: '2026-05-20', ...more },
  });
  return { status: reply.statusCode, ...reply.json<{ data: ReportAnswer }>() };
};

async function play(days: readonly { readonly who: number; readonly day: string }[]) {
  await house.clear();
  for (const { who, day } of days)
    await sql`insert into learner_play_days (learner_id, day, seconds) values (${here[who]}, ${day}, 60)
      on conflict do nothing`.execute(house.db);
}

/** By hand: a month, and what the learner did in each. */
function habitOf(months: ReadonlySet<number>): (typeof HABITS)[number] {
  const marks = [1, 2, 3, 4, 5].map((month) => months.has(month));
  if (marks.every(Boolean)) return 'every';
  if (!marks.some(Boolean)) return 'never';
  if (!marks.at(-1)) return 'paused';
  const first = marks.indexOf(true);
  return marks.slice(first).every(Boolean) ? 'began' : 'cameBack';
}

test('is a recount of who played in which month', async () => {
  const day = fc.integer({ min: 0, max: 150 }).map((days) => dayAfter('2026-01-01', days));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ who: fc.integer({ min: 0, max: here.length - 1 }), day }), { maxLength: 60 }),
      async (days) => {
        await play(days);

        const { data } = await ask('center', { by: 'learner' });

        expect(data.period).toMatchObject({ from: '2026-01-01', to: '2026-05-31', isOver: true });
        expect(data.steps.map(({ from }) => from.slice(5, 7))).toEqual(['01', '02', '03', '04', '05']);
        for (const [who, _id] of here.entries()) {
          const months = new Set(
            days.filter((one) => one.who === who).map((one) => Number(one.day.slice(5, 7))),
          );
          const habit = habitOf(months);
          const figures = data.rows.find((row) => row._id === _id)?.figures;
          expect(HABITS.filter((name) => figures?.[name] === 1)).toEqual([habit]);
          expect(figures).toMatchObject({ periodsDue: 5, periodsPlayed: months.size });
        }
        expect(data.total.learners).toBe(here.length);
        for (const { from, figures } of data.steps) {
          const month = Number(from.slice(5, 7));
          const played = new Set(
            days.filter((one) => Number(one.day.slice(5, 7)) === month).map(({ who }) => who),
          );
          const { stayed = 0, beganNow = 0, cameBackNow = 0 } = figures;
          expect((stayed ?? 0) + (beganNow ?? 0) + (cameBackNow ?? 0)).toBe(played.size);
        }
      },
    ),
    { numRuns: 6 },
  );
});

test('takes the periods of the reports rate, and the one under way only for those who played in it', async () => {
  const [from, to] = [dayAfter(new Date().toISOString().slice(0, 10), -40), '2999-01-01'];
  await play([{ who: 0, day: dayAfter(from, 0) }]);

  const { data } = await ask('center', { from, to, by: 'learner' });

  expect(data.period.isOver).toBe(false);
  expect(data.steps.at(-1)?.isOver).toBe(false);
  const over = data.steps.filter(({ isOver }) => isOver).length;
  expect(data.rows.every(({ figures }) => figures.periodsDue === over)).toBe(true);
});

test('above the center everybody is counted, however few, and roles without the report have none', async () => {
  await play([{ who: 0, day: '2026-02-02' }]);

  const { data } = await ask('region', { by: 'center' });
  const own = (await ask('center')).data;

  expect(data.steps.slice(1, 3).map(({ figures }) => [figures.learners, figures.pausedNow])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(data.total).toMatchObject(own.total);
  expect((await ask('teacher')).status).toBe(403);
  expect((await ask('rep')).status).toBe(403);
});

test('a person who came lately is not asked about the time before', async () => {
  await play([]);
  const id = uuidv7();
  const { familyId } = await house.member('ana');
  await sql`insert into family_members (_id, family_id, firstname, lastname, username, password_hash, type, created_at)
    values (${id}, ${familyId}, 'New', '', 'newcomer', 'none', 'child', '2026-04-10')`.execute(house.db);
  await sql`insert into learner_play_days (learner_id, day, seconds) values (${id}, '2026-04-12', 60), (${id}, '2026-05-12', 60)`.execute(
    house.db,
  );

  const { data } = await ask('center', { by: 'learner' });

  expect(data.rows.find((row) => row._id === id)?.figures).toMatchObject({ every: 1, periodsDue: 2 });
});

import { HABITS } from '@flink/contract/reports/continuity.ts';
import type { Figures } from '@flink/contract/reports/report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { learnerUnit, ofCenters, taught, type UnitName, unitOf } from './report-units.ts';
import type { Asked, ServedReport, Step } from './served-report.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * For each learner and each period since they came whether they played in it, counted where the learner is now. A period
 * that is not over is a mark only for those who played in it already.
 */
function marks(by: UnitName, asked: Asked, steps: readonly Step[]): RawBuilder<unknown> {
  const { of, joined } = unitOf(by);
  return sql`step as (
      select * from unnest(${steps.map(({ days }) => days.from)}::date[], ${steps.map(({ days }) => days.to)}::date[],
        ${steps.map(({ isOver }) => isOver)}::boolean[]) with ordinality as step(starts, ends, is_over, place)
    ), who as (
      select distinct ${of} as unit, member._id,
        least((member.created_at at time zone center.time_zone)::date,
          (select min(day) from learner_play_days where learner_id = member._id and seconds > 0)) as came
      from families as family join learning_centers as center on center._id = family.learning_center_id
      join family_members as member on member.family_id = family._id ${joined}
      where center._id = ${ofCenters(asked)} and ${taught(asked)}
    ), played as (
      select distinct who._id, step.place from (select distinct _id from who) as who
      join learner_play_days as day on day.learner_id = who._id and day.seconds > 0
      join step on day.day between step.starts and step.ends
    ), mark as (
      select who.unit, who._id, step.place, played.place is not null as played
      from who join step on step.ends >= who.came
      left join played on played._id = who._id and played.place = step.place
      where step.is_over or played.place is not null
    )`;
}

async function habitsBy(db: DbOrTx, by: UnitName, asked: Asked, steps: readonly Step[]) {
  const { rows } = await sql<Counts & { unit: string; name: string | null }>`
    with ${marks(by, asked, steps)}, learner as (
      select unit, string_agg(case when played then '1' else '0' end, '' order by place) as marks
      from mark group by unit, _id
    ), habit as (
      select unit, marks, case when marks ~ '^1+$' then 'every' when marks ~ '^0+$' then 'never'
        when marks ~ '0$' then 'paused' when marks ~ '10+1' then 'cameBack' else 'began' end as habit
      from learner
    )
    select unit, ${unitOf(by).name} as name, count(*)::integer as learners,
      ${sql.join(HABITS.map((habit) => sql`count(*) filter (where habit = ${habit})::integer as ${sql.id(habit)}`))},
      sum(length(marks))::integer as "periodsDue", sum(length(replace(marks, '0', '')))::integer as "periodsPlayed"
    from habit group by unit order by 2, 1`.execute(db);
  return rows.map(({ unit, name, ...counts }) => ({ _id: unit, name, figures: counts }));
}

async function periods(db: DbOrTx, asked: Asked, steps: readonly Step[]): Promise<readonly Figures[]> {
  const { rows } = await sql<Counts>`
    with ${marks('all', asked, steps)}, told as (
      select place, played, lag(played) over learner as before,
        bool_or(played) over (learner rows between unbounded preceding and 1 preceding) as ever
      from mark window learner as (partition by _id order by place)
    )
    select place::integer, count(*) filter (where played)::integer as learners,
      count(*) filter (where played and before)::integer as stayed,
      count(*) filter (where played and ever is not true)::integer as "beganNow",
      count(*) filter (where played and ever and not before)::integer as "cameBackNow",
      count(*) filter (where not played and before)::integer as "pausedNow"
    from told group by place`.execute(db);
  const none = { learners: 0, stayed: 0, beganNow: 0, cameBackNow: 0, pausedNow: 0 };
  return steps.map((_, place) => {
    const found = rows.find((row) => row.place === place + 1);
    return found ?? none;
  });
}

const NOBODY = Object.fromEntries(
  ['learners', ...HABITS, 'periodsDue', 'periodsPlayed'].map((name) => [name, 0]),
);

export const continuityReport: ServedReport = async (db, by, asked, steps) => {
  const [rows, [all], told] = await Promise.all([
    habitsBy(db, learnerUnit(by), asked, steps),
    habitsBy(db, 'all', asked, steps),
    periods(db, asked, steps),
  ]);
  return { rows, total: all?.figures ?? NOBODY, steps: told };
};

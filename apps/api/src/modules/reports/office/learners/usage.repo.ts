import type { Days } from '@flink/contract/rules/reports/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked } from '../served-report.ts';
import { spanOf } from '../sum-facts.ts';
import { ofCenters, taught, type UnitName, unitOf } from './report-units.ts';

export interface UsageRow {
  readonly unit: string;
  readonly name: string | null;
  readonly people: number;
  readonly learners: number;
  readonly learnersBefore: number;
  readonly seconds: number;
  readonly secondsBefore: number;
  readonly togetherSeconds: number;
  /** Of how many seconds those are a part. */
  readonly togetherOf: number;
  readonly playedDays: number;
  readonly playedWeeks: number;
  readonly reached: number;
  readonly begun: number;
  readonly mastered: number;
}

type Sql = RawBuilder<unknown>;

const between = (column: Sql, { from, to }: Days): Sql =>
  sql`${column} between ${from}::date and ${to}::date`;

/** Not of whole centers: only the rows of people tell it. */
const isOfSome = ({ scope, familyId, productId }: Asked): boolean =>
  scope.kind === 'teacher' || familyId !== null || productId !== null;

/** What the minutes of a learner were played in: the center that the family had on that day. */
const PLAYED = sql`learner_play_days as played
  join family_members as member on member._id = played.learner_id
  join family_centers as place on place.family_id = member.family_id
    and played.day >= place.from_day and played.day < place.until_day
  join families as family on family._id = member.family_id`;

/** The first day of the week of play, as the center has it. */
const weekOf = ({ firstDayOfWeek }: Asked): Sql =>
  sql`played.day - (extract(isodow from played.day)::integer - ${firstDayOfWeek}::integer + 7) % 7`;

const nothing = sql``;

const isOfPeople = (by: UnitName, asked: Asked): boolean =>
  isOfSome(asked) || by === 'teacher' || by === 'family' || by === 'learner';

/**
 * The rows of a report. Minutes by the center of that day, what was begun and mastered by the center of today. Where rows
 * are people, those who belong to the center now have one each; what others played there is in the total alone.
 */
export async function usageBy(db: DbOrTx, by: UnitName, asked: Asked): Promise<readonly UsageRow[]> {
  const { days, before } = asked;
  const { of, joined, name } = unitOf(by);
  const people = isOfPeople(by, asked);
  const here = people ? sql`and family.learning_center_id = place.learning_center_id` : nothing;
  const now = between(sql`played.day`, days);
  const earlier = between(sql`played.day`, before);
  // Said once as a range: of two the index does not know where to look, and the whole life of everybody would be read.
  const either = sql`${between(sql`played.day`, spanOf(asked))} and (${now} or ${earlier})`;
  const minutes = sql`sum(played.seconds) filter (where ${now}) as seconds,
    sum(played.seconds) filter (where ${earlier}) as seconds_before,
    sum(played.together_seconds) filter (where ${now}) as together_seconds`;
  const ofPlaces = sql`
    select ${of} as unit, ${minutes}
    from center_play_days as played join learning_centers as center on center._id = played.learning_center_id
    where center._id = ${ofCenters(asked)} and ${either}
    group by 1`;
  const { rows } = await sql<UsageRow>`
    with known as (
      select ${of} as unit, count(distinct member._id) as people
      from families as family
      join learning_centers as center on center._id = family.learning_center_id
      join family_members as member on member.family_id = family._id ${joined}
      where center._id = ${ofCenters(asked)} and ${taught(asked)} group by 1
    ), active as (
      select ${of} as unit, ${minutes}, count(distinct member._id) filter (where ${now}) as learners,
        count(distinct member._id) filter (where ${earlier}) as learners_before,
        count(*) filter (where ${now}) as played_days,
        count(distinct (member._id, ${weekOf(asked)})) filter (where ${now}) as played_weeks
      from ${PLAYED} join learning_centers as center on center._id = place.learning_center_id ${joined}
      where center._id = ${ofCenters(asked)} and ${taught(asked)} ${here} and played.seconds > 0
        and ${either}
      group by 1
    ), minutes as (${
      people ? sql`select unit, seconds, seconds_before, together_seconds from active` : ofPlaces
    }), reached as (
      select ${of} as unit, count(distinct member._id) as reached, sum(got.begun) as begun,
        sum(got.mastered) as mastered
      from families as family
      join learning_centers as center on center._id = family.learning_center_id
      join family_members as member on member.family_id = family._id
      join learner_mastery_days as got on got.learner_id = member._id and ${between(sql`got.day`, days)}
        and (got.begun <> 0 or got.mastered <> 0) ${joined}
      where center._id = ${ofCenters(asked)} and ${taught(asked)} group by 1
    ), places as (
      select ${by === 'organization' || by === 'region' || by === 'center' ? of : sql`''`} as unit
      from learning_centers as center where center._id = ${ofCenters(asked)} group by 1
    )
    select unit, ${name} as name, coalesce(known.people, 0)::integer as people,
      coalesce(active.learners, 0)::integer as learners,
      coalesce(active.learners_before, 0)::integer as "learnersBefore",
      coalesce(minutes.seconds, 0)::float8 as seconds,
      coalesce(minutes.seconds_before, 0)::float8 as "secondsBefore",
      coalesce(minutes.together_seconds, 0)::float8 as "togetherSeconds",
      coalesce(minutes.seconds, 0)::float8 as "togetherOf",
      coalesce(active.played_days, 0)::integer as "playedDays",
      coalesce(active.played_weeks, 0)::integer as "playedWeeks",
      coalesce(reached.reached, 0)::integer as reached, coalesce(reached.begun, 0)::integer as begun,
      coalesce(reached.mastered, 0)::integer as mastered
    from ${people || by === 'all' ? sql`known` : sql`places left join known using (unit)`}
    full join minutes using (unit) full join active using (unit) full join reached using (unit)
    order by 2, 1`.execute(db);
  return rows;
}

export interface StepRow {
  readonly place: number;
  readonly seconds: number;
  readonly learners: number;
}

/** The sums of each step, by its place; steps in which nobody played are not told. */
export async function usageIn(db: DbOrTx, steps: readonly Days[], asked: Asked): Promise<readonly StepRow[]> {
  const first = steps[0]?.from ?? null;
  const last = steps.at(-1)?.to ?? null;
  const step = sql`unnest(${steps.map(({ from }) => from)}::date[], ${steps.map(({ to }) => to)}::date[])
    with ordinality as step(starts, ends, place)`;
  const isWhole = !isOfSome(asked);
  const seconds = isWhole
    ? sql`select step.place, sum(played.seconds) as seconds from ${step}
        join center_play_days as played on played.day between step.starts and step.ends
        where played.learning_center_id = ${ofCenters(asked)} and played.day between ${first}::date and ${last}::date
        group by 1`
    : sql`select place, sum(seconds) as seconds from learners group by 1`;
  const { rows } = await sql<StepRow>`
    with learners as (
      select step.place, played.learner_id, sum(played.seconds) as seconds from ${PLAYED}
      join ${step} on played.day between step.starts and step.ends
      where place.learning_center_id = ${ofCenters(asked)} and ${taught(asked)}
        ${isWhole ? nothing : sql`and family.learning_center_id = place.learning_center_id`}
        and played.day between ${first}::date and ${last}::date and played.seconds > 0
      group by 1, 2
    ), sums as (${seconds}), counts as (select place, count(*) as learners from learners group by 1)
    select place::integer, coalesce(seconds, 0)::float8 as seconds, coalesce(learners, 0)::integer as learners
    from sums full join counts using (place)`.execute(db);
  return rows.map((row) => ({ ...row, place: row.place - 1 }));
}

/** What each row of people played in each step. */
export async function usageTrends(
  db: DbOrTx,
  by: UnitName,
  steps: readonly Days[],
  asked: Asked,
): Promise<(unit: string) => readonly number[]> {
  const { of, joined } = unitOf(by);
  const { rows } = await sql<{ readonly unit: string; readonly place: number; readonly seconds: number }>`
    select ${of} as unit, step.place::integer as place, sum(played.seconds)::float8 as seconds
    from ${PLAYED} join learning_centers as center on center._id = place.learning_center_id ${joined}
    join unnest(${steps.map(({ from }) => from)}::date[], ${steps.map(({ to }) => to)}::date[])
      with ordinality as step(starts, ends, place) on played.day between step.starts and step.ends
    where center._id = ${ofCenters(asked)} and ${taught(asked)} and played.seconds > 0
      and family.learning_center_id = place.learning_center_id
      and played.day between ${steps[0]?.from ?? null}::date and ${steps.at(-1)?.to ?? null}::date
    group by 1, 2`.execute(db);
  const units = Map.groupBy(rows, ({ unit }) => unit);
  return (unit) => {
    const at = new Map(units.get(unit)?.map(({ place, seconds }) => [place - 1, seconds]));
    return steps.map((_, place) => at.get(place) ?? 0);
  };
}

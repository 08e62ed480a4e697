import type { Days } from '@flink/contract/rules/reports/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import { type Asked, MOST_TRENDS, type Step } from '../served-report.ts';
import { ofCenters, type UnitName, unitOf } from './report-units.ts';
import { rangesOf, type UsageSums } from './usage-sums.ts';

type Sql = RawBuilder<unknown>;
type AskedPlaces = Pick<Asked, 'centerIds' | 'firstDaysOfWeek' | 'days' | 'before'>;

export interface PlaceUsage {
  /** Empty for all places together. */
  readonly unit: string;
  readonly name: string | null;
  readonly figures: UsageSums;
  readonly trend: readonly number[];
}

type Sums = Omit<UsageSums, 'people' | 'begun' | 'mastered'>;

interface DaySeconds {
  /** Null for all places together. */
  readonly unit: string | null;
  readonly day: string;
  readonly seconds: number;
}

/** So many learners played on the day, and before it last on the other one. */
interface DayLearners {
  readonly day: string;
  readonly previousDay: string;
  readonly learners: number;
}

interface PlacePeople {
  readonly unit: string;
  readonly name: string | null;
  readonly people: number;
  readonly begun: number;
  readonly mastered: number;
}

const NOTHING: Sums = {
  learners: 0,
  learnersBefore: 0,
  seconds: 0,
  secondsBefore: 0,
  togetherSeconds: 0,
  playedDays: 0,
  playedWeeks: 0,
};

const isIn = ({ from, to }: Days, day: string): boolean => day >= from && day <= to;

/**
 * Usage of whole centers, by place and altogether. Every figure is the sum of what the centers see: a learner counts once
 * for each center. Minutes belong to the center of that day, mastery to the center that the learner has now.
 */
export async function usageOfPlaces(
  db: DbOrTx,
  by: UnitName,
  asked: AskedPlaces,
  steps: readonly Step[],
): Promise<{
  readonly places: readonly PlaceUsage[];
  readonly total: UsageSums;
  readonly steps: readonly Record<
    'now' | 'before',
    { readonly seconds: number; readonly learners: number }
  >[];
}> {
  const [people, minutes, active] = await Promise.all([
    peopleOf(db, by, asked),
    minutesOf(db, by, asked),
    activeOf(db, by, asked),
  ]);
  const secondsByUnit = Map.groupBy(minutes.days, ({ unit }) => unit);
  const secondsIn = (unit: string | null, days: Days): number =>
    (secondsByUnit.get(unit) ?? []).reduce((sum, one) => sum + (isIn(days, one.day) ? one.seconds : 0), 0);
  const learnersIn = (days: Days): number =>
    active.days.reduce(
      (sum, { day, previousDay, learners }) =>
        sum + (isIn(days, day) && previousDay < days.from ? learners : 0),
      0,
    );
  const places = people.map(({ unit, name, ...own }) => ({
    unit,
    name,
    figures: { ...own, ...NOTHING, ...minutes.units.get(unit), ...active.units.get(unit) },
    trend: steps.map(({ days }) => secondsIn(unit, days)),
  }));
  const inSpan = (days: Days) => ({ seconds: secondsIn(null, days), learners: learnersIn(days) });
  return {
    places,
    total: totalOfPlaces(places),
    steps: steps.map(({ days, before }) => ({ now: inSpan(days), before: inSpan(before) })),
  };
}

function totalOfPlaces(places: readonly PlaceUsage[]): UsageSums {
  const total = { ...NOTHING, people: 0, begun: 0, mastered: 0 };
  for (const { figures } of places)
    for (const name of Object.keys(total) as (keyof UsageSums)[]) total[name] += figures[name];
  return total;
}

/** Members of the families that each center had on some day since the first one; also of places where nobody played. */
async function peopleOf(db: DbOrTx, by: UnitName, asked: AskedPlaces): Promise<readonly PlacePeople[]> {
  const { of, name } = unitOf(by);
  const { from, to } = asked.days;
  const { rows } = await sql<PlacePeople>`
    with there as (
      select learning_center_id, members as people from center_members
      where learning_center_id = ${ofCenters(asked)}
      union all
      select learning_center_id, count(*) from (
        select distinct place.learning_center_id, member._id
        from family_centers as place join families as family on family._id = place.family_id
        join family_members as member on member.family_id = place.family_id
        where place.learning_center_id = ${ofCenters(asked)} and place.until_day < 'infinity'
          and place.until_day > ${from}::date and place.from_day <= ${to}::date
          and family.learning_center_id <> place.learning_center_id
      ) as moved group by 1
    ), got as (
      select learning_center_id, sum(begun) as begun, sum(mastered) as mastered from center_mastery_days
      where learning_center_id = ${ofCenters(asked)} and day between ${from}::date and ${to}::date group by 1
    )
    select unit, ${name} as name, people, begun, mastered from (
      select unit, coalesce(sum(people), 0)::integer as people, coalesce(sum(begun), 0)::integer as begun,
        coalesce(sum(mastered), 0)::integer as mastered
      from (
        select ${of} as unit, there.people, got.begun, got.mastered from learning_centers as center
        left join (select learning_center_id, sum(people) as people from there group by 1) as there
          on there.learning_center_id = center._id
        left join got on got.learning_center_id = center._id
        where center._id = ${ofCenters(asked)}
      ) as center group by 1
    ) as place order by 2, 1`.execute(db);
  return rows;
}

/** From more centers all rows of these days are read in one range, and others left out. */
const FEW_CENTERS = 30;

/** Rows of a table of totals by center and day, with a number for the unit of the center: ids and texts group slowly. */
const totalsOf = (table: string, by: UnitName, asked: AskedPlaces): Sql => sql`
  with place as materialized (
    select _id, unit, first_day, dense_rank() over (order by unit)::integer as number from (
      select center._id, ${unitOf(by).of} as unit, first_day
      from unnest(${[...asked.centerIds]}::uuid[], ${[...asked.firstDaysOfWeek]}::integer[]) as week(_id, first_day)
      join learning_centers as center using (_id)
    ) as center
  ), unit as (select distinct number, unit from place), total as (
    select total.*, place.number, place.first_day,
      total.day between ${asked.days.from}::date and ${asked.days.to}::date as is_now,
      total.day between ${asked.before.from}::date and ${asked.before.to}::date as is_before
    from place join ${sql.table(table)} as total on total.learning_center_id = place._id
      ${asked.centerIds.length <= FEW_CENTERS ? sql`and total.learning_center_id = ${ofCenters(asked)}` : sql``}
      and (${sql.join(
        rangesOf(asked, []).map(({ from, to }) => sql`total.day between ${from}::date and ${to}::date`),
        sql` or `,
      )})
  )`;

/** Of more places nobody looks at each one's way over the days. */
const hasTrends = (by: UnitName, { centerIds }: AskedPlaces): boolean =>
  by !== 'center' || centerIds.length <= MOST_TRENDS;

async function minutesOf(db: DbOrTx, by: UnitName, asked: AskedPlaces) {
  const { rows } = await sql<
    Pick<Sums, 'seconds' | 'secondsBefore' | 'togetherSeconds'> & {
      readonly unit: string | null;
      readonly day: string | null;
      readonly all: number;
    }
  >`
    ${totalsOf('center_play_days', by, asked)}
    select unit, sums.* from (select number, day::text, sum(seconds::float8) as all, coalesce(sum(seconds::float8) filter (where is_now), 0) as seconds,
      coalesce(sum(seconds::float8) filter (where is_before), 0) as "secondsBefore",
      coalesce(sum(together_seconds::float8) filter (where is_now), 0) as "togetherSeconds"
    from total group by grouping sets ((number), (day)${hasTrends(by, asked) ? sql`, (number, day)` : sql``})
    ) as sums left join unit using (number)`.execute(db);
  const units = new Map<string | null, Pick<Sums, 'seconds' | 'secondsBefore' | 'togetherSeconds'>>();
  const days: DaySeconds[] = [];
  for (const { unit, day, all, seconds, secondsBefore, togetherSeconds } of rows)
    if (day === null) units.set(unit, { seconds, secondsBefore, togetherSeconds });
    else days.push({ unit, day, seconds: all });
  return { units, days };
}

/** Different learners of some days are those who played on one of them, and before it last before the first of them. */
async function activeOf(db: DbOrTx, by: UnitName, asked: AskedPlaces) {
  const isFirstIn = ({ from }: Days) => sql`previous_day < ${from}::date`;
  const weekStart = sql`day - (day - date '1899-12-31' - first_day) % 7`;
  const count = (which: Sql) => sql`coalesce(sum(learners) filter (where ${which}), 0)::integer`;
  const { rows } = await sql<
    Pick<Sums, 'learners' | 'learnersBefore' | 'playedDays' | 'playedWeeks'> & {
      readonly unit: string;
      readonly day: string | null;
      readonly previousDay: string;
      readonly all: number;
    }
  >`
    ${totalsOf('center_active_days', by, asked)}
    select unit, sums.* from (select number, day::text,
      case when previous_day = '-infinity' then '' else previous_day::text end as "previousDay",
      sum(learners)::integer as all, ${count(sql`is_now and ${isFirstIn(asked.days)}`)} as learners,
      ${count(sql`is_before and ${isFirstIn(asked.before)}`)} as "learnersBefore", ${count(sql`is_now`)} as "playedDays",
      ${count(sql`is_now and previous_day < greatest(${asked.days.from}::date, ${weekStart})`)} as "playedWeeks"
    from total group by grouping sets ((number), (day, previous_day))) as sums left join unit using (number)`.execute(
    db,
  );
  const units = new Map<string, Partial<Sums>>();
  const days: DayLearners[] = [];
  for (const { unit, day, previousDay, all, learners, learnersBefore, playedDays, playedWeeks } of rows)
    if (day === null) units.set(unit, { learners, learnersBefore, playedDays, playedWeeks });
    else days.push({ day, previousDay, learners: all });
  return { units, days };
}

import { COHORT_MONTHS } from '@flink/contract/reports/cohort.ts';
import { type Days, dayAfter } from '@flink/contract/rules/reports/days.ts';
import { FEWEST_LEARNERS } from '@flink/contract/rules/reports/small-sums.ts';
import { mondayOf } from '@flink/contract/rules/reports/told-cells.ts';
import { type RawBuilder, sql } from 'kysely';
import { isEnough } from './enough.ts';

/** Which cells are counted: those of these centers whose last day is one of these, `-infinity` for the first. */
export interface Counted {
  readonly centerIds: readonly string[];
  readonly days: Days;
  /** Those of the reports rate that end in these days, the earliest first, and the one before them. */
  readonly periods: readonly Days[];
}

/** A table of cells. What it holds is what its count gives; above the center nothing else is told. */
export interface CellKind {
  readonly table: string;
  /** Besides the center, in the order of the count. */
  readonly columns: readonly string[];
  /** Of its rows, those whose last day is one of these; said of the column, so that an index finds them. */
  readonly endsIn: (days: Days) => RawBuilder<unknown>;
  /** Made of what lies in the order of time, not by learner: of many centers, some weeks of all are read in one go. */
  readonly isOfRawRows?: true;
  readonly count: (counted: Counted) => RawBuilder<unknown>;
}

type Sql = RawBuilder<unknown>;

export const NO_PRODUCT = '00000000-0000-0000-0000-000000000000';

const ofAll = ({ centerIds }: Counted): Sql => sql`any(${[...centerIds]}::uuid[])`;
/** Its Monday, from one that is long ago: of millions of days, faster than by the calendar of a time zone. */
const weekOf = (day: Sql): Sql => sql`(${day} - (${day} - date '1900-01-01') % 7)`;
const monthOf = (day: Sql): Sql => sql`date_trunc('month', (${day})::timestamp)::date`;
const endOfMonth = (month: Sql): Sql => sql`(${month} + interval '1 month' - interval '1 day')::date`;
const weekEndsIn = ({ from, to }: Days): Sql => sql`week between ${from}::date - 6 and ${to}::date - 6`;
/** Of the month that a day is in, its end is on that day or later; of the one before, it is earlier. */
const monthEndsIn = ({ from, to }: Days): Sql =>
  sql`month >= ${monthOf(sql`${from}::date`)} and month < ${monthOf(sql`${to}::date + 1`)}`;
const within = (day: Sql, { days }: Counted): Sql =>
  sql`${day} between ${days.from}::date and ${days.to}::date`;

/**
 * Of a week whose last day is one of these. Said of the day itself: of a range the database knows how many rows it has, and
 * joins them accordingly.
 */
function inWeeks(day: Sql, counted: Counted): Sql {
  const { from, to } = weeksOf(counted);
  return sql`${day} between ${from}::date and ${to}::date`;
}

const weeksOf = ({ days: { from, to } }: Counted): Days => ({
  from: from.startsWith('-') ? from : mondayOf(from),
  to: dayAfter(mondayOf(dayAfter(to, 1)), -1),
});

/** Minutes by the center of that day; what was begun and mastered where the learner is now. */
export const WEEKS: CellKind = {
  table: 'center_weeks',
  columns: [
    'week',
    'learners',
    'days',
    'seconds',
    'together_learners',
    'together_seconds',
    'reached',
    'beginners',
    'begun',
    'masterers',
    'mastered',
  ],
  endsIn: weekEndsIn,
  count: (counted) => sql`
    select center_id as learning_center_id, week, coalesce(played.learners, 0)::integer as learners,
      coalesce(played.days, 0)::integer as days, coalesce(minutes.seconds, 0)::bigint as seconds,
      coalesce(played.together_learners, 0)::integer as together_learners,
      coalesce(minutes.together_seconds, 0)::bigint as together_seconds, coalesce(got.reached, 0)::integer as reached,
      coalesce(got.beginners, 0)::integer as beginners, coalesce(got.begun, 0)::integer as begun,
      coalesce(got.masterers, 0)::integer as masterers, coalesce(got.mastered, 0)::integer as mastered
    from (
      select learning_center_id as center_id, ${weekOf(sql`day`)} as week, sum(seconds) as seconds,
        sum(together_seconds) as together_seconds
      from center_play_days
      where learning_center_id = ${ofAll(counted)} and ${inWeeks(sql`day`, counted)} group by 1, 2
    ) as minutes full join (
      select center_id, own.week, count(*) as learners, sum(own.days) as days,
        count(*) filter (where own.is_together) as together_learners
      from (
        select distinct learning_center_id as center_id, family_id from family_centers
        where learning_center_id = ${ofAll(counted)}
      ) as was join family_members as member on member.family_id = was.family_id
      cross join lateral (
        select ${weekOf(sql`played.day`)} as week, count(*) as days, bool_or(played.together_seconds > 0) as is_together
        from family_centers as place join learner_play_days as played on played.learner_id = member._id
          and played.day >= place.from_day and played.day < place.until_day and ${inWeeks(sql`played.day`, counted)}
        where place.family_id = was.family_id and place.learning_center_id = was.center_id
        group by 1
      ) as own group by 1, 2
    ) as played using (center_id, week) full join (
      select family.learning_center_id as center_id, ${weekOf(sql`got.day`)} as week,
        count(distinct member._id) as reached, count(distinct member._id) filter (where got.begun <> 0) as beginners,
        sum(got.begun) as begun, count(distinct member._id) filter (where got.mastered <> 0) as masterers,
        sum(got.mastered) as mastered
      from families as family join family_members as member on member.family_id = family._id
      join learner_mastery_days as got on got.learner_id = member._id and (got.begun <> 0 or got.mastered <> 0)
        and ${inWeeks(sql`got.day`, counted)}
      where family.learning_center_id = ${ofAll(counted)}
      group by 1, 2
    ) as got using (center_id, week)`,
};

/** The last day of what is of today: marks of those who come, move or leave reach to it, and no others. */
export const OF_TODAY: Days = { from: 'infinity', to: 'infinity' };

/** Of today, by product. */
export const PEOPLE: CellKind = {
  table: 'center_people',
  columns: ['product_id', 'people', 'children'],
  endsIn: ({ to }) => sql`${to}::date = 'infinity'`,
  count: (counted) => sql`
    select center._id as learning_center_id, coalesce(family.product_id, center.product_id, ${NO_PRODUCT}::uuid)
        as product_id, count(*)::integer as people, count(*) filter (where member.type = 'child')::integer as children
    from families as family join learning_centers as center on center._id = family.learning_center_id
    join family_members as member on member.family_id = family._id
    where center._id = ${ofAll(counted)} group by 1, 2`,
};

/**
 * Months by the clock of the center that the family has now. Who played in a month is told where those who did are enough,
 * those who did not are, and those who are in no cohort that is told, of all that played in the center.
 */
export const COHORTS: CellKind = {
  table: 'center_cohorts',
  columns: ['began', 'month', 'families', 'learners', 'played', 'players', 'members', 'is_played_told'],
  endsIn: monthEndsIn,
  count: (counted) => sql`
    with family as materialized (${families(counted)}), one as materialized (
      select _id, month, count(*) as players from (
        select family._id, played.learner_id, ${monthOf(sql`played.day`)} as month
        from family join family_members as member on member.family_id = family._id
        join learner_play_days as played on played.learner_id = member._id
          and played.day between ${counted.days.from}::date - 31 and ${counted.days.to}::date
        group by 1, 2, 3
      ) as learner group by 1, 2
    ), played as (
      select family.center_id, family.began, one.month, count(*) as families, sum(players) as players,
        sum(family.members) as members
      from one join family using (_id) group by 1, 2, 3
    ), everyone as (
      select center_id, month, sum(players) as players from played group by 1, 2
    ), cell as (
      select began.center_id, began.began, told.month::date as month, began.families, began.learners,
        coalesce(played.families, 0) as played, coalesce(played.players, 0) as players,
        coalesce(played.members, 0) as members, coalesce(everyone.players, 0) as everyone
      from (select center_id, began, count(*) as families, sum(members) as learners from family group by 1, 2) as began
      cross join lateral generate_series(began.began, began.began + ${`${COHORT_MONTHS - 1} months`}::interval,
        interval '1 month') as told(month)
      left join played on played.center_id = began.center_id and played.began = began.began
        and played.month = told.month::date
      left join everyone on everyone.center_id = began.center_id and everyone.month = told.month::date
    )
    select center_id as learning_center_id, began, month, families::integer, learners::integer, played::integer,
      players::integer, members::integer, is_enough and ${isEnough(
        sql`everyone - coalesce(sum(players) filter (where is_enough) over (partition by center_id, month), 0)`,
      )} as is_played_told
    from (
      select cell.*, learners >= ${FEWEST_LEARNERS} and ${isEnough('players')} and ${isEnough(sql`learners - members`)}
        as is_enough
      from cell
    ) as cell
    where ${within(endOfMonth(sql`month`), counted)}`,
};

/** Who began when; members are those who were there when that month was over. */
const families = (counted: Counted): Sql => {
  const began = monthOf(sql`family.created_at at time zone center.time_zone`);
  return sql`
    select center._id as center_id, family._id, ${began} as began, (
        select count(*) from family_members as member where member.family_id = family._id
          and (member.created_at at time zone center.time_zone)::date <= ${endOfMonth(began)}
      ) as members
    from families as family join learning_centers as center on center._id = family.learning_center_id
    where center._id = ${ofAll(counted)}`;
};

/** Everything where the learner is now. */
export const PERIODS: CellKind = {
  table: 'center_periods',
  columns: ['starts', 'ends', 'people', 'before', 'learners', 'stayed', 'began'],
  endsIn: ({ from, to }) => sql`ends between ${from}::date and ${to}::date`,
  count: (counted) => {
    const { periods } = counted;
    const starts = periods.map(({ from }) => from);
    return sql`
      with step as materialized (
        select * from unnest(${starts}::date[], ${periods.map(({ to }) => to)}::date[])
          with ordinality as step(starts, ends, place)
      ), who as materialized (
        select center._id as center_id, member._id, first.day as first_day,
          least((member.created_at at time zone center.time_zone)::date, first.day) as came
        from families as family join learning_centers as center on center._id = family.learning_center_id
        join family_members as member on member.family_id = family._id
        left join lateral (
          select min(day) as day from learner_play_days where learner_id = member._id
        ) as first on true
        where center._id = ${ofAll(counted)}
      ), played as (
        select center_id, place, count(*) as learners, count(*) filter (where before = place - 1) as stayed,
          count(*) filter (where first_day >= starts) as began
        from (
          select played.*, lag(place) over (partition by _id order by place) as before from (
            select played.*, step.starts from (
              select who.center_id, who._id, who.first_day, own.place, own.day
              from who cross join lateral (
                select width_bucket(played.day, ${starts}::date[]) as place, min(played.day) as day
                from learner_play_days as played where played.learner_id = who._id
                  and played.day between ${periods[0]?.from ?? null}::date and ${periods.at(-1)?.to ?? null}::date
                group by 1
              ) as own
            ) as played join step on step.place = played.place and played.day <= step.ends
          ) as played
        ) as played group by 1, 2
      ), there as (
        select who.center_id, step.place, count(*) as people from who join step on who.came <= step.ends group by 1, 2
      )
      select there.center_id as learning_center_id, step.starts, step.ends, there.people::integer as people,
        coalesce(before.learners, 0)::integer as before, coalesce(played.learners, 0)::integer as learners,
        coalesce(played.stayed, 0)::integer as stayed, coalesce(played.began, 0)::integer as began
      from there join step using (place) left join played using (center_id, place)
      left join played as before on before.center_id = there.center_id and before.place = there.place - 1
      where ${within(sql`step.ends`, counted)}`;
  },
};

/**
 * What was played and finished, in the center of that day, by who made it and by the scope it is for. Told where so many
 * played one of them that usage tells the week of the center: what the others played would be left when one is taken from
 * the other.
 */
export const CONTENT: CellKind = {
  table: 'center_content_weeks',
  columns: ['week', 'grouping', 'unit', 'learners', 'seconds', 'finishers', 'finished', 'is_told'],
  endsIn: weekEndsIn,
  isOfRawRows: true,
  // A unit is an id until it is told: millions of texts are compared by the rules of a language. Sums of a week of a learner
  // are small: of larger numbers a sum is made digit by digit.
  count: (counted) => {
    const { from, to } = weeksOf(counted);
    const whileThere = (day: Sql) =>
      sql`${day} >= from_day and ${day} < until_day and ${inWeeks(day, counted)}`;
    return sql`
      with unit as materialized (
        select activity._id as activity_id, activity.created_by as owner, category.scope_id as scope
        from activities as activity
        left join activity_categories as category on category.activity_id = activity._id and category.position = 0
      ), who as materialized (
        select place.learning_center_id, place.from_day, place.until_day, member._id as learner_id, center.time_zone
        from family_centers as place join families as family on family._id = place.family_id
        join family_members as member on member.family_id = family._id
        join learning_centers as center on center._id = family.learning_center_id
        where place.learning_center_id = ${ofAll(counted)}
      ), used as (
        select who.learning_center_id, ${weekOf(sql`played.day`)} as week, who.learner_id, played.activity_id,
          played.seconds, 0 as finished
        from who join play_time as played on played.learner_id = who.learner_id and played.seconds > 0
          and played.activity_id is not null and ${whileThere(sql`played.day`)}
        union all
        select learning_center_id, ${weekOf(sql`day`)}, learner_id, activity_id, 0, 1
        from (
          select who.*, result.activity_id, (result.finished_at at time zone who.time_zone)::date as day
          from who join activity_results as result on result.learner_id = who.learner_id
            and result.finished_at between ${from}::date - 2 and ${to}::date + 3
        ) as done
        where ${whileThere(sql`day`)}
      )
      select learning_center_id, week, case is_by_scope when 0 then 'owner' else 'scope' end as grouping,
        coalesce(unit::text, '') as unit, count(*) filter (where seconds > 0)::integer as learners,
        coalesce(sum(seconds), 0)::bigint as seconds, count(*) filter (where finished > 0)::integer as finishers,
        coalesce(sum(finished), 0)::integer as finished,
        max(count(*) filter (where seconds > 0)) over (partition by learning_center_id, week, is_by_scope)
          >= ${FEWEST_LEARNERS} as is_told
      from (
        select learning_center_id, week, learner_id, grouping(owner) as is_by_scope, coalesce(owner, scope) as unit,
          sum(seconds)::integer as seconds, sum(finished)::integer as finished
        from used join unit using (activity_id)
        group by grouping sets ((learning_center_id, week, learner_id, owner), (learning_center_id, week, learner_id, scope))
      ) as learner group by learning_center_id, week, is_by_scope, unit`;
  },
};

/**
 * Hours that families played of those they had bought, in the center of that day and by product; with who played them, and
 * how many others of the center played that week.
 */
export const HOURS: CellKind = {
  table: 'center_hours_weeks',
  columns: ['week', 'product_id', 'learners', 'others', 'seconds'],
  endsIn: weekEndsIn,
  count: (counted) => {
    const day = sql`(line.ended_at at time zone center.time_zone)::date`;
    return sql`
      with line as materialized (
        select center._id as center_id, ${weekOf(day)} as week,
          coalesce(family.product_id, center.product_id, ${NO_PRODUCT}::uuid) as product_id,
          -line.delta_seconds as seconds, line.learner_ids
        from family_centers as place join learning_centers as center on center._id = place.learning_center_id
        join families as family on family._id = place.family_id
        join prepaid_ledger as line on line.family_id = family._id and line.kind in ('played', 'tracked')
          and line.ended_at between ${counted.days.from}::date - 8 and ${counted.days.to}::date + 2
        where center._id = ${ofAll(counted)} and ${day} >= place.from_day and ${day} < place.until_day
          and ${inWeeks(day, counted)}
      ), who as materialized (
        select distinct center_id, week, product_id, learner_id from line, unnest(learner_ids) as learner_id
      ), others as (
        select center_id, week, count(*) filter (where not is_paid) as learners from (
          select center_id, week, learner_id, bool_or(is_paid) as is_paid from (
            select center_id, week, learner_id, true as is_paid from who
            union all
            select place.learning_center_id, ${weekOf(sql`played.day`)}, played.learner_id, false
            from family_centers as place join family_members as member on member.family_id = place.family_id
            join learner_play_days as played on played.learner_id = member._id
              and played.day >= place.from_day and played.day < place.until_day and ${inWeeks(sql`played.day`, counted)}
            where place.learning_center_id = ${ofAll(counted)} and place.learning_center_id in (select center_id from line)
          ) as player group by 1, 2, 3
        ) as learner group by 1, 2
      )
      select center_id as learning_center_id, week, product_id, coalesce(players.learners, 0)::integer as learners,
        coalesce(others.learners, 0)::integer as others, played.seconds::bigint as seconds
      from (select center_id, week, product_id, sum(seconds) as seconds from line group by 1, 2, 3) as played
      left join (select center_id, week, product_id, count(*) as learners from who group by 1, 2, 3) as players
        using (center_id, week, product_id)
      left join others using (center_id, week)`;
  },
};

/** Children where they are now, by the clock of that center. */
export const GROUPS: CellKind = {
  table: 'center_group_months',
  columns: ['product_id', 'item_id', 'month', 'mastered', 'mastered_together'],
  endsIn: monthEndsIn,
  count: (counted) => {
    const month = monthOf(sql`report.date_mastered at time zone center.time_zone`);
    return sql`
      select center._id as learning_center_id, coalesce(family.product_id, center.product_id, ${NO_PRODUCT}::uuid)
          as product_id, report.item_id, ${month} as month, count(*)::integer as mastered,
        count(*) filter (where report.mastered_together)::integer as mastered_together
      from families as family join learning_centers as center on center._id = family.learning_center_id
      join family_members as member on member.family_id = family._id and member.type = 'child'
      join learner_reports as report on report.learner_id = member._id and report.mastered and report.begun_on is null
      join activity_groups as node on node._id = report.item_id
      where center._id = ${ofAll(counted)} and ${within(endOfMonth(month), counted)}
      group by 1, 2, 3, 4`;
  },
};

export const CELL_KINDS: readonly CellKind[] = [WEEKS, PEOPLE, COHORTS, PERIODS, CONTENT, HOURS, GROUPS];

import type { Days } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked, Step } from '../served-report.ts';
import { ofCenters, type UnitName, unitOf } from './report-units.ts';
import type { UsageSums } from './usage-sums.ts';

type AskedPlaces = Pick<Asked, 'centerIds' | 'firstDaysOfWeek' | 'days' | 'before'>;

export interface PlaceUsage {
  /** Empty for all places together. */
  readonly unit: string;
  readonly name: string | null;
  readonly figures: UsageSums;
  readonly trend: readonly number[];
}

interface SpanSums {
  readonly unit: string | null;
  readonly span: number;
  readonly seconds: number;
  readonly together: number;
  readonly learners: number;
  readonly days: number;
  readonly weeks: number;
  readonly begun: number;
  readonly mastered: number;
}

interface PlacePeople {
  readonly unit: string | null;
  readonly name: string | null;
  readonly people: number;
}

const NOTHING = { seconds: 0, together: 0, learners: 0, days: 0, weeks: 0, begun: 0, mastered: 0 };

/** The first two spans are the period and the one it is compared with; then two for each step. */
const [NOW, BEFORE, STEPS] = [0, 1, 2];

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
  readonly steps: readonly { readonly now: SpanSums; readonly before: SpanSums }[];
}> {
  const spans = [asked.days, asked.before, ...steps.flatMap((step) => [step.days, step.before])];
  const [people, sums] = await Promise.all([peopleOf(db, by, asked), sumsOf(db, by, asked, spans)]);
  const byUnit = Map.groupBy(sums, ({ unit }) => unit);
  const inSpan = (unit: string | null, span: number): SpanSums =>
    byUnit.get(unit)?.find((row) => row.span === span) ?? { unit, span, ...NOTHING };
  const figuresOf = ({ unit, people: all }: PlacePeople): UsageSums => {
    const [now, before] = [inSpan(unit, NOW), inSpan(unit, BEFORE)];
    return {
      people: all,
      learners: now.learners,
      learnersBefore: before.learners,
      seconds: now.seconds,
      secondsBefore: before.seconds,
      togetherSeconds: now.together,
      playedDays: now.days,
      playedWeeks: now.weeks,
      begun: now.begun,
      mastered: now.mastered,
    };
  };
  const total = people.find(({ unit }) => unit === null) ?? { unit: null, name: null, people: 0 };
  return {
    places: people.flatMap((place) =>
      place.unit === null
        ? []
        : [
            {
              unit: place.unit,
              name: place.name,
              figures: figuresOf(place),
              trend: steps.map((_, at) => inSpan(place.unit, STEPS + 2 * at).seconds),
            },
          ],
    ),
    total: figuresOf(total),
    steps: steps.map((_, at) => ({
      now: inSpan(null, STEPS + 2 * at),
      before: inSpan(null, STEPS + 2 * at + 1),
    })),
  };
}

/** Members of the families that each center had on some day since the first one; also of places where nobody played. */
async function peopleOf(db: DbOrTx, by: UnitName, asked: AskedPlaces): Promise<readonly PlacePeople[]> {
  const { of, name } = unitOf(by);
  const { from, to } = asked.days;
  const { rows } = await sql<PlacePeople>`
    with there as (
      select learning_center_id, count(*) as people from (
        select distinct place.learning_center_id, member._id
        from family_centers as place join family_members as member on member.family_id = place.family_id
        where place.learning_center_id = ${ofCenters(asked)} and place.until_day > ${from}::date
          and (place.until_day = 'infinity' or place.from_day <= ${to}::date)
      ) as member group by 1
    )
    select unit, case when unit is not null then ${name} end as name, people from (
      select unit, coalesce(sum(people), 0)::integer as people from (
        select ${of} as unit, there.people
        from learning_centers as center left join there on there.learning_center_id = center._id
        where center._id = ${ofCenters(asked)}
      ) as center group by grouping sets ((unit), ())
    ) as place order by 2, 1`.execute(db);
  return rows;
}

async function sumsOf(
  db: DbOrTx,
  by: UnitName,
  asked: AskedPlaces,
  spans: readonly Days[],
): Promise<readonly SpanSums[]> {
  const now = asked.days;
  const first = spans.map(({ from }) => from).toSorted()[0] ?? now.from;
  const last =
    spans
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? now.to;
  const { rows } = await sql<SpanSums>`
    with span as materialized (
      select place - 1 as span, starts, ends
      from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
        with ordinality as span(starts, ends, place)
    ), week as (
      select * from unnest(${[...asked.centerIds]}::uuid[], ${[...asked.firstDaysOfWeek]}::integer[])
        as week(learning_center_id, first_day)
    ), minutes as (
      select learning_center_id, span, sum(seconds) as seconds, sum(together_seconds) as together
      from center_play_days join span on day between starts and ends
      where learning_center_id = ${ofCenters(asked)} group by 1, 2
    ), day as materialized (
      select place.learning_center_id, played.learner_id, played.day
      from family_centers as place join family_members as member on member.family_id = place.family_id
      join learner_play_days as played on played.learner_id = member._id
        and played.day between ${first}::date and ${last}::date
        and (played.day between ${now.from}::date and ${now.to}::date
          or played.day between ${asked.before.from}::date and ${asked.before.to}::date)
        and played.day >= place.from_day and played.day < place.until_day
      where place.learning_center_id = ${ofCenters(asked)}
    ), active as (
      select learning_center_id, span, count(*) as learners from (
        select distinct learning_center_id, span, learner_id from day join span on day between starts and ends
      ) as learner group by 1, 2
    ), rhythm as (
      select learning_center_id, ${NOW}::bigint as span, sum(days) as days, count(*) as weeks from (
        select learning_center_id, learner_id, (day - date '1899-12-31' - first_day) / 7 as week, count(*) as days
        from day join week using (learning_center_id)
        where day between ${now.from}::date and ${now.to}::date group by 1, 2, 3
      ) as learner group by 1
    ), reached as (
      select family.learning_center_id, span, sum(got.begun) as begun, sum(got.mastered) as mastered
      from families as family join family_members as member on member.family_id = family._id
      join learner_mastery_days as got on got.learner_id = member._id
      join span on span.span = ${NOW} and got.day between starts and ends
      where family.learning_center_id = ${ofCenters(asked)} group by 1, 2
    )
    select unit, span::integer, coalesce(sum(seconds), 0)::float8 as seconds,
      coalesce(sum(together), 0)::float8 as together, coalesce(sum(learners), 0)::integer as learners,
      coalesce(sum(days), 0)::integer as days, coalesce(sum(weeks), 0)::integer as weeks,
      coalesce(sum(begun), 0)::integer as begun, coalesce(sum(mastered), 0)::integer as mastered
    from (
      select ${unitOf(by).of} as unit, span, seconds, together, learners, days, weeks, begun, mastered
      from minutes full join active using (learning_center_id, span)
        full join rhythm using (learning_center_id, span) full join reached using (learning_center_id, span)
      join learning_centers as center on center._id = learning_center_id
    ) as sums group by grouping sets ((unit, span), (span))`.execute(db);
  return rows;
}

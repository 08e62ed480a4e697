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

interface InSpan {
  /** Null for all places together. */
  readonly unit: string | null;
  readonly span: number;
}

interface SpanMinutes extends InSpan {
  readonly seconds: number;
  readonly together: number;
}

interface SpanLearners extends InSpan {
  readonly learners: number;
  readonly days: number;
  readonly weeks: number;
}

type SpanSums = SpanMinutes & SpanLearners;

interface PlacePeople {
  readonly unit: string | null;
  readonly name: string | null;
  readonly people: number;
  readonly begun: number;
  readonly mastered: number;
}

const NOBODY: PlacePeople = { unit: null, name: null, people: 0, begun: 0, mastered: 0 };
const NOTHING = { seconds: 0, together: 0, learners: 0, days: 0, weeks: 0 };

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
  const [people, minutes, active] = await Promise.all([
    peopleOf(db, by, asked),
    minutesOf(db, by, asked, spans),
    activeOf(db, by, asked, spans),
  ]);
  const keyOf = ({ unit, span }: InSpan): string => `${unit ?? ''} ${span} ${unit === null}`;
  const found = new Map<string, Partial<SpanSums>>();
  for (const row of [...minutes, ...active]) found.set(keyOf(row), { ...found.get(keyOf(row)), ...row });
  const inSpan = (unit: string | null, span: number): SpanSums => ({
    ...NOTHING,
    ...found.get(keyOf({ unit, span })),
    unit,
    span,
  });
  const figuresOf = ({ unit, people: all, begun, mastered }: PlacePeople): UsageSums => {
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
      begun,
      mastered,
    };
  };
  const total = people.find(({ unit }) => unit === null) ?? NOBODY;
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
    select unit, case when unit is not null then ${name} end as name, people, begun, mastered from (
      select unit, coalesce(sum(people), 0)::integer as people, coalesce(sum(begun), 0)::integer as begun,
        coalesce(sum(mastered), 0)::integer as mastered
      from (
        select ${of} as unit, there.people, got.begun, got.mastered from learning_centers as center
        left join (select learning_center_id, sum(people) as people from there group by 1) as there
          on there.learning_center_id = center._id
        left join got on got.learning_center_id = center._id
        where center._id = ${ofCenters(asked)}
      ) as center group by grouping sets ((unit), ())
    ) as place order by 2, 1`.execute(db);
  return rows;
}

const spansOf = (spans: readonly Days[]): Sql => sql`
  select place::integer - 1 as span, starts, ends
  from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
    with ordinality as span(starts, ends, place)`;

/** From more centers all rows of these days are read in one range, and others left out. */
const FEW_CENTERS = 30;

/** Rows of a table of totals by center and day, with the unit of the center. */
const inUnits = (table: string, by: UnitName, asked: AskedPlaces): Sql => sql`
  (select center._id, ${unitOf(by).of} as unit, first_day
    from unnest(${[...asked.centerIds]}::uuid[], ${[...asked.firstDaysOfWeek]}::integer[]) as week(_id, first_day)
    join learning_centers as center using (_id) offset 0) as place
  join ${sql.table(table)} as total on total.learning_center_id = place._id
    ${asked.centerIds.length <= FEW_CENTERS ? sql`and total.learning_center_id = ${ofCenters(asked)}` : sql``}
    and (${sql.join(
      rangesOf(asked, []).map(({ from, to }) => sql`total.day between ${from}::date and ${to}::date`),
      sql` or `,
    )})`;

/** Where there are not too many rows. */
const hasTrends = (by: UnitName, { centerIds }: AskedPlaces): boolean =>
  by !== 'center' || centerIds.length <= MOST_TRENDS;

async function minutesOf(
  db: DbOrTx,
  by: UnitName,
  asked: AskedPlaces,
  spans: readonly Days[],
): Promise<readonly SpanMinutes[]> {
  const sums = sql`sum(seconds)::float8 as seconds, sum(together)::float8 as together`;
  const { rows } = await sql<SpanMinutes>`
    with span as materialized (${spansOf(spans)}), daily as materialized (
      select unit, day, sum(seconds) as seconds, sum(together_seconds) as together
      from ${inUnits('center_play_days', by, asked)} group by 1, 2
    )
    select unit, span, ${sums} from daily join span on day between starts and ends
    where ${hasTrends(by, asked)} or span < ${STEPS} group by 1, 2
    union all
    select null, span, ${sums} from (
      select day, sum(seconds) as seconds, sum(together) as together from daily group by 1
    ) as daily join span on day between starts and ends group by 2`.execute(db);
  return rows;
}

/** Different learners of some days are those who played on one of them, and before it last before the first of them. */
async function activeOf(
  db: DbOrTx,
  by: UnitName,
  asked: AskedPlaces,
  spans: readonly Days[],
): Promise<readonly SpanLearners[]> {
  const weekStart = sql`day - (day - date '1899-12-31' - first_day) % 7`;
  const sums = sql`
    coalesce(sum(learners) filter (where previous_day < starts), 0)::integer as learners,
    sum(learners)::integer as days,
    coalesce(sum(learners) filter (where previous_day < greatest(starts, ${weekStart})), 0)::integer as weeks`;
  const { rows } = await sql<SpanLearners>`
    with span as materialized (${spansOf(spans)}), daily as materialized (
      select unit, first_day, day, previous_day, sum(learners) as learners
      from ${inUnits('center_active_days', by, asked)} group by 1, 2, 3, 4
    )
    select unit, span, ${sums} from daily join span on span < ${STEPS} and day between starts and ends group by 1, 2
    union all
    select null, span, ${sums} from (
      select first_day, day, previous_day, sum(learners) as learners from daily group by 1, 2, 3
    ) as daily join span on day between starts and ends group by 2`.execute(db);
  return rows;
}

import { COHORT_MONTHS, dueAfter, playedAfter } from '@flink/contract/reports/cohort.ts';
import type { Figures } from '@flink/contract/reports/report.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked, ServedReport } from '../served-report.ts';
import { ofCenters } from './report-units.ts';

interface Began {
  /** `2026-03` */
  readonly month: string;
  readonly families: number;
  readonly learners: number;
  /** By month after the first: how many of the families played in it, and for how many it is over. */
  readonly played: Readonly<Record<string, number>>;
  readonly due: Readonly<Record<string, number>>;
}

/** Whole months from the one in which a family began. */
const monthsTo = (day: string) => sql`(
  (extract(year from ${sql.ref(day)}) - extract(year from began.month)) * 12
  + extract(month from ${sql.ref(day)}) - extract(month from began.month))::integer`;

/** Months by the clock of the center that the family has now; one that is not over yet is not counted. */
async function cohorts(
  db: DbOrTx,
  asked: Pick<Asked, 'centerIds' | 'days' | 'filters'>,
): Promise<readonly Began[]> {
  const { days, filters } = asked;
  const { rows } = await sql<Began>`
    with began as (
      select family._id, date_trunc('month', family.created_at at time zone center.time_zone)::date as month,
        date_trunc('month', now() at time zone center.time_zone)::date as this_month,
        (select count(*) from family_members where family_id = family._id) as learners
      from families as family join learning_centers as center on center._id = family.learning_center_id
      where center._id = ${ofCenters(asked)}
        and (family.created_at at time zone center.time_zone)::date between ${days.from}::date and ${days.to}::date
    ), played as materialized (
      select began.month, ${monthsTo('played_in')} as after, count(*) as families
      from (
        -- A family in a month once, before anything is counted from it.
        select began._id, began.month, date_trunc('month', played.day::timestamp)::date as played_in
        from began join family_members as member on member.family_id = began._id
        join learner_play_days as played on played.learner_id = member._id
          and played.day >= began.month and played.day < began.this_month
        group by 1, 2, 3 ${
          filters.played === undefined
            ? sql``
            : sql`having sum(played.seconds) >= ${Number(filters.played) * 60}`
        }
      ) as began group by 1, 2
    ), due as (
      select began.month, after, count(*) as families
      from began cross join generate_series(0, ${COHORT_MONTHS - 1}) as after
      where after < ${monthsTo('began.this_month')} group by 1, 2
    )
    select to_char(began.month, 'YYYY-MM') as month, count(*)::integer as families,
      sum(began.learners)::integer as learners,
      coalesce((select json_object_agg(after, families) from played where month = began.month), '{}') as played,
      coalesce((select json_object_agg(after, families) from due where month = began.month), '{}') as due
    from began group by began.month order by began.month`.execute(db);
  return rows;
}

const figuresOf = ({ families, learners, played, due }: Omit<Began, 'month'>): Figures =>
  Object.fromEntries([
    ['families', families],
    ['learners', learners],
    ...Array.from({ length: COHORT_MONTHS }, (_, after) => [
      [playedAfter(after), played[after] ?? 0],
      [dueAfter(after), due[after] ?? 0],
    ]).flat(),
  ]);

export const cohortReport: ServedReport = async (db, _by, asked) => {
  const rows = (await cohorts(db, asked)).map((one) => ({
    _id: one.month,
    name: one.month,
    figures: figuresOf(one),
  }));
  const names = Object.keys(figuresOf({ families: 0, learners: 0, played: {}, due: {} }));
  const sumOf = (name: string) => rows.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0);
  return { rows, total: Object.fromEntries(names.map((name) => [name, sumOf(name)])), steps: [] };
};

import { COHORT_MONTHS, dueAfter, playedAfter } from '@flink/contract/reports/cohort.ts';
import type { Figures } from '@flink/contract/reports/report.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Asked, ServedReport } from './served-report.ts';

interface Began {
  /** `2026-03` */
  readonly month: string;
  readonly families: number;
  readonly learners: number;
  /** How many months after it are over. */
  readonly over: number;
  /** By month after the first, how many of the families played in it. */
  readonly played: Readonly<Record<string, number>>;
}

/** Whole months from the one in which a family began. */
const monthsTo = (day: string) => sql`(
  (extract(year from ${sql.ref(day)}) - extract(year from began.month)) * 12
  + extract(month from ${sql.ref(day)}) - extract(month from began.month))::integer`;

/** Months by the clock of the center that the family has now; one that is not over yet is not counted. */
async function cohorts(db: DbOrTx, { centerIds, days }: Asked): Promise<readonly Began[]> {
  const { rows } = await sql<Began>`
    with began as (
      select family._id, date_trunc('month', family.created_at at time zone center.time_zone)::date as month,
        date_trunc('month', now() at time zone center.time_zone)::date as this_month,
        (select count(*) from family_members where family_id = family._id) as learners
      from families as family join learning_centers as center on center._id = family.learning_center_id
      where center._id = any(${[...centerIds]}::uuid[])
        and (family.created_at at time zone center.time_zone)::date between ${days.from}::date and ${days.to}::date
    ), played as (
      select began.month, ${monthsTo('played.day')} as after, count(distinct began._id) as families
      from began join family_members as member on member.family_id = began._id
      join learner_play_days as played on played.learner_id = member._id and played.seconds > 0
        and played.day >= began.month and played.day < began.this_month
      group by 1, 2
    )
    select to_char(began.month, 'YYYY-MM') as month, count(*)::integer as families,
      sum(began.learners)::integer as learners, min(${monthsTo('began.this_month')}) as over,
      coalesce((select json_object_agg(played.after, played.families) from played where played.month = began.month),
        '{}') as played
    from began group by began.month order by began.month`.execute(db);
  return rows;
}

const figuresOf = ({ families, learners, over, played }: Began): Figures =>
  Object.fromEntries([
    ['families', families],
    ['learners', learners],
    ...Array.from({ length: COHORT_MONTHS }, (_, after) => [
      [playedAfter(after), after < over ? (played[after] ?? 0) : 0],
      [dueAfter(after), after < over ? families : 0],
    ]).flat(),
  ]);

export const cohortReport: ServedReport = async (db, _by, asked) => {
  const rows = (await cohorts(db, asked)).map((began) => ({
    _id: began.month,
    name: began.month,
    figures: figuresOf(began),
  }));
  const names = Object.keys(figuresOf({ month: '', families: 0, learners: 0, over: 0, played: {} }));
  const total = Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0)]),
  );
  return { rows, total, steps: [] };
};

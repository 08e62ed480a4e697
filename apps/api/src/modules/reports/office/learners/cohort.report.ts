import { COHORT_MONTHS, dueAfter, playedAfter } from '@flink/contract/reports/cohort.ts';
import type { Figures } from '@flink/contract/reports/report.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked, Gathered, ServedReport } from '../served-report.ts';

export interface Began {
  /** `2026-03` */
  readonly month: string;
  /** Null where they may not be told. */
  readonly families: number | null;
  readonly learners: number | null;
  /** By month after the first: how many of the families played in it, and of how many it is over. */
  readonly played: Readonly<Record<string, number>>;
  readonly due: Readonly<Record<string, number>>;
}

interface InCenter extends Omit<Began, 'due' | 'families'> {
  readonly families: number;
  /** How many months after it are over. */
  readonly over: number;
}

/** Whole months from the one in which a family began. */
const monthsTo = (day: string) => sql`(
  (extract(year from ${sql.ref(day)}) - extract(year from began.month)) * 12
  + extract(month from ${sql.ref(day)}) - extract(month from began.month))::integer`;

/** Months by the clock of the center that the family has now; one that is not over yet is not counted. */
async function cohorts(
  db: DbOrTx,
  { centerIds, days, filters: { played: least } }: Asked,
): Promise<readonly InCenter[]> {
  const { rows } = await sql<InCenter>`
    with began as (
      select family._id, date_trunc('month', family.created_at at time zone center.time_zone)::date as month,
        date_trunc('month', now() at time zone center.time_zone)::date as this_month,
        (select count(*) from family_members where family_id = family._id) as learners
      from families as family join learning_centers as center on center._id = family.learning_center_id
      where center._id = any(${[...centerIds]}::uuid[])
        and (family.created_at at time zone center.time_zone)::date between ${days.from}::date and ${days.to}::date
    ), played as materialized (
      select began.month, ${monthsTo('played_in')} as after, count(*) as families
      from (
        -- A family in a month once, before anything is counted from it.
        select began._id, began.month, date_trunc('month', played.day::timestamp)::date as played_in
        from began join family_members as member on member.family_id = began._id
        join learner_play_days as played on played.learner_id = member._id
          and played.day >= began.month and played.day < began.this_month
        group by 1, 2, 3 ${least === undefined ? sql`` : sql`having sum(played.seconds) >= ${Number(least) * 60}`}
      ) as began group by 1, 2
    )
    select to_char(began.month, 'YYYY-MM') as month, count(*)::integer as families,
      sum(began.learners)::integer as learners, min(${monthsTo('began.this_month')}) as over,
      coalesce((select json_object_agg(played.after, played.families) from played where played.month = began.month),
        '{}') as played
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

/** A row for each month, and their sums; nothing where none of them may be told. */
export function cohortsTold(began: readonly Began[]): Gathered {
  const rows = began.map((one) => ({ _id: one.month, name: one.month, figures: figuresOf(one) }));
  const isHidden = rows.length > 0 && rows.every(({ figures }) => figures.families === null);
  const names = Object.keys(figuresOf({ families: 0, learners: 0, played: {}, due: {} }));
  const total = Object.fromEntries(
    names.map((name) => [
      name,
      isHidden ? null : rows.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0),
    ]),
  );
  return { rows, total, steps: [] };
}

export const cohortReport: ServedReport = async (db, _by, asked) => {
  const told = (await cohorts(db, asked)).map(({ over, played, ...began }) => {
    const months = Array.from({ length: Math.max(0, over) }, (_, after) => after);
    return {
      ...began,
      played: Object.fromEntries(months.map((after) => [after, played[after] ?? 0])),
      due: Object.fromEntries(months.map((after) => [after, began.families])),
    };
  });
  return cohortsTold(told);
};

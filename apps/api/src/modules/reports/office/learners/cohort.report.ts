import { COHORT_MONTHS, dueAfter, playedAfter } from '@flink/contract/reports/cohort.report.ts';
import type { Figures } from '@flink/contract/reports/report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked, ServedReport } from '../served-report.ts';
import { ofCenters } from './report-units.ts';

type Sql = RawBuilder<unknown>;

interface Began {
  /** `2026-03` */
  readonly month: string;
  readonly families: number;
  readonly learners: number;
  /** By month after the first: how many of the families played in it, and for how many it is over. */
  readonly played: Readonly<Record<string, number>>;
  readonly due: Readonly<Record<string, number>>;
}

/** Months since the year 0. */
const monthNumber = (day: Sql): Sql =>
  sql`(extract(year from ${day}) * 12 + extract(month from ${day}) - 1)::integer`;

/** Of the minutes from which on a family counts as playing in a month, the months in which it did. */
const PLAYED_IN = { '20': sql`played_20`, '60': sql`played_60` } as const;

/** Months by the clock of the center that the family has now; one that is not over yet is not counted. */
async function cohorts(
  db: DbOrTx,
  asked: Pick<Asked, 'centerIds' | 'days' | 'filters'>,
): Promise<readonly Began[]> {
  const { days, filters } = asked;
  const months = filters.played === undefined ? sql`played` : PLAYED_IN[filters.played];
  const { rows } = await sql<Began>`
    with began as materialized (
      select family._id, to_char(family.created_at at time zone center.time_zone, 'YYYY-MM') as month,
        ${monthNumber(sql`family.created_at at time zone center.time_zone`)} as first,
        ${monthNumber(sql`now() at time zone center.time_zone`)} as this_month
      from families as family join learning_centers as center on center._id = family.learning_center_id
      where center._id = ${ofCenters(asked)}
        and (family.created_at at time zone center.time_zone)::date between ${days.from}::date and ${days.to}::date
    ), members as (
      select began.month, count(*) as learners
      from began join family_members as member on member.family_id = began._id group by 1
    ), kept as (
      -- Families that played in the same months of a year are read once.
      select began.month, began.first, began.this_month, year, ${months} as months, count(*) as families
      from began join family_years as played on played.family_id = began._id group by 1, 2, 3, 4, 5
    ), played as (
      select month, year * 12 + bit - first as after, sum(families) as families
      from kept join generate_series(0, 11) as bit on months & (1 << bit) <> 0
        and year * 12 + bit >= first and year * 12 + bit < this_month
      group by 1, 2
    ), due as (
      select month, after, count(*) as families
      from began join generate_series(0, ${COHORT_MONTHS - 1}) as after on first + after < this_month group by 1, 2
    )
    select month, count(*)::integer as families,
      coalesce((select learners from members where month = began.month), 0)::integer as learners,
      coalesce((select json_object_agg(after, families) from played where month = began.month), '{}') as played,
      coalesce((select json_object_agg(after, families) from due where month = began.month), '{}') as due
    from began group by month order by month`.execute(db);
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

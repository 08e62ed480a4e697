import { COHORT_MONTHS } from '@flink/contract/reports/cohort.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { FEWEST_LEARNERS } from '@flink/contract/rules/reports/small-sums.ts';
import { sql } from 'kysely';
import { COHORTS } from '../cells/cell-kinds.ts';
import { cellsOf } from '../cells/told-cells.repo.ts';
import type { ServedReport } from '../served-report.ts';
import { type Began, cohortsTold } from './cohort.report.ts';

/**
 * For those above the center: a center's families that began in one month, where they are of enough learners; and of a
 * month after it whether they played, where those who did are enough, those who did not are, and the others, too.
 */
export const cohortAboveReport: ServedReport = async (db, _by, asked) => {
  const { days } = asked;
  // Months after the last that is asked for are told, too, as far as they are over everywhere.
  const over = dayAfter(`${asked.earliest.slice(0, 7)}-01`, -1);
  const { cells, isCounting } = await cellsOf(db, COHORTS, {
    centerIds: asked.centerIds,
    days: { from: days.from, to: over },
  });
  const { rows } = await sql<Began>`
    with cell as (
      select began, families, learners, played, is_played_told,
        ((extract(year from month) - extract(year from began)) * 12
          + extract(month from month) - extract(month from began))::integer as after,
        learners >= ${FEWEST_LEARNERS} as is_told
      from (${cells}) as cell where began between ${days.from}::date and ${days.to}::date
    ), after as (
      select began, after, sum(played) filter (where is_played_told) as played,
        sum(families) filter (where is_played_told) as due,
        sum(families) filter (where is_told and after = 0) as families,
        sum(learners) filter (where is_told and after = 0) as learners
      from cell where after < ${COHORT_MONTHS} group by 1, 2
    )
    select to_char(began, 'YYYY-MM') as month, sum(families)::integer as families, sum(learners)::integer as learners,
      json_object_agg(after, coalesce(played, 0)) as played, json_object_agg(after, coalesce(due, 0)) as due
    from after group by 1 order by 1`.execute(db);
  return { ...cohortsTold(rows), isCounting };
};

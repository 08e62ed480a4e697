import { type Cell, sumOfCells } from '@flink/contract/rules/reports/told-cells.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import { WEEKS } from '../cells/cell-kinds.ts';
import { cellsOf } from '../cells/told-cells.repo.ts';
import type { Asked } from '../served-report.ts';
import { ofCenters, taught } from './report-units.ts';

/** The center of a part, and how many learners the part has now. */
export async function peopleOfPart(
  db: DbOrTx,
  asked: Asked,
): Promise<{ readonly _id: string; readonly name: string; readonly people: number } | null> {
  const { rows } = await sql<{ readonly _id: string; readonly name: string; readonly people: number }>`
    select center._id, center.name, (
      select count(*)::integer from families as family join family_members as member on member.family_id = family._id
      where family.learning_center_id = center._id and ${taught(asked)}) as people
    from learning_centers as center where center._id = ${ofCenters(asked)}`.execute(db);
  return rows[0] ?? null;
}

/** What may be told of each center in some weeks, for a file. */
export async function toldOfCenters(
  db: DbOrTx,
  { centerIds, days }: Pick<Asked, 'centerIds' | 'days'>,
): Promise<(centerId: string) => ReturnType<typeof sumOfCells>> {
  // It is made by a job: nobody waits for it.
  const { cells: told } = await cellsOf(db, WEEKS, { centerIds, days, most: Number.POSITIVE_INFINITY });
  const { rows } = await sql<Cell>`
    select learning_center_id as "centerId", to_char(week, 'YYYY-MM-DD') as week, learners, days, seconds::float8 as seconds,
      together_learners as "togetherLearners", together_seconds::float8 as "togetherSeconds", reached, beginners,
      begun, masterers, mastered
    from (${told}) as cell`.execute(db);
  const cells = Map.groupBy(rows, ({ centerId }) => centerId);
  return (centerId) => sumOfCells(cells.get(centerId) ?? []);
}

/**
 * A part of a center (a product) has a cell only where nobody else of the center played that week: taken from
 * the cell of the center it would tell of the others. Whoever of the part played or not, it is one of few where others did: who
 * gives a family another product would learn in which weeks it played.
 */
export async function partCells(db: DbOrTx, asked: Asked): Promise<readonly Cell[]> {
  const { days, before } = asked;
  const within = (column: string) => {
    const day = sql.ref(column);
    return sql`(${day} between ${days.from}::date and ${days.to}::date
      or ${day} between ${before.from}::date and ${before.to}::date)`;
  };
  const week = (column: string) => sql`date_trunc('week', ${sql.ref(column)})::date`;
  const own = (count: string) =>
    sql`coalesce(case when ${sql.ref(`${count}.own`)} = ${sql.ref(`${count}.learners`)}
      then ${sql.ref(`${count}.own`)} else 1 end, 0)::integer`;
  /** Who did what, of all: whether any of them were of the part is not told either. */
  const some = (count: string, column: string) => sql`coalesce(${sql.ref(`${count}.${column}`)}, 0)::integer`;
  const { rows } = await sql<Cell>`
    with played as (
      select place.learning_center_id as center_id, ${week('played.day')} as week,
        count(distinct played.learner_id) as learners,
        count(distinct played.learner_id) filter (where ${taught(asked)}) as own, count(*) as days,
        count(distinct played.learner_id) filter (where played.together_seconds > 0) as together_learners
      from learner_play_days as played
      join family_members as member on member._id = played.learner_id
      join families as family on family._id = member.family_id
      join family_centers as place on place.family_id = member.family_id
        and played.day >= place.from_day and played.day < place.until_day
      where place.learning_center_id = ${ofCenters(asked)} and ${within('played.day')}
      group by 1, 2
    ), minutes as (
      select learning_center_id as center_id, ${week('day')} as week, sum(seconds) as seconds,
        sum(together_seconds) as together_seconds
      from center_play_days
      where learning_center_id = ${ofCenters(asked)} and ${within('day')} group by 1, 2
    ), got as (
      select family.learning_center_id as center_id, ${week('got.day')} as week,
        count(distinct member._id) as learners, count(distinct member._id) filter (where ${taught(asked)}) as own,
        count(distinct member._id) filter (where got.begun <> 0) as beginners, sum(got.begun) as begun,
        count(distinct member._id) filter (where got.mastered <> 0) as masterers, sum(got.mastered) as mastered
      from families as family join family_members as member on member.family_id = family._id
      join learner_mastery_days as got on got.learner_id = member._id
        and (got.begun <> 0 or got.mastered <> 0) and ${within('got.day')}
      where family.learning_center_id = ${ofCenters(asked)} group by 1, 2
    )
    select center_id as "centerId", to_char(week, 'YYYY-MM-DD') as week, ${own('played')} as learners,
      coalesce(played.days, 0)::integer as days,
      ${some('played', 'together_learners')} as "togetherLearners",
      coalesce(minutes.seconds, 0)::float8 as seconds,
      coalesce(minutes.together_seconds, 0)::float8 as "togetherSeconds",
      ${own('got')} as reached, ${some('got', 'beginners')} as beginners,
      ${some('got', 'masterers')} as masterers, coalesce(got.begun, 0)::integer as begun,
      coalesce(got.mastered, 0)::integer as mastered
    from minutes full join played using (center_id, week) full join got using (center_id, week)`.execute(db);
  return rows;
}

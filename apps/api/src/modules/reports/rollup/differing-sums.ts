import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

// Most weeks all sums are right. To know it, nobody has to sort millions of days and hold them against each other: each
// learner's and each center's are added up, every day with a weight of its own. Two sides whose days differ have the same
// sum once in millions of times; a figure has two of them. What differs is then counted exactly, day by day.

type Sql = RawBuilder<unknown>;

/** Of millions of rows each of them is read once, by all processors, and nothing is written to the disk meanwhile. */
const ROOM = sql`set local work_mem = '64MB'; set local max_parallel_workers_per_gather = 2`;

const weightOf = (day: Sql): Sql => sql`(hashint4(${day} - date '1900-01-01') & 1048575)`;

/** By how much a figure is there, and on which days. */
const printOf = (figure: Sql, day: Sql): Sql =>
  sql`coalesce(sum(${figure}), 0), coalesce(sum((${figure})::bigint * ${weightOf(day)}), 0)`;

async function differing(db: Db, counted: Sql, kept: Sql): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`${ROOM}`.execute(tx);
    const { rows } = await sql<{ readonly _id: string }>`
      select _id from (${counted}) as counted(_id, print) full join (${kept}) as kept(_id, print) using (_id)
      where counted.print is distinct from kept.print order by 1`.execute(tx);
    return rows.map(({ _id }) => _id);
  });
}

const together = sql`case when together then seconds else 0 end`;

/** Those of whom a sum by day is not what the raw rows say. */
export async function differingLearners(db: Db): Promise<readonly string[]> {
  const day = sql`day`;
  const played = await differing(
    db,
    sql`select learner_id, array[${printOf(sql`seconds`, day)}, ${printOf(together, day)}]
      from play_time where seconds > 0 group by 1`,
    sql`select learner_id, array[${printOf(sql`seconds`, day)}, ${printOf(sql`together_seconds`, day)}]
      from learner_play_days group by 1`,
  );
  const reached = await differing(
    db,
    sql`select learner_id, array[${printOf(sql`case when begun_on is not null then 1 end`, sql`begun_on`)},
        ${printOf(sql`case when mastered_on is not null then 1 end`, sql`mastered_on`)}]
      from learner_reports where begun_on is not null or mastered_on is not null group by 1`,
    sql`select learner_id, array[${printOf(sql`begun`, day)}, ${printOf(sql`mastered`, day)}]
      from learner_mastery_days where begun <> 0 or mastered <> 0 group by 1`,
  );
  return [...new Set([...played, ...reached])].toSorted();
}

/** Those of which a sum by day is not that of its learners and of those who are gone. */
export async function differingCenters(db: Db): Promise<readonly string[]> {
  const day = sql`day`;
  const played = sql`played.day`;
  return differing(
    db,
    sql`select place.learning_center_id, array[${printOf(sql`played.seconds`, played)},
        ${printOf(sql`played.together_seconds`, played)}]
      from learner_play_days as played join family_members as member on member._id = played.learner_id
      join family_centers as place on place.family_id = member.family_id
        and played.day >= place.from_day and played.day < place.until_day
      group by 1`,
    sql`select learning_center_id, array[${printOf(sql`seconds - forgotten_seconds`, day)},
        ${printOf(sql`together_seconds - forgotten_together_seconds`, day)}]
      from center_play_days
      where (seconds, together_seconds) <> (forgotten_seconds, forgotten_together_seconds) group by 1`,
  );
}

import { sql } from 'kysely';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { sideBySide } from './side-by-side.ts';

/** Tables of differences: the rows of one key add up to a total. */
const TOTALS = [
  { table: 'center_play_hours', key: ['learning_center_id', 'day', 'two_hours'], sums: ['seconds'] },
  { table: 'center_active_days', key: ['learning_center_id', 'day', 'previous_day'], sums: ['learners'] },
  { table: 'center_mastery_days', key: ['learning_center_id', 'day'], sums: ['begun', 'mastered'] },
  { table: 'center_members', key: ['learning_center_id'], sums: ['members'] },
] as const;

type Totals = (typeof TOTALS)[number];

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const listSums = ({ sums }: Totals) => sql.join(sums.map((name) => sql`sum(${sql.ref(name)})`));
const isSomething = ({ sums }: Totals) =>
  sql.join(
    sums.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    sql` or `,
  );

/**
 * Adds what is missing to the recount from the rows of learners. Both are read at one moment and every change after it adds
 * its own row, so people may play meanwhile and nobody waits.
 */
export const repairCenterTotals = (db: Db, signal?: AbortSignal): Promise<void> =>
  sideBySide(
    TOTALS,
    (totals) =>
      db.transaction().execute(async (tx) => {
        const { table, key, sums } = totals;
        if (table === 'center_play_hours' && (await areHoursRight(tx))) return;
        const negative = sql.join(sums.map((name) => sql`-${sql.ref(name)}`));
        await sql`set local work_mem = '64MB'; set local synchronous_commit = off`.execute(tx);
        await sql`insert into ${sql.table(table)} (${list([...key, ...sums])})
          select ${list(key)}, ${listSums(totals)} from (
            select ${list([...key, ...sums])} from ${sql.table(`recount_${table}`)}
            union all select ${list(key)}, ${negative} from ${sql.table(table)}
          ) as difference group by ${list(key)} having ${isSomething(totals)}`.execute(tx);
      }),
    signal,
  );

/** Hours of a day that add up to its minutes need no recount, which reads all raw rows. */
async function areHoursRight(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql`select from (
      select learning_center_id, day, sum(seconds) as seconds from center_play_hours group by 1, 2
    ) as hours full join (
      select learning_center_id, day, sum(seconds - forgotten_seconds) as seconds from center_play_days group by 1, 2
    ) as days using (learning_center_id, day)
    where coalesce(hours.seconds, 0) <> coalesce(days.seconds, 0) limit 1`.execute(db);
  return rows.length === 0;
}

/** One row for each key of the days to which something was added. Rows that are added meanwhile stay for the next time. */
export async function mergeCenterTotals(db: Db, signal?: AbortSignal): Promise<void> {
  for (const totals of TOTALS) {
    signal?.throwIfAborted();
    const { table, key, sums } = totals;
    const place = key.filter((name) => name !== 'two_hours' && name !== 'previous_day');
    await sql`with added as materialized (
        select distinct ${list(place)} from ${sql.table(table)} where not merged
      ), gone as (
        delete from ${sql.table(table)} as row using added
        where ${sql.join(
          place.map((name) => sql`${sql.ref(`row.${name}`)} = ${sql.ref(`added.${name}`)}`),
          sql` and `,
        )} returning row.*
      )
      insert into ${sql.table(table)} (${list([...key, ...sums])}, merged)
      select ${list(key)}, ${listSums(totals)}, true from gone group by ${list(key)} having ${isSomething(totals)}`.execute(
      db,
    );
  }
}

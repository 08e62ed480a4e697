import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Learners whose sums are made in one transaction: while it lasts, what they play waits. */
const LEARNERS_AT_ONCE = 200;

/** A center whose people play just now is tried again. */
const MOST_TRIES = 20;

/** Makes all sums of reports again from the raw rows. Nothing is lost that is played meanwhile. */
export async function rebuildSums(db: Db): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const last = await rebuildLearners(db, after);
    if (last === null) break;
    after = last;
  }
  const { rows } = await sql<{ readonly _id: string }>`
    select distinct learning_center_id as _id from family_centers
    union select distinct learning_center_id from center_play_days order by 1`.execute(db);
  for (const { _id } of rows) await rebuildCenter(db, _id);
}

/** Who plays holds the same rows first, so nothing is added between the counting and the writing. */
const rebuildLearners = (db: Db, after: string): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('family_members')
      .select('_id')
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(LEARNERS_AT_ONCE)
      .forNoKeyUpdate()
      .execute();
    const ids = held.map(({ _id }) => _id);
    await tx
      .deleteFrom('learner_play_days')
      .where('learner_id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
      select learner_id, day, sum(seconds), coalesce(sum(seconds) filter (where together), 0)
      from play_time where learner_id = any(${ids}::uuid[]) group by 1, 2`.execute(tx);
    await tx
      .deleteFrom('learner_mastery_days')
      .where('learner_id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    await sql`insert into learner_mastery_days (learner_id, day, begun, mastered)
      select learner_id, day, sum(begun), sum(mastered) from (
        select learner_id, begun_on as day, 1 as begun, 0 as mastered from learner_reports
          where learner_id = any(${ids}::uuid[])
        union all select learner_id, mastered_on, 0, 1 from learner_reports
          where learner_id = any(${ids}::uuid[])
      ) as reached where day is not null group by 1, 2`.execute(tx);
    return ids.at(-1) ?? null;
  });

/** Sees one moment: a row that somebody adds to meanwhile ends the try instead of being overwritten. */
async function rebuildCenter(db: Db, centerId: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) =>
          sql`with counted as (
              select played.day, slot_of(played.learner_id) as slot, sum(played.seconds) as seconds,
                sum(played.together_seconds) as together_seconds
              from family_centers as place
              join family_members as member on member.family_id = place.family_id
              join learner_play_days as played on played.learner_id = member._id
                and played.day >= place.from_day and played.day < place.until_day
              where place.learning_center_id = ${centerId} and played.seconds > 0
              group by 1, 2
            ), known as (
              select day, slot, forgotten_seconds, forgotten_together_seconds from center_play_days
              where learning_center_id = ${centerId}
            )
            insert into center_play_days (learning_center_id, day, slot, seconds, together_seconds)
            select ${centerId}::uuid, day, slot, coalesce(counted.seconds, 0) + coalesce(known.forgotten_seconds, 0),
              coalesce(counted.together_seconds, 0) + coalesce(known.forgotten_together_seconds, 0)
            from counted full join known using (day, slot)
            order by 1, 2, 3
            on conflict (learning_center_id, day, slot) do update set
              seconds = excluded.seconds, together_seconds = excluded.together_seconds`.execute(tx),
        );
      return;
    } catch (error) {
      if (tries === MOST_TRIES || (error as { code?: string }).code !== '40001') throw error;
    }
  }
}

import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { mergeCenterTotals, repairCenterTotals } from './center-totals.ts';
import { differingCenters, differingLearners } from './differing-sums.ts';
import { fillSums } from './fill-sums.ts';
import { columns, KEY, LEARNER_SUMS, type LearnerSums } from './learner-sums.ts';
import { sideBySide } from './side-by-side.ts';
import { untilNobodyIsBetween } from './until-nobody-is-between.ts';
import { repairYears } from './years.ts';

/** Learners whose sums are made in one transaction: while it lasts, what they play waits. */
const LEARNERS_AT_ONCE = 200;

/** Makes all totals again from the raw rows. Nothing that is played meanwhile is lost. */
export async function rebuildSums(db: Db, signal?: AbortSignal): Promise<void> {
  const filled = await fillSums(db);
  const learnerIds = filled ?? (await differingLearners(db));
  const parts = Array.from({ length: Math.ceil(learnerIds.length / LEARNERS_AT_ONCE) }, (_, place) =>
    learnerIds.slice(place * LEARNERS_AT_ONCE, (place + 1) * LEARNERS_AT_ONCE),
  );
  await sideBySide(parts, (part) => untilNobodyIsBetween(() => rebuildLearners(db, part)), signal);
  // In a database that was restored nobody knows how large they are, and all of it is read next.
  if (filled !== null || parts.length > 0)
    await sql`analyze learner_play_days, learner_mastery_days`.execute(db);
  await sideBySide(await differingCenters(db), (centerId) => rebuildCenter(db, centerId), signal);
  await sideBySide(await scatteredCenters(db), (centerId) => gatherSlots(db, centerId), signal);
  await repairCenterTotals(db, signal);
  await repairYears(db, signal);
  await mergeCenterTotals(db, signal);
  await sql`analyze center_play_days, center_play_hours, center_active_days, center_mastery_days, center_members,
    learner_years, family_years`.execute(db);
}

/** Who plays holds the same rows first, so nothing is added between the counting and the writing. */
const rebuildLearners = (db: Db, learnerIds: readonly string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // What a server that falls loses of it is made again with the rest. Some learners of many are found by their keys, also
    // where nobody knows yet how large the tables are.
    await sql`set local synchronous_commit = off; set local enable_seqscan = off; set local work_mem = '64MB'`.execute(
      tx,
    );
    const held = await tx
      .selectFrom('family_members')
      .select('_id')
      .where('_id', 'in', learnerIds)
      .orderBy('_id')
      .forNoKeyUpdate()
      .execute();
    const ids = held.map(({ _id }) => _id);
    for (const sums of LEARNER_SUMS) {
      await replaced(tx, sums, ids);
      // What is left of who is gone belongs to nobody.
      await sql`delete from ${sql.table(sums.table)} where learner_id = any(${[...learnerIds]}::uuid[])
        and learner_id <> all(${ids}::uuid[])`.execute(tx);
    }
  });

/** Writes what differs from the count, and nothing else: most weeks that is nothing. */
async function replaced(
  tx: DbOrTx,
  { table, sums, count }: LearnerSums,
  learnerIds: readonly string[],
): Promise<void> {
  const theirs = sql`learner_id = any(${[...learnerIds]}::uuid[])`;
  const all = columns([...KEY, ...sums]);
  const { rows: kept } = await sql`select from ${sql.table(table)} where ${theirs} limit 1`.execute(tx);
  if (kept.length === 0) {
    await sql`insert into ${sql.table(table)} (${all}) select ${all} from (${count(theirs)}) as counted
      order by ${columns(KEY)}`.execute(tx);
    return;
  }
  const changed = sql.join(sums.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  const isGone = sql`${sql.ref(`differing.${sums[0]}`)} is null`;
  // A row that is as it was is only read: to say so in the conflict would hold every one of millions.
  await sql`with counted as materialized (${count(theirs)}), kept as materialized (
      select ${all} from ${sql.table(table)} where ${theirs}
    ), differing as materialized (
      select ${columns(KEY)}, ${columns(sums, 'counted')} from counted full join kept using (${columns(KEY)})
      where (${columns(sums, 'counted')}) is distinct from (${columns(sums, 'kept')})
    ), gone as (
      delete from ${sql.table(table)} as row using differing
      where (${columns(KEY, 'row')}) = (${columns(KEY, 'differing')}) and ${isGone}
    )
    insert into ${sql.table(table)} (${all}) select ${all} from differing where not (${isGone})
    on conflict (${columns(KEY)}) do update set ${changed}`.execute(tx);
}

/** Days to which many devices may still add at once keep their slots; of those before one row is enough. */
const isOld = (day: RawBuilder<unknown>) => sql`${day} < current_date - 2`;
const slotOn = (slot: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  sql`case when ${isOld(day)} then 0 else ${slot} end::smallint`;

const scatteredCenters = async (db: Db): Promise<readonly string[]> =>
  (
    await sql<{ readonly _id: string }>`select distinct learning_center_id as _id from center_play_days
      where slot <> 0 and ${isOld(sql`day`)} order by 1`.execute(db)
  ).rows.map(({ _id }) => _id);

/** What it takes is what it adds: whoever brings more meanwhile adds to what is there, in whatever slot. */
const gatherSlots = (db: Db, centerId: string): Promise<void> =>
  untilNobodyIsBetween(async () => {
    await sql`with gathered as (
        delete from center_play_days
        where learning_center_id = ${centerId} and slot <> 0 and ${isOld(sql`day`)} returning *
      )
      insert into center_play_days as center (learning_center_id, day, slot, seconds, together_seconds,
        forgotten_seconds, forgotten_together_seconds)
      select learning_center_id, day, 0, sum(seconds), sum(together_seconds), sum(forgotten_seconds),
        sum(forgotten_together_seconds)
      from gathered group by 1, 2 order by 1, 2
      on conflict (learning_center_id, day, slot) do update set
        seconds = center.seconds + excluded.seconds,
        together_seconds = center.together_seconds + excluded.together_seconds,
        forgotten_seconds = center.forgotten_seconds + excluded.forgotten_seconds,
        forgotten_together_seconds = center.forgotten_together_seconds + excluded.forgotten_together_seconds`.execute(
      db,
    );
  });

/** Sees one moment: a row that somebody adds to meanwhile ends the try instead of being overwritten. */
const rebuildCenter = (db: Db, centerId: string): Promise<void> =>
  untilNobodyIsBetween(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`with counted as (
            select played.day, ${slotOn(sql`slot_of(played.learner_id)`, sql`played.day`)} as slot,
              sum(played.seconds) as seconds, sum(played.together_seconds) as together_seconds
            from family_centers as place
            join family_members as member on member.family_id = place.family_id
            join learner_play_days as played on played.learner_id = member._id
              and played.day >= place.from_day and played.day < place.until_day
            where place.learning_center_id = ${centerId}
            group by 1, 2
          ), known as (
            select day, ${slotOn(sql`slot`, sql`day`)} as slot, sum(forgotten_seconds) as forgotten_seconds,
              sum(forgotten_together_seconds) as forgotten_together_seconds
            from center_play_days where learning_center_id = ${centerId} group by 1, 2
          ), gathered as (
            delete from center_play_days
            where learning_center_id = ${centerId} and slot <> ${slotOn(sql`slot`, sql`day`)}
          )
          insert into center_play_days (learning_center_id, day, slot, seconds, together_seconds,
            forgotten_seconds, forgotten_together_seconds)
          select ${centerId}::uuid, day, slot, coalesce(counted.seconds, 0) + coalesce(known.forgotten_seconds, 0),
            coalesce(counted.together_seconds, 0) + coalesce(known.forgotten_together_seconds, 0),
            coalesce(known.forgotten_seconds, 0), coalesce(known.forgotten_together_seconds, 0)
          from counted full join known using (day, slot)
          order by 1, 2, 3
          on conflict (learning_center_id, day, slot) do update set
            seconds = excluded.seconds, together_seconds = excluded.together_seconds,
            forgotten_seconds = excluded.forgotten_seconds,
            forgotten_together_seconds = excluded.forgotten_together_seconds
            where (center_play_days.seconds, center_play_days.together_seconds, center_play_days.forgotten_seconds,
              center_play_days.forgotten_together_seconds) is distinct from (excluded.seconds,
              excluded.together_seconds, excluded.forgotten_seconds, excluded.forgotten_together_seconds)`.execute(
          tx,
        );
      }),
  );

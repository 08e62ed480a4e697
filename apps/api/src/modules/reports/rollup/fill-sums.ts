import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { columns, KEY, LEARNER_SUMS, type LearnerSums } from './learner-sums.ts';
import { sideBySide } from './side-by-side.ts';
import { SomebodyIsBetween, untilNobodyIsBetween } from './until-nobody-is-between.ts';

/** Of each part the raw rows of all are read from one end to the other: by the keys of its learners takes longer. */
const PARTS = 8;

/** After so many, who brings something late is made by themselves. */
const TRIES = 3;

/**
 * Makes the sums by learner where there are none at all, as after a restore: all days of many learners are written in one
 * go. Says of whom they must be made once more; null where there were some, which are held against the raw rows.
 */
export async function fillSums(db: Db): Promise<readonly string[] | null> {
  const empty: LearnerSums[] = [];
  for (const sums of LEARNER_SUMS) if (await isEmpty(db, sums)) empty.push(sums);
  if (empty.length === 0) return null;
  const parts = await partsOf(db);
  const work = empty.flatMap((sums) => parts.map((part) => ({ sums, part })));
  const again = new Set<string>();
  const addAll = (ids: readonly string[]) => {
    for (const id of ids) again.add(id);
  };
  await sideBySide(work, async ({ sums, part }) => {
    try {
      await untilNobodyIsBetween(async () => addAll(await fillLongAgo(db, sums, part)), TRIES);
    } catch (error) {
      if (!(error instanceof SomebodyIsBetween)) throw error;
      addAll(await learnersIn(db, part));
    }
  });
  await sideBySide(work, ({ sums, part }) => fillRecent(db, sums, part));
  return empty.length === LEARNER_SUMS.length ? [...again].toSorted() : null;
}

const isEmpty = async (db: Db, { table }: LearnerSums): Promise<boolean> =>
  (await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length === 0;

/** Some of the learners, by their ids. */
interface Part {
  readonly fromId: string | null;
  readonly untilId: string | null;
  /** Of this day and later ones somebody may bring more just now. */
  readonly recent: string;
}

async function partsOf(db: Db): Promise<readonly Part[]> {
  const shares = Array.from({ length: PARTS - 1 }, (_, place) => (place + 1) / PARTS);
  const { rows } = await sql<{ readonly ends: readonly string[] | null; readonly recent: string }>`
    select percentile_disc(${shares}::float8[]) within group (order by _id)::text[] as ends,
      (current_date - 2)::text as recent
    from family_members`.execute(db);
  const { ends, recent } = { ends: rows[0]?.ends ?? [], recent: rows[0]?.recent ?? 'infinity' };
  return [null, ...ends].map((fromId, place) => ({ fromId, untilId: ends[place] ?? null, recent }));
}

const isIn = (name: string, { fromId, untilId }: Part): RawBuilder<unknown> =>
  sql`(${fromId}::uuid is null or ${sql.ref(name)} >= ${fromId}::uuid)
    and (${untilId}::uuid is null or ${sql.ref(name)} < ${untilId}::uuid)`;

const learnersIn = async (db: DbOrTx, part: Part): Promise<readonly string[]> =>
  (
    await sql<{ readonly _id: string }>`select _id from family_members where ${isIn('_id', part)}`.execute(db)
  ).rows.map(({ _id }) => _id);

/** What a server that falls loses of it is made again with the rest. Totals that follow from the days are made after them. */
const ROOM = sql`set local synchronous_commit = off; set local work_mem = '64MB'; set local flink.rebuilding = 'on'`;

/**
 * Days that are long over, without holding anybody. To a day that had no sum when the statement began nothing was ever
 * added. Where somebody brings one meanwhile it is tried again: to be ready for that at each of millions of rows takes half
 * as long again. Answers who had some already, which are left as they are, and who goes just now.
 */
const fillLongAgo = (db: Db, { table, sums, count }: LearnerSums, part: Part): Promise<readonly string[]> =>
  db.transaction().execute(async (tx) => {
    await sql`${ROOM}`.execute(tx);
    // Rows in their order cost less than by their keys, and sorted as they are written less than in a heap.
    await sql`set local random_page_cost = 4; set local enable_bitmapscan = off; set local enable_hashagg = off`.execute(
      tx,
    );
    // Nobody else goes meanwhile and leaves sums behind.
    const { rows: going } = await sql<{ readonly learner_id: string }>`
      with held as (select _id from family_members where ${isIn('_id', part)} for key share skip locked)
      select _id as learner_id from family_members
      where ${isIn('_id', part)} and _id not in (select _id from held)`.execute(tx);
    const isLongAgo = sql`day < ${part.recent}::date`;
    const whose = sql`${isIn('learner_id', part)} and learner_id not in (select learner_id from known)`;
    const { rows: known } = await sql<{ readonly learner_id: string }>`
      with known as materialized (
        select distinct learner_id from ${sql.table(table)} where ${isIn('learner_id', part)} and ${isLongAgo}
      ), filled as (
        insert into ${sql.table(table)} (${columns([...KEY, ...sums])})
        select ${columns([...KEY, ...sums])} from (${count(whose, isLongAgo)}) as counted order by ${columns(KEY)}
      )
      select learner_id from known`.execute(tx);
    return [...going, ...known].map(({ learner_id }) => learner_id);
  });

/** The last days, a moment for each part, in which what its learners play waits. */
const fillRecent = (db: Db, { table, sums, count }: LearnerSums, part: Part): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`${ROOM}`.execute(tx);
    const { rows: held } = await sql<{ readonly _id: string }>`
      select _id from family_members where ${isIn('_id', part)} order by _id for no key update`.execute(tx);
    const whose = sql`learner_id = any(${held.map(({ _id }) => _id)}::uuid[])`;
    const counted = sums.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
    await sql`insert into ${sql.table(table)} (${columns([...KEY, ...sums])})
      select ${columns([...KEY, ...sums])} from (${count(whose, sql`day >= ${part.recent}::date`)}) as counted
      order by ${columns(KEY)} on conflict (${columns(KEY)}) do update set ${sql.join(counted)}`.execute(tx);
  });

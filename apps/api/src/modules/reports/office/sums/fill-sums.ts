import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { columns, KEY, LEARNER_SUMS, type LearnerSums } from './learner-sums.ts';
import { sideBySide } from './side-by-side.ts';
import { untilNobodyIsBetween } from './until-nobody-is-between.ts';

/** Of each part the raw rows of all are read from one end to the other: by the keys of its learners takes longer. */
const PARTS = 8;

/**
 * Makes the sums by learner where there are none at all, as after a restore: all days of many learners are written in one
 * go and nobody is held. Says of whom some were there already, which are left as they are; null where there were more.
 */
export async function fillSums(db: Db): Promise<readonly string[] | null> {
  const empty: LearnerSums[] = [];
  for (const sums of LEARNER_SUMS) if (await isEmpty(db, sums)) empty.push(sums);
  const { ends, recent } = empty.length === 0 ? { ends: [], recent: '' } : await bordersOf(db);
  const parts = empty.flatMap((sums) => [
    ...[null, ...ends].map((from, place) => ({
      sums,
      recent,
      isRecent: false,
      from,
      until: ends[place] ?? null,
    })),
    { sums, recent, isRecent: true, from: null, until: null },
  ]);
  const known = new Set<string>();
  await sideBySide(parts, (part) =>
    untilNobodyIsBetween(async () => {
      for (const learnerId of await fillPart(db, part)) known.add(learnerId);
    }),
  );
  return empty.length === LEARNER_SUMS.length ? [...known].toSorted() : null;
}

const isEmpty = async (db: Db, { table }: LearnerSums): Promise<boolean> =>
  (await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length === 0;

/** Where each part but the last ends, nowhere where there is nobody; and from which day on somebody may bring more. */
async function bordersOf(db: Db) {
  const shares = Array.from({ length: PARTS - 1 }, (_, place) => (place + 1) / PARTS);
  const { rows } = await sql<{ readonly ends: readonly string[] | null; readonly recent: string }>`
    select percentile_disc(${shares}::float8[]) within group (order by _id)::text[] as ends,
      (current_date - 2)::text as recent
    from family_members`.execute(db);
  const [found] = rows;
  return { ends: found?.ends ?? [], recent: found?.recent ?? '-infinity' };
}

interface Part {
  readonly sums: LearnerSums;
  readonly recent: string;
  /** These days and later ones, or those before them. */
  readonly isRecent: boolean;
  readonly from: string | null;
  readonly until: string | null;
}

const isIn = (name: string, { from, until }: Part): RawBuilder<unknown> =>
  sql`(${from}::uuid is null or ${sql.ref(name)} >= ${from}::uuid)
    and (${until}::uuid is null or ${sql.ref(name)} < ${until}::uuid)`;

/**
 * To a day that had no sum when the statement began nothing was ever added: what comes while it writes adds to what it
 * writes. What it writes is added to what has come meanwhile, or, of days that are long over, made in another try: to be
 * ready for it at each of millions of rows would take half as long again.
 */
const fillPart = (db: Db, part: Part): Promise<readonly string[]> =>
  db.transaction().execute(async (tx) => {
    const { table, sums, count } = part.sums;
    // What a server that falls loses of it is made again with the rest. Rows in their order cost less than by their keys,
    // and sorted as they are written less than in a heap.
    await sql`set local synchronous_commit = off; set local work_mem = '64MB'; set local random_page_cost = 4;
      set local enable_bitmapscan = off; set local enable_hashagg = off`.execute(tx);
    // Nobody goes meanwhile and leaves sums behind. Who goes just now is not waited for, and is found the next time.
    await sql`select from family_members where ${isIn('_id', part)} for key share skip locked`.execute(tx);
    const when = part.isRecent ? sql`day >= ${part.recent}::date` : sql`day < ${part.recent}::date`;
    const whose = sql`${isIn('learner_id', part)} and learner_id not in (select learner_id from known)`;
    const added = sums.map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`filled.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
    );
    const { rows } = await sql<{ readonly learner_id: string }>`
      with known as materialized (
        select distinct learner_id from ${sql.table(table)} where ${isIn('learner_id', part)} and ${when}
      ), filled as (
        insert into ${sql.table(table)} as filled (${columns([...KEY, ...sums])})
        select ${columns([...KEY, ...sums])} from (${count(whose, when)}) as counted order by ${columns(KEY)}
        ${part.isRecent ? sql`on conflict (${columns(KEY)}) do update set ${sql.join(added)}` : sql``}
      )
      select learner_id from known`.execute(tx);
    return rows.map(({ learner_id }) => learner_id);
  });

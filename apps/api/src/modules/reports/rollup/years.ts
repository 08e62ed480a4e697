import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { sideBySide } from './side-by-side.ts';

/** Whoever of them plays waits while their years are written. */
const AT_ONCE = 500;

const inParts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, place) =>
    ids.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
  );

const YEARS = [
  { table: 'learner_years', owner: 'learner_id', figure: 'months', members: '_id' },
  { table: 'family_years', owner: 'family_id', figure: 'seconds', members: 'family_id' },
] as const;

/** Makes the months of learners and the seconds of families by month again from their days, where they differ. */
export async function repairYears(db: Db, signal?: AbortSignal): Promise<void> {
  for (const { table, owner, figure, members } of YEARS) {
    const [kept, recount] = [sql.table(table), sql.table(`recount_${table}`)];
    const [id, value] = [sql.ref(owner), sql.ref(figure)];
    // Where there are none they are written in one go. Who plays meanwhile has a row, which is looked at next.
    if ((await sql`select from ${kept} limit 1`.execute(db)).rows.length === 0)
      await sql`insert into ${kept} (${id}, year, ${value}) select ${id}, year, ${value} from ${recount}
        order by 1, 2 on conflict do nothing`.execute(db);
    const { rows } = await sql<{ readonly _id: string }>`
      select distinct ${id} as _id from (select * from ${recount}) as counted
      full join (select ${id}, year, ${value} as had from ${kept}) as kept using (${id}, year)
      where ${value} is distinct from had order by 1`.execute(db);
    await sideBySide(
      inParts(rows.map(({ _id }) => _id)),
      (ids) =>
        db.transaction().execute(async (tx) => {
          const theirs = sql`any(${[...ids]}::uuid[])`;
          // Some families of many are found by their keys.
          await sql`set local synchronous_commit = off; set local enable_seqscan = off`.execute(tx);
          await sql`select from family_members where ${sql.ref(members)} = ${theirs} order by _id
            for no key update`.execute(tx);
          await sql`delete from ${kept} where ${id} = ${theirs}`.execute(tx);
          await sql`insert into ${kept} (${id}, year, ${value})
            select ${id}, year, ${value} from ${recount} where ${id} = ${theirs}`.execute(tx);
        }),
      signal,
    );
  }
}

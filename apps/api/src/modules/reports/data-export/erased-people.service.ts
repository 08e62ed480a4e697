import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

/** Who is erased holds it with others, and who begins to read people waits for it by itself. */
const ERASING = sql`hashtext('data_exports of the erased')`;

/** Until it is seen who was erased by transactions that did not know of the export that is to be made. */
export const untilErased = (db: DbOrTx) => sql`select pg_advisory_xact_lock(${ERASING})`.execute(db);

/**
 * Files with rows of people of a center in which a family is or was are gone at once, in the caller's transaction; the
 * clock deletes them. Whose rows stand in which file is not kept, so all of that center go.
 */
export async function forgetExportsOf(
  tx: DbOrTx,
  familyId: string,
  rename: (name: string) => string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ERASING})`.execute(tx);
  const { rows } = await sql<{ _id: string; name: string }>`
    update data_exports set state = 'gone', writer = null, held_until = null
    where learning_center_id in (select learning_center_id from family_centers where family_id = ${familyId})
    returning _id, name`.execute(tx);
  for (const { _id, name } of rows)
    if (rename(name) !== name)
      await tx
        .updateTable('data_exports')
        .set({ name: rename(name) })
        .where('_id', '=', _id)
        .execute();
}

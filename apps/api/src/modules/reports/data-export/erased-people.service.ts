import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

/**
 * Files with rows of people of a center in which a family is or was are gone at once, in the caller's transaction; the
 * clock deletes them. Whose rows stand in which file is not kept, so all of that center go.
 */
export const forgetExportsOf = (tx: DbOrTx, familyId: string, rename: (name: string) => string) =>
  sql<{ _id: string; name: string }>`
    update data_exports set state = 'gone', writer = null, held_until = null
    where learning_center_id in (select learning_center_id from family_centers where family_id = ${familyId})
    returning _id, name`
    .execute(tx)
    .then(async ({ rows }) => {
      for (const { _id, name } of rows)
        if (rename(name) !== name)
          await tx
            .updateTable('data_exports')
            .set({ name: rename(name) })
            .where('_id', '=', _id)
            .execute();
    });

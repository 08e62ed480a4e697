import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import { moveToTrash } from '../../../resources/trash/move-to-trash.ts';
import type { Author } from '../make.scope.ts';

interface Made {
  readonly kind: 'wordlists' | 'activityGroups';
  readonly table: 'wordlists' | 'made_groups';
  readonly _id: string;
  readonly title: string;
}

/** Moves a wordlist or a group to the trash. Answers what Undo restores it by. */
export async function removeMade(tx: DbOrTx, author: Author, { kind, table, _id, title }: Made) {
  const by = { _id: author.userId, name: author.name };
  const undo = await moveToTrash(tx, { kind, table, rows: [{ _id, title }], by });
  await sql`delete from ${sql.table(table)} where _id = ${_id}`.execute(tx);
  await writeDown(tx, {
    actor: by,
    action: 'delete',
    resource: kind,
    rowId: _id,
    title,
    before: { name: title },
    after: null,
  });
  return undo;
}

import type { DbOrTx } from '../db/database.ts';
import { uuidv7 } from '../db/uuid.ts';

export interface AuditEntry {
  readonly actor: { readonly _id: string; readonly name: string };
  readonly action: 'create' | 'edit' | 'delete';
  readonly resource: string;
  readonly rowId: string;
  readonly title: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who did what to which row; kept when the row is gone, so it refers to nothing. */
export const writeDown = (tx: DbOrTx, { actor, ...entry }: AuditEntry) =>
  tx
    .insertInto('audit_log')
    .values({
      _id: uuidv7(),
      actor_id: actor._id,
      actor_name: actor.name,
      action: entry.action,
      resource: entry.resource,
      row_id: entry.rowId,
      row_title: entry.title,
      before: entry.before === null ? null : JSON.stringify(entry.before),
      after: entry.after === null ? null : JSON.stringify(entry.after),
    })
    .execute();

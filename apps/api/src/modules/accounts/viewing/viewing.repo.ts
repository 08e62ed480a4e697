import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';

/** What is seen as another by a session, or by itself, ends, and that is written down. */
export const endViewings = (tx: DbOrTx, sessionId: string) =>
  writeEnds(tx, sql`${sessionId}::uuid in (_id, viewer_session_id)`);

/** The same for those that nobody came back from: the tab was closed. */
export const endOverdueViewings = (tx: DbOrTx) => writeEnds(tx, sql`expires_at <= now()`);

/** The entry of the beginning has the id of the session: whom it names, the end names too. */
async function writeEnds(tx: DbOrTx, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ _id: string; at: Date }>`
    update sessions set ended_at = least(now(), expires_at)
    where viewer_session_id is not null and ended_at is null and ${which}
    returning _id, ended_at as at`.execute(tx);
  for (const { _id, at } of rows)
    await sql`
      insert into audit_log (_id, at, actor_id, actor_name, action, resource, row_id, row_title)
      select ${uuidv7()}::uuid, ${at}::timestamptz, actor_id, actor_name, 'viewEnd', resource, row_id, row_title
      from audit_log where _id = ${_id}::uuid`.execute(tx);
}

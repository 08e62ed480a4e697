import type { DbOrTx } from '../../../db/database.ts';

export interface EventCursor {
  readonly readUntil: Date;
  /** Null when no page is left to read. */
  readonly walkStartedAt: Date | null;
  readonly after: string | null;
}

export const eventCursor = (db: DbOrTx, service: string): Promise<EventCursor | undefined> =>
  db
    .selectFrom('payment_event_cursors')
    .select(['read_until as readUntil', 'walk_started_at as walkStartedAt', 'after_event as after'])
    .where('service', '=', service)
    .executeTakeFirst();

export async function moveEventCursor(db: DbOrTx, service: string, to: EventCursor): Promise<void> {
  const row = { read_until: to.readUntil, walk_started_at: to.walkStartedAt, after_event: to.after };
  await db
    .insertInto('payment_event_cursors')
    .values({ service, ...row })
    .onConflict((oc) => oc.column('service').doUpdateSet(row))
    .execute();
}

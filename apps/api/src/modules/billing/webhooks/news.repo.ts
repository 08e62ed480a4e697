import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { PaymentEvent } from '../../../ports/payments/port.ts';

/** Told again, it is there already: then false. */
export const store = async (db: DbOrTx, service: string, { id, news }: PaymentEvent): Promise<boolean> =>
  (await db
    .insertInto('payment_events')
    .values({ service, event_id: id, event: JSON.stringify(news) })
    .onConflict((oc) => oc.doNothing())
    .returning('event_id')
    .executeTakeFirst()) !== undefined;

/** Null when it was applied; what it sets in motion is done once even where two apply it at once. */
export const unappliedNews = (tx: DbOrTx, service: string, eventId: string) =>
  tx
    .selectFrom('payment_events')
    .select(sql<PaymentEvent['news']>`event`.as('news'))
    .where('service', '=', service)
    .where('event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .executeTakeFirst();

export const setApplied = (db: DbOrTx, service: string, eventId: string) =>
  db
    .updateTable('payment_events')
    .set({ applied_at: sql<Date>`clock_timestamp()` })
    .where('service', '=', service)
    .where('event_id', '=', eventId)
    .execute();

/** Tried in vain: others come first the next time. */
export const setTried = (db: DbOrTx, service: string, eventId: string) =>
  db
    .updateTable('payment_events')
    .set({ tried_at: sql<Date>`clock_timestamp()` })
    .where('service', '=', service)
    .where('event_id', '=', eventId)
    .execute();

/** What nobody here knows after an hour is tried once an hour: it is hardly about this house. */
export const unapplied = (db: DbOrTx, limit: number) =>
  db
    .selectFrom('payment_events')
    .select(['service', 'event_id as eventId'])
    .where('applied_at', 'is', null)
    .where(
      sql<boolean>`(tried_at is null or received_at > now() - interval '1 hour'
        or tried_at < now() - interval '1 hour')`,
    )
    .orderBy(sql`tried_at nulls first`)
    .orderBy('received_at')
    .limit(limit)
    .execute();

/** Nobody tells of something again after this, and what nobody here knew by then is not about this house. */
export const sweep = (db: DbOrTx) =>
  db
    .deleteFrom('payment_events')
    .where(sql<Date>`coalesce(applied_at, received_at)`, '<', sql<Date>`now() - interval '90 days'`)
    .execute();

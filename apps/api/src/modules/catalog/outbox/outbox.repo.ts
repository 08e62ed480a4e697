import type { MESSAGE_STATES } from '@flink/contract/entities/people.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inDays } from '../../../db/range-filter.ts';
import { isoMoment, isoMomentOrNull, oneOf, type TableQuery, tablePage } from '../../../db/table-page.ts';
import { LEASE_MINUTES, MAX_AGE_HOURS, MAX_ATTEMPTS } from '../../../ports/mail/deliver.ts';

const channel = sql<'mail' | 'sms'>`channel`.as('channel');

type MessageState = (typeof MESSAGE_STATES)[number];

export type OutboxQuery = TableQuery & {
  readonly 'filter.state': readonly MessageState[];
  readonly 'filter.createdAt': readonly string[];
};

/** What is younger is still sent. */
const isFresh = sql<SqlBool>`created_at > now() - make_interval(hours => ${sql.lit(MAX_AGE_HOURS)})`;

/** Somebody took it and has not said how it went: sent once more now, it could leave twice. */
const isBeingSent = sql<SqlBool>`(error is null and claimed_at is not null
  and claimed_at > now() - make_interval(mins => ${sql.lit(LEASE_MINUTES)}))`;

/** `kept` are the channels for which there is no service. */
const stateOf = (kept: readonly string[]) => sql<MessageState>`case
  when sent_at is not null then 'sent'
  when channel = any(${kept}) then 'kept'
  when ${isBeingSent} then 'waiting'
  when attempts >= ${sql.lit(MAX_ATTEMPTS)} or not ${isFresh} then 'failed'
  when error is not null then 'again' else 'waiting' end`;

export const table = (db: DbOrTx, query: OutboxQuery, kept: readonly string[]) =>
  tablePage({
    all: db.selectFrom('outbox_messages'),
    query,
    search: [sql.ref('recipient'), sql.ref('subject')],
    filters: [
      oneOf(stateOf(kept), query['filter.state']),
      inDays(sql.ref('created_at'), query['filter.createdAt']),
    ],
    orderBy: sql.ref('created_at'),
    key: sql.ref('_id'),
    select: (rows) =>
      rows.select([
        '_id',
        channel,
        'recipient',
        'subject',
        'text',
        isoMoment('created_at').as('createdAt'),
        isoMomentOrNull('sent_at').as('sentAt'),
        'error',
        stateOf(kept).as('state'),
      ]),
  });

export const message = (db: DbOrTx, id: string) =>
  db.selectFrom('outbox_messages').select([channel, 'text']).where('_id', '=', id).executeTakeFirst();

/** Whether it waits for the next round now. */
export async function tryAgain(db: DbOrTx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_messages')
    .set({ attempts: 0, error: null, claimed_at: null })
    .where('_id', '=', id)
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .where((eb) => eb.not(isBeingSent))
    .where(isFresh)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many are in one of the states of what was not sent; the index of unsent messages holds no others. */
export async function unsent(db: DbOrTx, kept: readonly string[]) {
  const { rows } = await sql<{ readonly failed: number; readonly stored: number }>`
    select count(*) filter (where state in ('failed', 'again'))::int as failed,
      count(*) filter (where state = 'kept')::int as stored
    from (select ${stateOf(kept)} as state from outbox_messages where sent_at is null) as message`.execute(
    db,
  );
  return rows[0] ?? { failed: 0, stored: 0 };
}

import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment, isoMomentOrNull, type TableQuery, tablePage } from '../../../db/table-page.ts';

const channel = sql<'mail' | 'sms'>`channel`.as('channel');

export const table = (db: DbOrTx, query: TableQuery) =>
  tablePage({
    all: db.selectFrom('outbox_messages'),
    query,
    search: [sql.ref('recipient'), sql.ref('subject')],
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
      ]),
  });

export const message = (db: DbOrTx, id: string) =>
  db.selectFrom('outbox_messages').select([channel, 'text']).where('_id', '=', id).executeTakeFirst();

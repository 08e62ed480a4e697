import type { AUDIT_ACTIONS } from '@flink/contract/entities/audit.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../db/database.ts';
import { inDays } from '../db/range-filter.ts';
import { isoMoment, oneOf, type TableQuery, tablePage } from '../db/table-page.ts';
import { uuidv7 } from '../db/uuid.ts';

export interface AuditEntry {
  /** Where another entry will be about the same; one of its own otherwise. */
  readonly _id?: string;
  readonly actor: { readonly _id: string; readonly name: string };
  readonly action: (typeof AUDIT_ACTIONS)[number];
  readonly resource: string;
  /** Null where it is about several rows. */
  readonly rowId: string | null;
  readonly title: string;
  readonly rowCount?: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who did what to which row; kept when the row is gone, so it refers to nothing. */
export const writeDown = (tx: DbOrTx, { actor, ...entry }: AuditEntry) =>
  tx
    .insertInto('audit_log')
    .values({
      _id: entry._id ?? uuidv7(),
      actor_id: actor._id,
      actor_name: actor.name,
      action: entry.action,
      resource: entry.resource,
      row_id: entry.rowId,
      row_title: entry.title,
      row_count: entry.rowCount ?? 1,
      before: entry.before === null ? null : JSON.stringify(entry.before),
      after: entry.after === null ? null : JSON.stringify(entry.after),
    })
    .execute();

const ORDER = {
  // Of the table: the moment that leaves is a text of the same name, which no index knows.
  at: sql.ref('audit_log.at'),
  actorName: sql.ref('audit_log.actor_name'),
  action: sql.ref('audit_log.action'),
  resource: sql.ref('audit_log.resource'),
} as const;

export interface AuditQuery extends TableQuery {
  readonly orderBy: keyof typeof ORDER;
  readonly 'filter.action': readonly AuditEntry['action'][];
  readonly 'filter.resource': readonly string[];
  readonly 'filter.actorId': readonly string[];
  readonly 'filter.at': readonly string[];
}

const SHOWN = [
  '_id',
  isoMoment('at').as('at'),
  'actor_id as actorId',
  'actor_name as actorName',
  sql<AuditEntry['action']>`action`.as('action'),
  'resource',
  'row_id as rowId',
  'row_title as rowTitle',
  'row_count as rowCount',
] as const;

/** With the kinds of things whose title holds the words that were searched for. */
export const page = (db: DbOrTx, query: AuditQuery, meant: readonly string[]) =>
  tablePage({
    all: db.selectFrom('audit_log'),
    query,
    search: [
      sql.ref('actor_name'),
      sql.ref('row_title'),
      ...(meant.length === 0
        ? []
        : [sql`case when resource in (${sql.join(meant)}) then ${query.filter}::text end`]),
    ],
    filters: [
      oneOf(sql.ref('action'), query['filter.action']),
      oneOf(sql.ref('resource'), query['filter.resource']),
      oneOf(sql.ref('actor_id'), query['filter.actorId']),
      inDays(ORDER.at, query['filter.at']),
    ],
    orderBy: ORDER[query.orderBy],
    key: sql.ref('_id'),
    select: (rows) => rows.select([...SHOWN]),
  });

export const latest = (db: DbOrTx, count: number) =>
  db
    .selectFrom('audit_log')
    .select([...SHOWN])
    .orderBy('audit_log.at', 'desc')
    .orderBy('_id', 'desc')
    .limit(count)
    .execute();

export const entry = (db: DbOrTx, id: string) =>
  db
    .selectFrom('audit_log')
    .select([...SHOWN, 'before', 'after'])
    .where('_id', '=', id)
    .executeTakeFirst();

import type { DeletedPage } from '@flink/contract/entities/trash.ts';
import { TRASH_DAYS } from '@flink/contract/entities/trash.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { containing, isoMomentOf } from '../../db/table-page.ts';
import type { TrashEntry } from './restore-from-trash.ts';

/** Deleted rows of one kind. */
export interface TrashOf {
  readonly kind: string;
  readonly table: string;
  /** Which of them somebody may restore; the deleted row is called `row`, its entry `trash`. */
  readonly seen: RawBuilder<SqlBool>;
}

const entriesOf = ({ kind, table, seen }: TrashOf) => sql`trash
  cross join lateral jsonb_populate_record(null::${sql.table(table)}, trash.content) as row
  where trash.kind = ${kind} and trash.deleted_at > now() - make_interval(days => ${sql.lit(TRASH_DAYS)})
    and ${seen}`;

interface Listed {
  readonly _id: string;
  readonly title: string;
  readonly deletedAt: string;
  readonly deletedBy: string;
  readonly leavesAt: string;
}

/** A page of the deleted rows, the last one first. */
export async function page(db: DbOrTx, of: TrashOf, query: DeletedPage) {
  const found = sql`${entriesOf(of)} and trash.title ilike ${containing(query.filter)}`;
  const [rows, total, unfiltered] = await Promise.all([
    sql<Listed>`select trash._id, trash.title, ${isoMomentOf(sql`trash.deleted_at`)} as "deletedAt",
        trash.deleted_by_name as "deletedBy",
        ${isoMomentOf(sql`trash.deleted_at + make_interval(days => ${sql.lit(TRASH_DAYS)})`)} as "leavesAt"
      from ${found} order by trash.deleted_at desc, trash._id
      limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(db),
    count(db, found),
    count(db, entriesOf(of)),
  ]);
  return { data: rows.rows, total, unfiltered };
}

const count = async (db: DbOrTx, rows: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db)).rows[0]?.count ?? 0;

export type Meant = { readonly batch: string } | { readonly ids: readonly string[] };

/** The entries that are meant, of which nobody else restores any until the transaction ends. */
export async function lockedEntries(tx: DbOrTx, of: TrashOf, meant: Meant): Promise<readonly TrashEntry[]> {
  const { rows } = await sql<TrashEntry>`
    select trash._id, trash.row_id, trash.title from ${entriesOf(of)} and ${
      'batch' in meant ? sql`trash.batch_id = ${meant.batch}` : sql`trash._id = any(${meant.ids})`
    } order by trash._id for update of trash`.execute(tx);
  return rows;
}

export const forget = (tx: DbOrTx, ids: readonly string[]) =>
  tx.deleteFrom('trash').where('_id', 'in', ids).execute();

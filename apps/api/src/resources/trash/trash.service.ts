import type { DeletedPage, RestoreResult } from '@flink/contract/entities/trash.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, DbOrTx } from '../../db/database.ts';
import { type AuditEntry, writeDown } from '../audit.repo.ts';
import { restoreRow } from './restore-from-trash.ts';
import * as repo from './trash.repo.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

const TITLES_MAX = 500;

/** What is special about restoring rows of one kind. */
export interface Restoring extends repo.TrashOf {
  readonly by: AuditEntry['actor'];
  /** Looks at a row that was just put back; throws where it may not stand there. */
  check?(tx: DbOrTx, id: string): Promise<void>;
  /** What else changes with rows that were restored, in the same transaction. */
  afterwards?(tx: DbOrTx, ids: readonly string[]): Promise<void>;
}

/** Deleted rows, for 30 days. */
export function trashService({ db }: { readonly db: Db }) {
  return {
    page: (of: repo.TrashOf, query: DeletedPage) => repo.page(db, of, query),

    /** Restores those that can be restored; the others stay and are named with the reason. */
    restore: (restoring: Restoring, meant: repo.Meant): Promise<RestoreResult> =>
      db.transaction().execute(async (tx) => {
        const entries = await repo.lockedEntries(tx, restoring, meant);
        if (entries.length === 0) throw new AppError('notFound');
        const done: (typeof entries)[number][] = [];
        let waiting = [...entries];
        const refused = new Map<string, AppError>();
        // A group may stand in another one that was deleted with it: what fails is tried again after the others.
        for (let before = -1; waiting.length > 0 && waiting.length !== before; ) {
          before = waiting.length;
          const left: typeof waiting = [];
          for (const entry of waiting) {
            const error = await tried(tx, restoring, entry);
            if (error) {
              refused.set(entry._id, error);
              left.push(entry);
            } else done.push(entry);
          }
          waiting = left;
        }
        if (done.length > 0) {
          await repo.forget(
            tx,
            done.map(({ _id }) => _id),
          );
          const ids = done.map(({ row_id }) => row_id);
          await restoring.afterwards?.(tx, ids);
          await writeDown(tx, {
            actor: restoring.by,
            action: 'restore',
            resource: restoring.kind,
            rowId: done.length === 1 ? (ids[0] ?? null) : null,
            title: done
              .map(({ title }) => title)
              .join(', ')
              .slice(0, TITLES_MAX),
            rowCount: done.length,
            before: null,
            after: done.map(({ row_id }) => ({ _id: row_id })),
          });
        }
        return {
          restored: done.length,
          left: waiting.map(({ _id, title }) => {
            const error = refused.get(_id);
            return { _id, title, code: error?.code ?? 'notFound', first: error?.rows?.[0]?.title ?? null };
          }),
        };
      }),
  };
}

/** Why a row could not be restored; what was written of it is taken back. */
async function tried(
  tx: DbOrTx,
  { table, check }: Restoring,
  entry: Parameters<typeof restoreRow>[2],
): Promise<AppError | null> {
  await sql`savepoint restored`.execute(tx);
  try {
    await restoreRow(tx, table, entry);
    await check?.(tx, entry.row_id);
    await sql`release savepoint restored`.execute(tx);
    return null;
  } catch (error) {
    const refused = refusal(error);
    if (!refused) throw error;
    await sql`rollback to savepoint restored`.execute(tx);
    return refused;
  }
}

function refusal(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof pg.DatabaseError)) return null;
  if (error.code === UNIQUE_VIOLATION) return new AppError('trash.nameTaken', { cause: error });
  if (error.code === FOREIGN_KEY_VIOLATION) return new AppError('trash.referenceGone', { cause: error });
  return null;
}

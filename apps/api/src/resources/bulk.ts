import { AppError } from '@flink/contract/errors/app-error.ts';
import type { BulkChanged } from '@flink/contract/resources/kit/resource-calls.ts';
import type { DbOrTx } from '../db/database.ts';
import { holderOfSession } from '../plugins/access/principal.ts';
import type { Scope } from '../plugins/access/scope.ts';
import { writeDown } from './audit.repo.ts';
import * as repo from './resource.repo.ts';
import type { Asking } from './resource.service.ts';
import { actorOf, titleOf, titlesOf } from './row-titles.ts';
import type { ServedResource } from './served-resource.ts';

/** Of many that something is not done to, as many as somebody looks through. */
export const MOST_REFUSED = 100;

/** What is done to many rows: those ticked, or all that match, of which the person saw so many. */
export type Bulk =
  | { readonly ids: readonly string[] }
  | { readonly matching: repo.Values; readonly expected: number };

/** Until the transaction ends nobody else changes them. */
export async function hold(tx: DbOrTx, served: ServedResource, ids: readonly string[]): Promise<void> {
  await served.serving.holdFirst?.(tx, ids);
  await repo.lock(tx, served, ids);
}

/** The rows a bulk action means, all of them locked; nothing is done to rows the person did not mean. */
export async function meantRows(
  tx: DbOrTx,
  served: ServedResource,
  scope: Scope,
  bulk: Bulk,
  most: number | undefined,
) {
  const seenFirst = await repo.wantedRows(tx, served, scope, bulk);
  if (most !== undefined && seenFirst.length > most)
    throw new AppError('rows.tooMany', { params: { n: seenFirst.length, most } });
  await hold(tx, served, idsOf(seenFirst));
  const rows = await repo.wantedRows(tx, served, scope, bulk);
  if ('ids' in bulk) {
    if (rows.length !== new Set(bulk.ids).size) throw new AppError('notFound');
  } else if (rows.length !== bulk.expected || rows.length !== seenFirst.length) {
    throw new AppError('rows.countChanged', { params: { n: rows.length } });
  }
  return rows;
}

/** Changes what may be changed, with one entry in the audit; rows that are so already are neither changed nor left out. */
export async function changeMany(
  tx: DbOrTx,
  served: ServedResource,
  asking: Asking,
  { action, ...bulk }: Bulk & { readonly action: string },
): Promise<BulkChanged & { readonly ids: readonly string[] }> {
  const { scope, session } = asking;
  const { bulkChange, mostChanged } = served.serving;
  if (!bulkChange) throw new Error(`Nothing says how ${served.resource.name} are changed in a heap.`);
  const rows = await meantRows(tx, served, scope, bulk, mostChanged);
  const left = await bulkChange({
    tx,
    scope,
    holder: holderOfSession(session),
    userId: session.user._id,
    action,
    rows,
  });
  const now = new Map(
    (await repo.wantedRows(tx, served, scope, { ids: idsOf(rows) })).map((row) => [row._id, row]),
  );
  const changes = rows.flatMap((before) => {
    const after = now.get(before._id);
    const fields = after ? changedFields(before, after) : [];
    return after && fields.length > 0 ? [{ before, after, fields }] : [];
  });
  if (changes.length > 0)
    await writeDown(tx, {
      actor: actorOf(asking),
      action: 'edit',
      resource: served.resource.name,
      rowId: null,
      title: titlesOf(
        served,
        changes.map(({ after }) => after),
      ),
      rowCount: changes.length,
      before: changes.map(({ before, fields }) => only(before, fields)),
      after: changes.map(({ after, fields }) => only(after, fields)),
    });
  const leftOut = rows.flatMap((row) => {
    const code = left.get(row._id);
    return code ? [{ _id: row._id, title: titleOf(served, row), code }] : [];
  });
  return {
    ids: changes.map(({ after }) => after._id),
    done: changes.length,
    left: leftOut.length,
    rows: leftOut.slice(0, MOST_REFUSED),
  };
}

const idsOf = (rows: readonly repo.StoredRow[]) => rows.map(({ _id }) => _id);

const changedFields = (before: repo.StoredRow, after: repo.StoredRow) =>
  Object.keys(after).filter(
    (field) => field !== 'version' && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

const only = (row: repo.StoredRow, fields: readonly string[]) =>
  Object.fromEntries(['_id', ...fields].map((field) => [field, row[field]]));

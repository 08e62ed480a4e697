import type { DbOrTx } from '../db/database.ts';
import { REDACTED } from '../modules/personal-data/redaction.ts';
import * as repo from './resource.repo.ts';
import type { Asking } from './resource.service.ts';
import { actorOf, titleOf, titlesOf } from './row-titles.ts';
import type { ServedResource } from './served-resource.ts';
import { moveToTrash } from './trash/move-to-trash.ts';

/** Deletes rows, and says what Undo restores them by; null where they are gone for good. */
export async function takeOut(
  tx: DbOrTx,
  served: ServedResource,
  asking: Asking,
  rows: readonly repo.StoredRow[],
): Promise<string | null> {
  const { resource, serving } = served;
  const { erase, afterRemoving } = serving;
  const ids = rows.map(({ _id }) => _id);
  const undo = resource.personal
    ? null
    : await moveToTrash(tx, {
        kind: resource.name,
        table: serving.table,
        rows: rows.map((row) => ({ _id: row._id, title: titleOf(served, row) })),
        by: actorOf(asking),
      });
  await (erase ? erase({ tx, scope: asking.scope, ids }) : repo.remove(tx, served, ids));
  await afterRemoving?.(tx, rows);
  return undo;
}

/** What the log keeps of a row that is gone: all of it, unless it is about people. */
export const asDeleted = ({ resource }: ServedResource, row: repo.StoredRow) =>
  resource.personal ? { _id: row._id } : row;

export const titleOfDeleted = (served: ServedResource, rows: readonly repo.StoredRow[]): string =>
  served.resource.personal ? REDACTED : titlesOf(served, rows);

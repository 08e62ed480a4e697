import { TRASH_DAYS } from '@flink/contract/entities/trash.ts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { parseFolderKey } from '../../ports/files/key.ts';
import type { FileStore } from '../../ports/files/port.ts';
import { writeDown } from '../audit.repo.ts';

/** Nobody did it: the time was up. */
const FLINK = { _id: '00000000-0000-0000-0000-000000000000', name: 'Flink' } as const;

interface Needs {
  readonly db: Db;
  readonly files: FileStore;
  readonly signal?: AbortSignal;
  readonly log?: Pick<FastifyBaseLogger, 'error'>;
}

/** Deletes for good what was deleted more than 30 days ago, and its files with it. */
export async function emptyTrash({ db, files, signal, log }: Needs): Promise<number> {
  let removed = 0;
  const failed: string[] = [];
  for (;;) {
    signal?.throwIfAborted();
    const entry = await db
      .selectFrom('trash')
      .select(['_id', 'kind', 'row_id', 'title', 'folders'])
      .where(sql<boolean>`deleted_at < now() - make_interval(days => ${sql.lit(TRASH_DAYS)})`)
      .$if(failed.length > 0, (query) => query.where('_id', 'not in', failed))
      .orderBy('deleted_at')
      .limit(1)
      .executeTakeFirst();
    if (!entry) return removed;
    // The files first: with the entry the last record of where they lie is gone.
    try {
      for (const folder of entry.folders) await removeFolder(files, folder);
    } catch (error) {
      // One folder that cannot be removed must not keep all that was deleted after it.
      log?.error({ err: error, trash: entry._id }, 'files of a deleted row were not removed');
      failed.push(entry._id);
      continue;
    }
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('trash').where('_id', '=', entry._id).execute();
      await writeDown(tx, {
        actor: FLINK,
        action: 'purge',
        resource: entry.kind,
        rowId: entry.row_id,
        title: entry.title,
        before: null,
        after: null,
      });
    });
    removed += 1;
  }
}

async function removeFolder(files: FileStore, folder: string): Promise<void> {
  const open = [parseFolderKey(folder)];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
      const list = await files.list(at, { cursor });
      open.push(...list.folders);
      cursor = list.cursor;
      await files.remove(list.files.map(({ key }) => key));
    }
}

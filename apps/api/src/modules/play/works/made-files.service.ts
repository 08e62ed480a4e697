import type { Db } from '../../../db/database.ts';
import type { FileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import { folderOf } from './work-files.ts';

interface MadeFile {
  readonly workId: string;
  readonly filename: string;
  readonly key: FileKey;
}

/** Everything that a learner drew and recorded, work by work, also with others. */
export async function* filesMadeBy(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  learnerId: string,
): AsyncGenerator<MadeFile> {
  const works = await db
    .selectFrom('learner_work_makers')
    .select('work_id as workId')
    .where('learner_id', '=', learnerId)
    .orderBy('work_id')
    .execute();
  for (const { workId } of works) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<FileStore['list']>> = await files.list(folderOf(workId), { cursor });
      for (const { key } of page.files) yield { workId, filename: key.slice(key.lastIndexOf('/') + 1), key };
      cursor = page.cursor;
    } while (cursor !== null);
  }
}

import type { Db } from '../../../db/database.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import { removeFolder } from './work-files.ts';
import * as repo from './works.repo.ts';

interface Needs {
  readonly db: Db;
  readonly files: FileStore;
  readonly signal?: AbortSignal;
}

/** Deletes the files of works that are gone, however they went; how many works it were. */
export async function removeForgottenFiles({ db, files, signal }: Needs): Promise<number> {
  const forgotten = await repo.forgottenWorks(db);
  for (const { _id } of forgotten) {
    signal?.throwIfAborted();
    await removeFolder(files, _id);
    await repo.filesAreGone(db, _id);
  }
  return forgotten.length;
}

/**
 * Deletes all that these learners made, with others too, and its files at once. What deletes a learner's row deletes the
 * works along with it; this is for whoever must not wait for the clock.
 */
export async function forgetWorks({ db, files }: Needs, learnerIds: readonly string[]): Promise<void> {
  if (learnerIds.length > 0) await repo.forgetWorksOf(db, learnerIds);
  await removeForgottenFiles({ db, files });
}

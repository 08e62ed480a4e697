import type { Db } from '../../db/database.ts';
import type { JobCursor } from '../../jobs/job-cursor.ts';
import type { FileStore } from '../../ports/files/port.ts';
import { dataKeysOf, forgetOwners, usedInVersions, workedOn } from './files.repo.ts';
import { oldFiles } from './old-files.ts';

const DAY = 86_400_000;
/** An author's device keeps what could not be saved, and names them, until its line is back. */
const AWAITED = 30 * DAY;
/** What was sent to be read at once. */
const YOUNG = DAY;
/** Twice as long as between two sweeps, so that one may fail. */
const WORKED_ON = AWAITED + 2 * DAY;
/** Data on its way into a row (spec 3 §9): large, and one for every save. */
const DATA = /\.json$/;

interface Needs {
  readonly db: Db;
  readonly files: FileStore;
  readonly cursor?: JobCursor;
  readonly signal?: AbortSignal;
}

/** Removes files of activities that no version shows any more, nor ever did. */
export async function removeUnusedFiles(
  { db, files, cursor, signal }: Needs,
  now = new Date(),
): Promise<number> {
  const before = now.getTime() - YOUNG;
  let removed = 0;
  const last = (await cursor?.read()) ?? null;
  for (const { _id, folder } of await workedOn(db, new Date(now.getTime() - WORKED_ON), last)) {
    signal?.throwIfAborted();
    const shown = await oldFiles(files, folder, (key) => (DATA.test(key) ? before : now.getTime() - AWAITED));
    const used = shown.length === 0 ? new Set<string>() : await usedInVersions(db, shown);
    const data = await oldFiles(files, `activity-data/${_id}`, before);
    const needed = data.length === 0 ? new Set<string>() : await dataKeysOf(db, _id);
    const unused = [...shown.filter((key) => !used.has(key)), ...data.filter((key) => !needed.has(key))];
    if (unused.length > 0) {
      await files.remove(unused);
      await forgetOwners(db, unused);
      removed += unused.length;
    }
    await cursor?.save(_id);
  }
  return removed + (await removeLeftDrafts(db, files, before));
}

/** Files of old activities whose conversion was given up: what was converted has copies of its own. */
async function removeLeftDrafts(db: Db, files: FileStore, before: number): Promise<number> {
  const drafts = await oldFiles(files, 'drafts', before);
  const left = drafts.filter((key) => key.split('/')[2] === 'legacy');
  if (left.length === 0) return 0;
  await files.remove(left);
  await forgetOwners(db, left);
  return left.length;
}

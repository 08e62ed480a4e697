import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Answering, Reading } from '../../../resources/served-resource.ts';

const FOLDER = 'office/documents/file';

/** A link to send the file of a document to; what arrives there takes the place of the file the document has. */
export async function announceFile({ db, files, userId, row }: Answering) {
  const { key, url, until } = await files.announce(userId, FOLDER, 'document');
  await db
    .updateTable('documents')
    .set({ upload_key: key, upload_until: until })
    .where('_id', '=', row._id)
    .execute();
  return { uploadUrl: url };
}

/** Files that came by such a link since: only asking the store tells whether they did. */
export async function takeArrivedFiles({ db, files }: Reading): Promise<void> {
  const expected = await db
    .selectFrom('documents')
    .select(['_id', sql<string>`upload_key`.as('key')])
    .where('upload_key', 'is not', null)
    .where('upload_until', '>', sql<Date>`now()`)
    .execute();
  for (const { _id, key } of expected) if (await arrived(files, key)) await take(db, _id, key);
}

async function arrived(files: Reading['files'], key: string): Promise<boolean> {
  try {
    await files.confirmAnnounced(key, 'document');
    return true;
  } catch (error) {
    // Not there yet, or not a document: the one that is there stays.
    if (error instanceof AppError) return false;
    throw error;
  }
}

const take = (db: DbOrTx, id: string, key: string) =>
  db
    .updateTable('documents')
    .set({ file_key: key, upload_key: null, upload_until: null, version: sql<number>`version + 1` })
    .where('_id', '=', id)
    .where('upload_key', '=', key)
    .execute();

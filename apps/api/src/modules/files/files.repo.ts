import type { DbOrTx } from '../../db/database.ts';

export async function ownersOf(db: DbOrTx, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('file_owners')
    .select(['key', 'user_id'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, user_id }) => [key, user_id]));
}

export const setOwner = (db: DbOrTx, keys: readonly string[], userId: string) =>
  db
    .insertInto('file_owners')
    .values(keys.map((key) => ({ key, user_id: userId })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        user_id: eb.ref('excluded.user_id'),
        since: eb.fn<Date>('now'),
      })),
    )
    .execute();

export const forgetOwners = (db: DbOrTx, keys: readonly string[]) =>
  db.deleteFrom('file_owners').where('key', 'in', keys).execute();

/** Which of these folders hold activities that were generated from wordlists, and which hold others. */
export const activityFolders = (db: DbOrTx, folders: readonly string[]) =>
  db
    .selectFrom('activities')
    .where('content_folder', 'in', folders)
    .select(['content_folder as folder', (eb) => eb('generated_from', 'is not', null).as('isGenerated')])
    .distinct()
    .execute();

import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

export interface Owner {
  readonly userId: string;
  readonly since: Date;
}

export async function ownersOf(db: DbOrTx, keys: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
  const rows = await db
    .selectFrom('file_owners')
    .select(['key', 'user_id as userId', 'since'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, ...owner }) => [key, owner]));
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

/** Those that what learners see, a draft or a version of the activity of their folder still names. */
export async function usedInVersions(db: DbOrTx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`select wanted.key from unnest(${keys}::text[]) as wanted (key)
    join activities as activity on starts_with(wanted.key, activity.content_folder || '/')
      and activity.content_folder = any(${keys.map(folderOf)}::text[])
    where activity.data_key is not null
      -- what a file of data names is not looked up: all may be needed
      or exists (select 1 from activity_works as work where work.activity_id = activity._id and work.draft_key is not null)
      or exists (select 1 from activity_versions as old where old.activity_id = activity._id and old.data_key is not null)
      or position(to_jsonb(regexp_replace(wanted.key, '^.*/', ''))::text in activity.data::text) > 0
      or exists (select 1 from activity_works as work where work.activity_id = activity._id
        and position(to_jsonb(regexp_replace(wanted.key, '^.*/', ''))::text in work.draft::text) > 0)
      or exists (select 1 from activity_language_versions as said where said.activity_id = activity._id
        and position(to_jsonb(regexp_replace(wanted.key, '^.*/', ''))::text in said.data::text) > 0)
      or exists (select 1 from activity_versions as old where old.activity_id = activity._id and old.data is not null
        and position(to_jsonb(regexp_replace(wanted.key, '^.*/', ''))::text in old.data::text) > 0)`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Activities that were worked on of late, with files of their own. */
export const workedOn = (db: DbOrTx, since: Date) =>
  db
    .selectFrom('activities')
    .select(['_id', 'content_folder as folder'])
    .where(sql<boolean>`content_folder = 'activities/' || _id`)
    .where(
      sql<boolean>`exists (select 1 from activity_works as work where work.activity_id = activities._id
        and work.saved_at > ${since})`,
    )
    .execute();

/** The files that hold data of an activity which was too large for a row. */
export async function dataKeysOf(db: DbOrTx, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select data_key as key from activities where _id = ${id}::uuid and data_key is not null
    union select data_key from activity_language_versions where activity_id = ${id}::uuid and data_key is not null
    union select draft_key from activity_works where activity_id = ${id}::uuid and draft_key is not null
    union select data_key from activity_versions where activity_id = ${id}::uuid and data_key is not null`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Of an activity; the files of a language lie in a folder below. */
const folderOf = (key: string): string => key.split('/').slice(0, 2).join('/');

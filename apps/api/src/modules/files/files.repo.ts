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

/** Of what was not sent to its end nothing is left by then (jobs). */
const UPLOAD_ENDS = sql`interval '1 day'`;

/**
 * Marks that somebody begins to send a file in pieces, in a folder of its own, until it is joined. False where they began
 * too many: counted when they are begun, as nobody knows what of them comes.
 */
export async function beginUpload(
  db: DbOrTx,
  userId: string,
  folder: string,
  most: number,
): Promise<boolean> {
  await sql`delete from file_owners where user_id = ${userId}::uuid and starts_with(key, 'pieces/')
    and since < now() - ${UPLOAD_ENDS}`.execute(db);
  const { rows } = await sql<{ isFree: boolean }>`with others as (select count(*) as number from file_owners
      where user_id = ${userId}::uuid and starts_with(key, 'pieces/') and key <> ${folder}),
    begun as (insert into file_owners (key, user_id) select ${folder}, ${userId}::uuid from others
      where number < ${most} on conflict (key) do nothing)
    select number < ${most} as "isFree" from others`.execute(db);
  return rows[0]?.isFree ?? false;
}

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

/** Those that a word or the help of a group of words names; they are used far from the list that they were made in. */
export async function usedByWords(db: DbOrTx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = keys.filter((key) => key.startsWith('words/'));
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`select wanted.key from unnest(${asked}::text[]) as wanted (key)
    where exists (select 1 from words where picture = wanted.key
        or position(to_jsonb(wanted.key)::text in sounds::text) > 0
        or position(to_jsonb(wanted.key)::text in definition_sounds::text) > 0)
      or exists (select 1 from made_groups where position(to_jsonb(wanted.key)::text in word_help::text) > 0)`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Activities that were worked on of late, with files of their own. */
export const workedOn = (db: DbOrTx, since: Date, after: string | null) =>
  db
    .selectFrom('activities')
    .select(['_id', 'content_folder as folder'])
    .where(sql<boolean>`content_folder = 'activities/' || _id`)
    .where(
      sql<boolean>`exists (select 1 from activity_works as work where work.activity_id = activities._id
        and work.saved_at > ${since})`,
    )
    .where((eb) => (after === null ? eb.lit(true) : eb('_id', '>', after)))
    .orderBy('_id')
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

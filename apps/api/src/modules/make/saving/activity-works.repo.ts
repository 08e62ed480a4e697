import type { ActivityData, Outline } from '@flink/contract/rules/make/activity-parts.ts';
import type { TranslatedFrom, TranslatedPhrase } from '@flink/contract/rules/make/translation.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';
import type { KeptData } from '../copying/activity-files.ts';
import { keepPhrases } from '../languages/phrases.repo.ts';
import { type Author, activitiesSeenBy } from '../make.scope.ts';

const named = sql<
  string | null
>`(select btrim(firstname || ' ' || lastname) from users where users._id = work.saved_by)`;

/** What learners see, with what saving needs to know of it. */
export function activityToSave(db: DbOrTx, author: Author, id: string, lock: boolean) {
  const found = db
    .selectFrom('activities as activity')
    .innerJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .where('activity._id', '=', id)
    .where(activitiesSeenBy(author))
    .select([
      'activity._id',
      'activity.activity_name as activityName',
      'activity.locale',
      'activity.monolingual',
      sql<ActivityData>`activity.data`.as('data'),
      'activity.data_key as key',
      'template.alias',
      'activity.content_folder as contentFolder',
      isoMoment('activity.updated_at').as('updatedAt'),
      sql<boolean>`exists (select 1 from activity_group_items as item where item.activity_id = activity._id)`.as(
        'inMenu',
      ),
    ]);
  return (lock ? found.forUpdate('activity') : found).executeTakeFirst();
}

export type ActivityToSave = NonNullable<Awaited<ReturnType<typeof activityToSave>>>;

export const languageVersion = (db: DbOrTx, activityId: string, locale: string) =>
  db
    .selectFrom('activity_language_versions')
    .where('activity_id', '=', activityId)
    .where('locale', '=', locale)
    .select([sql<ActivityData>`data`.as('data'), 'data_key as key'])
    .executeTakeFirst();

const WORK = [
  'work.language',
  'work.version',
  'work.published_version as publishedVersion',
  sql<ActivityData | null>`work.draft`.as('draft'),
  'work.draft_key as draftKey',
  'work.draft_valid as draftValid',
  'work.parts_done as done',
  'work.parts_changed as changed',
  'work.parts_missing as missing',
  sql<TranslatedFrom>`work.translated_from`.as('translatedFrom'),
  named.as('savedBy'),
  isoMoment('work.saved_at').as('savedAt'),
] as const;

export const work = (db: DbOrTx, activityId: string, language: string) =>
  db
    .selectFrom('activity_works as work')
    .where('work.activity_id', '=', activityId)
    .where('work.language', '=', language)
    .select(WORK)
    .executeTakeFirst();

export const works = (db: DbOrTx, activityId: string) =>
  db.selectFrom('activity_works as work').where('work.activity_id', '=', activityId).select(WORK).execute();

export const languageVersions = (db: DbOrTx, activityId: string) =>
  db
    .selectFrom('activity_language_versions')
    .where('activity_id', '=', activityId)
    .select(['locale', sql<ActivityData>`data`.as('data'), 'data_key as key'])
    .execute();

export type Work = NonNullable<Awaited<ReturnType<typeof work>>>;

interface WorkToKeep {
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly draft: KeptData | null;
  /** How much keeps the draft from being ready; null where there is none. */
  readonly draftToFix: number | null;
}

export async function keepWork(
  tx: DbOrTx,
  author: Author,
  activityId: string,
  language: string,
  { version, publishedVersion, draft, draftToFix }: WorkToKeep,
): Promise<string> {
  const row = {
    version,
    published_version: publishedVersion,
    draft: draft?.json ?? null,
    draft_key: draft?.key ?? null,
    draft_valid: draftToFix === null ? null : draftToFix === 0,
    draft_to_fix: draftToFix,
    saved_by: author.userId,
  };
  const { savedAt } = await tx
    .insertInto('activity_works')
    .values({ activity_id: activityId, language, ...row })
    .onConflict((oc) => oc.columns(['activity_id', 'language']).doUpdateSet({ ...row, saved_at: sql`now()` }))
    .returning(isoMoment('saved_at').as('savedAt'))
    .executeTakeFirstOrThrow();
  return savedAt;
}

export const publish = (tx: DbOrTx, author: Author, id: string, { json, key }: KeptData, toFix: number) =>
  tx
    .updateTable('activities')
    .set({
      data: json,
      data_key: key,
      is_valid: toFix === 0,
      to_fix: toFix,
      updated_by: author.userId,
      updated_at: sql<Date>`now()`,
    })
    .where('_id', '=', id)
    .execute();

export const publishLanguage = (tx: DbOrTx, activityId: string, locale: string, { json, key }: KeptData) =>
  tx
    .insertInto('activity_language_versions')
    .values({ activity_id: activityId, locale, data: json, data_key: key })
    .onConflict((oc) => oc.columns(['activity_id', 'locale']).doUpdateSet({ data: json, data_key: key }))
    .execute();

/** Without its learners' data: what is a draft concerns only who makes it. */
export const touch = (tx: DbOrTx, author: Author, id: string) =>
  tx
    .updateTable('activities')
    .set({ updated_by: author.userId, updated_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .execute();

export const ownFolder = (tx: DbOrTx, id: string) =>
  sql`update activities set content_folder = 'activities/' || _id
    where _id = ${id}::uuid and content_folder like 'library/%'`.execute(tx);

interface VersionToKeep {
  readonly version: number;
  readonly isPublished: boolean;
  readonly kept: KeptData;
  readonly outline: Outline;
  readonly author: Author | null;
}

export const insertVersion = (
  tx: DbOrTx,
  activityId: string,
  language: string,
  { version, isPublished, kept, outline, author }: VersionToKeep,
) =>
  tx
    .insertInto('activity_versions')
    .values({
      activity_id: activityId,
      language,
      version,
      is_published: isPublished,
      data: kept.json,
      data_key: kept.key,
      outline: JSON.stringify(outline),
      author_id: author?.userId ?? null,
      author_name: author?.name ?? null,
    })
    .execute();

/** What somebody began from; null where nothing is remembered of it. */
export async function outlineOfVersion(
  tx: DbOrTx,
  activityId: string,
  language: string,
  version: number,
): Promise<Outline | null> {
  const found = await tx
    .selectFrom('activity_versions')
    .where('activity_id', '=', activityId)
    .where('language', '=', language)
    .where('version', '=', version)
    .select(sql<Outline>`outline`.as('outline'))
    .executeTakeFirst();
  return found?.outline ?? null;
}

/** A person reads no more than these. */
const MOST_VERSIONS = 300;

export const versions = (db: DbOrTx, activityId: string, language: string) =>
  db
    .selectFrom('activity_versions')
    .where('activity_id', '=', activityId)
    .where('language', '=', language)
    .select([
      'version',
      'is_published as isPublished',
      sql<boolean>`data is not null`.as('isKept'),
      'author_name as author',
      isoMoment('saved_at').as('savedAt'),
    ])
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();

export const version = (db: DbOrTx, activityId: string, language: string, number: number) =>
  db
    .selectFrom('activity_versions')
    .where('activity_id', '=', activityId)
    .where('language', '=', language)
    .where('version', '=', number)
    .where('data', 'is not', null)
    .select([
      'version',
      'is_published as isPublished',
      'author_name as author',
      isoMoment('saved_at').as('savedAt'),
      sql<ActivityData>`data`.as('data'),
      'data_key as key',
    ])
    .executeTakeFirst();

export const forgetVersionData = (
  tx: DbOrTx,
  activityId: string,
  language: string,
  numbers: readonly number[],
) =>
  sql`update activity_versions set data = null, data_key = null
    where activity_id = ${activityId}::uuid and language = ${language} and version = any(${numbers}::integer[])`.execute(
    tx,
  );

/** Nobody goes on with what was begun before that. */
const DAYS_TO_GO_ON = 14;

export const forgetVersions = (tx: DbOrTx, activityId: string, language: string) =>
  sql`delete from activity_versions where activity_id = ${activityId}::uuid and language = ${language}
    and data is null and saved_at < now() - make_interval(days => ${sql.lit(DAYS_TO_GO_ON)})`.execute(tx);

export interface Translation {
  readonly from: TranslatedFrom;
  readonly done: number;
  readonly changed: number;
  readonly missing: number;
  /** Of these, what is to be written; the rest are recordings. */
  readonly textsChanged: number;
  readonly textsMissing: number;
  readonly phrases: readonly TranslatedPhrase[];
}

/** How far a translation is. One that came with the library has no row before its original is changed. */
export async function keepTranslation(
  tx: DbOrTx,
  activityId: string,
  locale: string,
  { from, done, changed, missing, textsChanged, textsMissing, phrases }: Translation,
): Promise<void> {
  const row = {
    translated_from: JSON.stringify(from),
    parts_done: done,
    parts_changed: changed,
    parts_missing: missing,
    texts_changed: textsChanged,
    texts_missing: textsMissing,
  };
  await tx
    .insertInto('activity_works')
    .values({ activity_id: activityId, language: locale, version: 1, published_version: 1, ...row })
    .onConflict((oc) => oc.columns(['activity_id', 'language']).doUpdateSet(row))
    .execute();
  await keepPhrases(tx, activityId, locale, phrases);
}

/** Where a language that was taken out goes on when it is begun again: a tab from before must not take it for its own. */
export async function lastVersion(tx: DbOrTx, activityId: string, language: string): Promise<number> {
  const { version } = await tx
    .selectFrom('activity_versions')
    .where('activity_id', '=', activityId)
    .where('language', '=', language)
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** Nobody else saves them until this is over; in one order, so that two never wait for each other. */
export const hold = (tx: DbOrTx, ids: readonly string[]) =>
  sql`select from activities where _id = any(${ids}::uuid[]) order by _id for update`.execute(tx);

/** Whether somebody else has worked on a language version of any of these, or it came with the library. */
export async function isWorkOfOthers(
  db: DbOrTx,
  { userId }: Author,
  ids: readonly string[],
  locale: string,
): Promise<boolean> {
  const { rows } = await sql`select from activity_versions
      where activity_id = any(${ids}::uuid[]) and language = ${locale} and (data is not null or data_key is not null)
        and author_id is distinct from ${userId}::uuid
    union all select from activity_language_versions as kept
      where kept.activity_id = any(${ids}::uuid[]) and kept.locale = ${locale}
        and not exists (select from activity_versions as own where own.activity_id = kept.activity_id
          and own.language = kept.locale and own.author_id = ${userId}::uuid)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Of its versions only the number of the last one is remembered. */
export async function removeLanguage(tx: DbOrTx, ids: readonly string[], locale: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with works as (
      delete from activity_works where activity_id = any(${ids}::uuid[]) and language = ${locale} returning activity_id
    ), kept as (
      delete from activity_language_versions where activity_id = any(${ids}::uuid[]) and locale = ${locale}
      returning activity_id
    ), versions as (
      delete from activity_versions as version where activity_id = any(${ids}::uuid[]) and language = ${locale}
        and exists (select 1 from activity_versions as later where later.activity_id = version.activity_id
          and later.language = version.language and later.version > version.version)
    ), last as (
      update activity_versions as version set data = null, data_key = null
        where activity_id = any(${ids}::uuid[]) and language = ${locale}
        and not exists (select 1 from activity_versions as later where later.activity_id = version.activity_id
          and later.language = version.language and later.version > version.version)
    ), phrases as (
      delete from translated_phrases where activity_id = any(${ids}::uuid[]) and language = ${locale}
    )
    select activity_id as id from works union select activity_id from kept`.execute(tx);
  return rows.map(({ id }) => id);
}

export const namesOf = (db: DbOrTx, ids: readonly string[]) =>
  db
    .selectFrom('activities')
    .where(sql<SqlBool>`_id = any(${ids}::uuid[])`)
    .select(['_id', 'activity_name as name'])
    .execute();

export const makeMonolingual = (tx: DbOrTx, author: Author, ids: readonly string[]) =>
  tx
    .updateTable('activities')
    .set({ monolingual: true, updated_by: author.userId, updated_at: sql<Date>`now()` })
    .where(sql<boolean>`_id = any(${ids}::uuid[])`)
    .execute();

import type { CHARACTER_PLACES, CHARACTER_SIZES } from '@flink/contract/rules/play/character-place.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { containing, isoMoment } from '../../db/table-page.ts';
import { templateNameIn, textIn } from '../../db/text-in.ts';
import { GONE_AFTER_SECONDS } from './made-activities.repo.ts';
import type { Author } from './make.scope.ts';

/** Spec 3 §2.3: sorted by name. */
export const templates = (db: DbOrTx, locale: string) =>
  db
    .selectFrom('activity_templates')
    .select([
      '_id',
      'alias',
      templateNameIn(locale).as('activityTemplateName'),
      textIn('explanation_string_id', locale).as('explanation'),
      'thumb_filename as thumbFilename',
      sql<'match' | 'spell' | 'read' | 'choose' | 'make'>`family`.as('family'),
      'multiplayer',
      'available_for_wordlists as availableForWordlists',
      'only_for_wordlists as onlyForWordlists',
      'characters',
      sql<(typeof CHARACTER_SIZES)[number] | null>`character_size`.as('characterSize'),
      sql<(typeof CHARACTER_PLACES)[number] | null>`character_location`.as('characterLocation'),
    ])
    .orderBy('activityTemplateName')
    .execute();

export const locales = (db: DbOrTx) =>
  db
    .selectFrom('locales')
    .select(['_id', 'code', 'name', 'display_name as displayName', 'tts_enabled as speaks'])
    .orderBy('position')
    .orderBy('code')
    .execute();

export interface StringSearch {
  readonly locale: string;
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

/** By a part of the text, or by the number as it is written in a text: `#12`. */
export async function strings(db: DbOrTx, { locale, keyword, page, limit }: StringSearch) {
  const number = /^#?(\d{1,9})$/.exec(keyword.trim())?.[1];
  const found = db
    .selectFrom('strings')
    .innerJoin('string_values as value', 'value.string_id', 'strings._id')
    .where('value.locale', '=', locale)
    .where('value.string_value', '<>', '')
    .where(
      number === undefined
        ? sql<SqlBool>`value.string_value ilike ${containing(keyword.trim())}`
        : sql<SqlBool>`strings.string_number = ${Number(number)}`,
    );
  const [data, { total }] = await Promise.all([
    found
      .select([
        'strings.string_number as stringNumber',
        'value.string_value as text',
        'value.string_audio as audio',
      ])
      .orderBy('strings.string_number')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}

export interface Visit {
  readonly language: string;
  readonly problemId: string | null;
}

export const visit = (db: DbOrTx, author: Author, activityId: string, { language, problemId }: Visit) =>
  sql`insert into activity_visitors (activity_id, user_id, language, problem_id)
    values (${activityId}, ${author.userId}, ${language}, ${problemId})
    on conflict (activity_id, user_id) do update set language = excluded.language, problem_id = excluded.problem_id,
      seen_at = now(), since = case
        when activity_visitors.seen_at > now() - make_interval(secs => ${sql.lit(GONE_AFTER_SECONDS)})
        then activity_visitors.since else now() end`.execute(db);

export const leave = (db: DbOrTx, author: Author, activityId: string) =>
  db
    .deleteFrom('activity_visitors')
    .where('activity_id', '=', activityId)
    .where('user_id', '=', author.userId)
    .execute();

export const otherVisitors = (db: DbOrTx, author: Author, activityId: string) =>
  db
    .selectFrom('activity_visitors as visitor')
    .innerJoin('users as person', 'person._id', 'visitor.user_id')
    .where('visitor.activity_id', '=', activityId)
    .where('visitor.user_id', '<>', author.userId)
    .where(sql<SqlBool>`visitor.seen_at > now() - make_interval(secs => ${sql.lit(GONE_AFTER_SECONDS)})`)
    .select([
      'person._id',
      sql<string>`btrim(person.firstname || ' ' || person.lastname)`.as('name'),
      'visitor.language',
      'visitor.problem_id as problemId',
      isoMoment('visitor.since').as('since'),
    ])
    .orderBy('visitor.since')
    .limit(20)
    .execute();

export async function latestVersion(db: DbOrTx, activityId: string, language: string): Promise<number> {
  const found = await db
    .selectFrom('activity_works')
    .where('activity_id', '=', activityId)
    .where('language', '=', language)
    .select('version')
    .executeTakeFirst();
  return found?.version ?? 1;
}

export interface ClipartSearch {
  readonly keyword: string;
  readonly locale: string;
  readonly page: number;
  readonly limit: number;
}

/** Pictures of words, found by the word in any language; told in the one that was asked for, else in English. */
export async function clipart(db: DbOrTx, { keyword, locale, page, limit }: ClipartSearch) {
  const name = sql<string>`coalesce(translations->>${locale}, word)`;
  const pattern = containing(keyword.trim());
  // The index looks through the whole text, with its codes and marks; only what is said there counts.
  const written = containing(JSON.stringify(keyword.trim()).slice(1, -1));
  const found = db
    .selectFrom('words')
    .where('picture', 'is not', null)
    .where(sql<SqlBool>`(word ilike ${pattern} or translations::text ilike ${written}
      and exists (select 1 from jsonb_each_text(translations) as said where said.value ilike ${pattern}))`);
  const [data, { total }] = await Promise.all([
    found
      .select([sql<string>`picture`.as('key'), name.as('name')])
      .orderBy(sql`lower(${name}) = ${keyword.trim().toLowerCase()}`, 'desc')
      .orderBy('word')
      .orderBy('_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}

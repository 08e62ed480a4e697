import type { CategorySet } from '@flink/contract/entities/make.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Activities } from '../../../db/tables.gen.ts';
import { templateNameIn } from '../../../db/text-in.ts';
import { categoryRows } from '../lists/category-rows.ts';
import { type Author, activitiesSeenBy, groupsSeenBy } from '../make.scope.ts';

/** As set in Admin; an empty number means that of the game. */
type WordLimits = Omit<WordCriteria, 'maxWordLength' | 'minWords'> & {
  readonly maxWordLength: number | null;
  readonly minWords: number | null;
};

/** Those that words are made into: also what can be made of nothing else (spec 3 §3). */
export const wordTemplates = (db: DbOrTx, locale: string) =>
  db
    .selectFrom('activity_templates')
    .where('available_for_wordlists', '=', true)
    .select([
      '_id',
      'alias',
      templateNameIn(locale).as('activityTemplateName'),
      sql<'match' | 'spell' | 'read' | 'choose' | 'make'>`family`.as('family'),
      'multiplayer',
      'default_for_reports as countsForReports',
      sql<WordLimits>`json_build_object('imageRequired', image_required, 'audioRequired', audio_required,
        'hyphenAllowed', hyphen_allowed, 'spacesAllowed', spaces_allowed,
        'maxWordLength', max_word_length, 'minWords', min_words)`.as('limits'),
    ])
    .orderBy('activityTemplateName')
    .execute();

export type WordTemplate = Awaited<ReturnType<typeof wordTemplates>>[number];

export const templateNames = async (db: DbOrTx, ids: readonly string[], locale: string) =>
  db
    .selectFrom('activity_templates')
    .where(sql<SqlBool>`_id = any(${ids}::uuid[])`)
    .select(['_id', templateNameIn(locale).as('name')])
    .execute();

export const speaks = async (db: DbOrTx, locale: string): Promise<boolean> =>
  (await db.selectFrom('locales').where('code', '=', locale).select('tts_enabled').executeTakeFirst())
    ?.tts_enabled ?? false;

export interface Apart {
  /** Would be as right where the word is asked for. */
  readonly asRight: readonly string[];
  /** Never stand in one problem with it. */
  readonly neverWith: readonly string[];
}

/** By word: what is no wrong answer for it among the others. */
export async function apartFrom(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, Apart>> {
  const { rows } = await sql<Apart & { word: string }>`select word,
      coalesce(array_agg(other) filter (where shipped), '{}') as "asRight",
      coalesce(array_agg(other) filter (where not shipped or created_by is not null), '{}') as "neverWith"
    from (
      select one_id as word, other_id as other, shipped, created_by from words_apart
      union all select other_id, one_id, shipped, created_by from words_apart
    ) as pair where word = any(${ids}::uuid[]) and other = any(${ids}::uuid[]) group by word`.execute(db);
  return new Map(rows.map(({ word, ...apart }) => [word, apart]));
}

/** By word: the lists of the library that it stands in; words of one list are of one kind. */
export async function libraryLists(
  db: DbOrTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ word: string; lists: string[] }>`
    select listed.word_id as word, array_agg(distinct listed.wordlist_id) as lists
    from wordlist_words as listed join wordlists as list on list._id = listed.wordlist_id
    where list.shipped and listed.word_id = any(${ids}::uuid[]) group by listed.word_id`.execute(db);
  return new Map(rows.map(({ word, lists }) => [word, lists]));
}

/** What the library knows of the words of its own lists. */
export interface LibraryKnowledge {
  /** They have an order of their own, which is that of the list. */
  readonly isRanked: boolean;
  /** By word: those that do not fit its sentence, where somebody has held them against it. */
  readonly wrongInSentence: ReadonlyMap<string, readonly string[]>;
}

/** Null where the list is none of the library's: other words were held against no sentence. */
export async function libraryKnowledge(db: DbOrTx, listId: string): Promise<LibraryKnowledge | null> {
  const list = await db
    .selectFrom('wordlists')
    .where('_id', '=', listId)
    .where('shipped', '=', true)
    .select('ranked')
    .executeTakeFirst();
  if (!list) return null;
  const rows = await db
    .selectFrom('words')
    .innerJoin('wordlist_words as listed', 'listed.word_id', 'words._id')
    .where('listed.wordlist_id', '=', listId)
    .where(sql<SqlBool>`words.wrong_in_sentence <> '{}'`)
    .select(['words._id', 'words.wrong_in_sentence as wrong'])
    .execute();
  return { isRanked: list.ranked, wrongInSentence: new Map(rows.map(({ _id, wrong }) => [_id, wrong])) };
}

const inOrder = (one: string, other: string) => (one < other ? [one, other] : [other, one]);

/** False where one of them is no word. */
export async function keepApart(db: DbOrTx, author: Author, one: string, other: string): Promise<boolean> {
  const [first, second] = inOrder(one, other);
  const { rows } = await sql`with pair as (
      select first._id as one_id, second._id as other_id from words as first, words as second
      where first._id = ${first}::uuid and second._id = ${second}::uuid and first._id < second._id
    ), kept as (
      insert into words_apart (one_id, other_id, created_by) select one_id, other_id, ${author.userId}::uuid from pair
      on conflict (one_id, other_id) do update set created_by = excluded.created_by
    )
    select 1 from pair`.execute(db);
  return rows.length > 0;
}

/** What the library says of two words stays. */
export async function bringTogether(db: DbOrTx, one: string, other: string): Promise<boolean> {
  const [first, second] = inOrder(one, other);
  const pair = sql`one_id = ${first}::uuid and other_id = ${second}::uuid`;
  const { rows } = await sql`with shipped as (
      update words_apart set created_by = null where ${pair} and shipped and created_by is not null returning 1
    ), own as (
      delete from words_apart where ${pair} and not shipped returning 1
    )
    select 1 from shipped union all select 1 from own`.execute(db);
  return rows.length > 0;
}

export const insertActivities = (tx: DbOrTx, rows: readonly Insertable<Activities>[]) =>
  rows.length === 0
    ? []
    : tx
        .insertInto('activities')
        .values([...rows])
        .execute();

/** Whether somebody's game of practice is still theirs to make anew; nobody puts it into a menu until the end. */
export async function lockedPracticeGame(tx: DbOrTx, { userId }: Author, id: string): Promise<boolean> {
  await tx.selectFrom('activities').select('_id').where('_id', '=', id).forUpdate().execute();
  const game = await tx
    .selectFrom('activities')
    .where('_id', '=', id)
    .where('created_by', '=', userId)
    .where(sql<SqlBool>`is_practice_game(_id, ${userId}::uuid)`)
    .select('_id')
    .executeTakeFirst();
  return game !== undefined;
}

/** Only what `lockedPracticeGame` has said yes to. */
export const remakeActivity = (
  tx: DbOrTx,
  { _id, ...row }: Insertable<Activities> & { readonly _id: string },
) =>
  tx
    .updateTable('activities')
    .set({ ...row, updated_at: sql`now()` })
    .where('_id', '=', _id)
    .execute();

export async function sortActivities(
  tx: DbOrTx,
  ids: readonly string[],
  sets: readonly CategorySet[],
): Promise<void> {
  const rows = ids.flatMap((activity_id) => categoryRows(sets).map((row) => ({ activity_id, ...row })));
  if (rows.length > 0) await tx.insertInto('activity_categories').values(rows).execute();
}

/** The list is what its games are made of. */
export const markUnchanged = (tx: DbOrTx, wordlistId: string) =>
  tx.updateTable('wordlists').set({ was_changed: false }).where('_id', '=', wordlistId).execute();

/** What a group was made of, by language and word. */
export const madeOf = async (db: DbOrTx, groupId: string): Promise<Readonly<Record<string, MadeOf>>> =>
  (
    await db
      .selectFrom('made_groups')
      .where('_id', '=', groupId)
      .select(sql<Record<string, MadeOf>>`made_of`.as('madeOf'))
      .executeTakeFirst()
  )?.madeOf ?? {};

/** The parts of a word that games show. */
export interface KnownWord {
  readonly word: string;
  readonly picture: string | null;
  readonly audio: string | null;
  readonly definition: string | null;
  readonly sentence: string | null;
  readonly syllables: string;
}

export type MadeOf = Readonly<Record<string, KnownWord>>;

export const keepMadeOf = (tx: DbOrTx, groupId: string, locale: string, words: MadeOf) =>
  sql`update made_groups set made_of = made_of || ${JSON.stringify({ [locale]: words })}::jsonb
    where _id = ${groupId}::uuid`.execute(tx);

interface GroupSource {
  readonly wordlistId: string | null;
  readonly locale: string;
  readonly defaultActivityId: string | null;
}

export const keepSource = (tx: DbOrTx, groupId: string, source: GroupSource) =>
  tx
    .updateTable('made_groups')
    .set({
      wordlist_id: source.wordlistId,
      locale: source.locale,
      ...(source.defaultActivityId === null ? {} : { default_activity_id: source.defaultActivityId }),
      updated_at: sql<Date>`now()`,
    })
    .where('_id', '=', groupId)
    .execute();

/** The games of a group that were made of words. */
export const gamesOf = (db: DbOrTx, groupId: string) =>
  db
    .selectFrom('made_group_elements as element')
    .innerJoin('activities as activity', 'activity._id', 'element.activity_id')
    .innerJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .where('element.group_id', '=', groupId)
    .where('activity.generated_from', 'is not', null)
    .select([
      'activity._id',
      'activity.activity_name as activityName',
      'activity.locale',
      'activity.content_folder as contentFolder',
      'template._id as templateId',
      'template.alias',
    ])
    .orderBy('element.position')
    .execute();

/** More than are made of one list. */
const MOST_OF_A_LIST = 500;

/** What was made of a list in its language, as somebody sees it; those of the library first. */
export const activitiesOfList = (db: DbOrTx, author: Author, listId: string, locale: string) =>
  db
    .selectFrom('activities as activity')
    .where('activity.generated_from', '=', listId)
    .where('activity.locale', '=', locale)
    .where(activitiesSeenBy(author))
    .select([
      'activity._id',
      'activity.activity_name as activityName',
      'activity.activity_template_id as templateId',
      sql<boolean>`activity.created_by is null`.as('ofTheLibrary'),
    ])
    .orderBy(sql`activity.created_by is null`, 'desc')
    .orderBy('activity.created_at')
    .orderBy('activity._id')
    .limit(MOST_OF_A_LIST)
    .execute();

/** The groups that an author sees, are made of a list and hold one of these activities. */
export const groupsOfList = async (
  tx: DbOrTx,
  author: Author,
  listId: string,
  activityIds: readonly string[],
) =>
  tx
    .selectFrom('made_groups as made')
    .where(groupsSeenBy(author, 'made'))
    .where('made.wordlist_id', '=', listId)
    .where(
      sql<SqlBool>`exists (select 1 from made_group_elements as element
        where element.group_id = made._id and element.activity_id = any(${activityIds}::uuid[]))`,
    )
    .select('made._id')
    .execute();

import type { ConcernedRow } from '@flink/contract/call.ts';
import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import type { CategorySet } from '@flink/contract/entities/make.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inOrderOf } from '../../../db/name-order.ts';
import { containing, isoMoment } from '../../../db/table-page.ts';
import { categoryRows } from '../lists/category-rows.ts';
import { type ChosenCategory, inCategory } from '../lists/in-category.ts';
import { type Author, activitiesSeenBy, type GroupKind, groupsSeenBy } from '../make.scope.ts';

/** What stands in a group, with its rows as `activity` or `inner`. */
const ELEMENTS = sql`made_group_elements as element
  left join activities as activity on activity._id = element.activity_id
  left join made_groups as "inner" on "inner"._id = element.inner_id`;

const isSeen = (author: Author) =>
  sql<boolean>`case when element.inner_id is null then ${activitiesSeenBy(author)} else ${groupsSeenBy(author, 'inner')} end`;

const count = (author: Author, column: 'activity_id' | 'inner_id') =>
  sql<number>`(select count(${sql.ref(`element.${column}`)}) from ${ELEMENTS}
    where element.group_id = made._id and ${isSeen(author)})`;

const inListOf = (userId: string) =>
  sql<boolean>`exists (select 1 from word_group_lists as listed
    where listed.group_id = made._id and listed.user_id = ${userId}::uuid)`;

const row = (author: Author) =>
  [
    'made._id',
    sql<GroupKind>`made.kind`.as('type'),
    'made.name',
    'made.version',
    count(author, 'activity_id').as('activityCount'),
    count(author, 'inner_id').as('groupCount'),
    sql<number>`(select count(*) from made_group_words as one where one.group_id = made._id)`.as('wordCount'),
    inListOf(author.userId).as('inWordAgList'),
    isoMoment('made.updated_at').as('updatedAt'),
  ] as const;

interface GroupSearch extends ChosenCategory {
  readonly type: GroupKind;
  readonly keyword: string;
  readonly inWordAgList?: boolean | undefined;
  readonly page: number;
  readonly limit: number;
}

export async function groups(
  db: DbOrTx,
  author: Author,
  { type, keyword, inWordAgList, page, limit, ...chosen }: GroupSearch,
) {
  const found = db
    .selectFrom('made_groups as made')
    .where('made.kind', '=', type)
    .where(groupsSeenBy(author, 'made'))
    .where(sql<SqlBool>`made.name ilike ${containing(keyword.trim())}`)
    .$if(inWordAgList !== undefined, (all) =>
      all.where(sql<SqlBool>`${inListOf(author.userId)} = ${inWordAgList}`),
    )
    .where(inCategory('made_group_categories', chosen) ?? sql<SqlBool>`true`);
  const [data, { total }] = await Promise.all([
    found
      .select(row(author))
      .orderBy(inOrderOf(author.reads, sql.ref('made.name')))
      .orderBy('made._id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}

export const group = (db: DbOrTx, author: Author, id: string) =>
  db
    .selectFrom('made_groups as made')
    .where('made._id', '=', id)
    .where(groupsSeenBy(author, 'made'))
    .select(row(author))
    .select([
      'made.locale',
      'made.wordlist_id as wordlistId',
      'made.default_activity_id as defaultActivityId',
      sql<MadeGroup['multilangWordsHelp']>`made.word_help`.as('multilangWordsHelp'),
    ])
    .executeTakeFirst();

/** Spec 3 §3, word group: each word in its language and in all others that know it. */
export const groupWords = (db: DbOrTx, id: string): Promise<MadeGroup['multilanguageWords']> =>
  db
    .selectFrom('made_group_words as one')
    .innerJoin('made_groups as made', 'made._id', 'one.group_id')
    .leftJoin('words', 'words._id', 'one.word_id')
    .where('one.group_id', '=', id)
    .select([
      'one.word',
      'one.word_id as wordId',
      sql<string>`coalesce(made.locale, 'en')`.as('locale'),
      sql<MadeGroup['multilanguageWords'][number]['otherLocales']>`coalesce((
        select jsonb_object_agg(said.key, jsonb_build_object('word', said.value))
        from jsonb_each_text(words.translations) as said
        where said.key is distinct from made.locale and said.value <> ''), '{}')`.as('otherLocales'),
    ])
    .orderBy('one.position')
    .execute();

/** The languages that the games of a group are in. */
export async function groupLanguages(db: DbOrTx, id: string): Promise<MadeGroup['languages']> {
  const { rows } = await sql<MadeGroup['languages'][number]>`
    with game as (
      select activity._id, activity.locale from made_group_elements as element
      join activities as activity on activity._id = element.activity_id
      where element.group_id = ${id}::uuid and activity.generated_from is not null
    )
    select locale, count(*)::integer as "activityCount" from (
      select _id, locale from game
      union select game._id, work.language from game join activity_works as work
        on work.activity_id = game._id and work.language <> ''
      union select game._id, version.locale from game join activity_language_versions as version
        on version.activity_id = game._id
    ) as said group by locale order by locale`.execute(db);
  return rows;
}

export async function replaceWords(
  tx: DbOrTx,
  id: string,
  words: readonly { readonly word: string; readonly wordId: string | null }[],
): Promise<void> {
  await tx.deleteFrom('made_group_words').where('group_id', '=', id).execute();
  if (words.length === 0) return;
  await tx
    .insertInto('made_group_words')
    .values(words.map(({ word, wordId }, position) => ({ group_id: id, position, word, word_id: wordId })))
    .execute();
}

export const keepHelp = (tx: DbOrTx, id: string, help: object) =>
  tx
    .updateTable('made_groups')
    .set({ word_help: JSON.stringify(help) })
    .where('_id', '=', id)
    .execute();

export const addElements = (tx: DbOrTx, id: string, activityIds: readonly string[]) =>
  sql`insert into made_group_elements (group_id, position, activity_id)
    select ${id}::uuid, place + (select coalesce(max(position), -1) from made_group_elements where group_id = ${id}::uuid),
      added.activity_id
    from unnest(${activityIds}::uuid[]) with ordinality as added (activity_id, place)`.execute(tx);

/** Those of these activities that a group of words holds leave it. */
export async function takeOutOfWordGroups(
  tx: DbOrTx,
  author: Author,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`delete from made_group_elements as element using made_groups as made
    where made._id = element.group_id and made.kind = 'word' and element.activity_id = any(${ids}::uuid[])
      and ${groupsSeenBy(author, 'made')}
    returning element.activity_id as id`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Those of these activities whose own language it is. */
export const activitiesIn = async (
  db: DbOrTx,
  ids: readonly string[],
  locale: string,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('activities')
      .where(sql<SqlBool>`_id = any(${ids}::uuid[])`)
      .where('locale', '=', locale)
      .select('_id')
      .execute()
  ).map(({ _id }) => _id);

export const putIntoList = (db: DbOrTx, { userId }: Author, ids: readonly string[]) =>
  sql`insert into word_group_lists (user_id, group_id) select ${userId}::uuid, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(db);

export const takeOutOfList = (db: DbOrTx, { userId }: Author, ids: readonly string[]) =>
  db
    .deleteFrom('word_group_lists')
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`group_id = any(${ids}::uuid[])`)
    .execute();

export const wordGroupsSeen = async (db: DbOrTx, author: Author, ids: readonly string[]): Promise<number> =>
  (
    await db
      .selectFrom('made_groups as made')
      .where('made.kind', '=', 'word')
      .where(sql<SqlBool>`made._id = any(${ids}::uuid[])`)
      .where(groupsSeenBy(author, 'made'))
      .select('made._id')
      .execute()
  ).length;

/** Groups as they would be played: how much is in them, and how much of it cannot be. */
export const groupStates = (db: DbOrTx, author: Author, ids: readonly string[], userId: string) =>
  db
    .selectFrom('made_groups as made')
    .where(sql<SqlBool>`made._id = any(${ids}::uuid[])`)
    .where(groupsSeenBy(author, 'made'))
    .select([
      'made._id',
      'made.name',
      inListOf(userId).as('inWordAgList'),
      sql<number>`(select count(*) from made_group_elements as element where element.group_id = made._id)`.as(
        'elementCount',
      ),
      sql<boolean>`exists (select 1 from made_group_elements as element
        join activities as activity on activity._id = element.activity_id
        where element.group_id = made._id and not activity.is_valid)`.as('hasUnready'),
    ])
    .execute();

const WORD_GROUP_NAME = 200;

/** A name that no group of this type has: with a number behind it where it is taken. */
export async function freeName(tx: DbOrTx, kind: GroupKind, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const wanted = `${name.slice(0, WORD_GROUP_NAME - end.length)}${end}`;
    if (!(await isTaken(tx, kind, wanted, null))) return wanted;
  }
}

/** Until the transaction ends nobody else builds groups: two who put two groups into each other would close a circle. */
export const lockGroups = (tx: DbOrTx) =>
  sql`select pg_advisory_xact_lock(hashtext('made_groups'))`.execute(tx);

/** In their order, also those that the person does not see. */
export const elements = (db: DbOrTx, author: Author, id: string) =>
  db
    .selectFrom('made_group_elements as element')
    .leftJoin('activities as activity', 'activity._id', 'element.activity_id')
    .leftJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .leftJoin('made_groups as inner', 'inner._id', 'element.inner_id')
    .where('element.group_id', '=', id)
    .select([
      sql<string>`coalesce(element.activity_id, element.inner_id)`.as('_id'),
      sql<boolean>`element.inner_id is not null`.as('isGroup'),
      sql<string>`coalesce(activity.activity_name, "inner".name)`.as('name'),
      'template.alias as templateAlias',
      sql<boolean>`coalesce(activity.is_valid, true)`.as('isValid'),
      sql<boolean>`activity.generated_from is not null`.as('isGenerated'),
      isSeen(author).as('isSeen'),
    ])
    .orderBy('element.position')
    .execute();

export const categories = (db: DbOrTx, id: string): Promise<CategorySet[]> =>
  db
    .selectFrom('made_group_categories')
    .where('group_id', '=', id)
    .select([
      'scope_id as scopeId',
      'grade',
      'level',
      'first_category as firstCategory',
      'second_category as secondCategory',
      'third_category as thirdCategory',
    ])
    .orderBy('position')
    .execute();

export async function replaceCategories(tx: DbOrTx, id: string, sets: readonly CategorySet[]): Promise<void> {
  await tx.deleteFrom('made_group_categories').where('group_id', '=', id).execute();
  if (sets.length === 0) return;
  await tx
    .insertInto('made_group_categories')
    .values(categoryRows(sets).map((row) => ({ ...row, group_id: id })))
    .execute();
}

export const isTaken = async (db: DbOrTx, kind: GroupKind, name: string, but: string | null) =>
  (await db
    .selectFrom('made_groups')
    .select('_id')
    .where('kind', '=', kind)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .where(sql<SqlBool>`_id is distinct from ${but}::uuid`)
    .executeTakeFirst()) !== undefined;

export const insertGroup = (
  tx: DbOrTx,
  row: {
    readonly _id: string;
    readonly kind: GroupKind;
    readonly name: string;
    readonly created_by: string;
    readonly locale?: string | null;
    readonly wordlist_id?: string | null;
  },
) => tx.insertInto('made_groups').values(row).execute();

export const updateGroup = (tx: DbOrTx, id: string, name: string) =>
  tx
    .updateTable('made_groups')
    .set({ name, version: sql`version + 1`, updated_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .execute();

export async function replaceElements(
  tx: DbOrTx,
  id: string,
  wanted: readonly { readonly _id: string; readonly isGroup: boolean }[],
): Promise<void> {
  await tx.deleteFrom('made_group_elements').where('group_id', '=', id).execute();
  if (wanted.length === 0) return;
  await tx
    .insertInto('made_group_elements')
    .values(
      wanted.map(({ _id, isGroup }, position) => ({
        group_id: id,
        position,
        activity_id: isGroup ? null : _id,
        inner_id: isGroup ? _id : null,
      })),
    )
    .execute();
}

/** What a group takes: one for menus all, one by educational category its like, one of words none. */
const TAKES: Readonly<Record<GroupKind, readonly GroupKind[]>> = {
  menu: ['menu', 'edu', 'word'],
  edu: ['edu'],
  word: [],
};

/** How many of these may stand in a group of this type. */
export async function knownGroups(
  db: DbOrTx,
  author: Author,
  kind: GroupKind,
  ids: readonly string[],
): Promise<number> {
  const rows = await db
    .selectFrom('made_groups as made')
    .select('made._id')
    .where(sql<SqlBool>`made._id = any(${ids}::uuid[])`)
    .where(sql<SqlBool>`made.kind = any(${TAKES[kind]}::text[])`)
    .where(groupsSeenBy(author, 'made'))
    .execute();
  return rows.length;
}

/** Whether the group is one of these, or stands somewhere inside of them. */
export async function standsIn(db: DbOrTx, id: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`with recursive inside (_id) as (
      select unnest(${ids}::uuid[])
      union
      select element.inner_id from made_group_elements as element join inside on inside._id = element.group_id
      where element.inner_id is not null
    )
    select 1 from inside where _id = ${id}::uuid`.execute(db);
  return rows.length > 0;
}

/** The groups that it stands in; null where there is none. Those that the person does not see are not named. */
export async function usesOf(db: DbOrTx, author: Author, id: string): Promise<ConcernedRow[] | null> {
  const { rows } = await sql<ConcernedRow & { isSeen: boolean }>`
    select distinct 'activity-groups' as section, made._id, made.name as title,
      ${groupsSeenBy(author, 'made')} as "isSeen"
    from made_group_elements as element join made_groups as made on made._id = element.group_id
    where element.inner_id = ${id}::uuid order by "isSeen" desc, title limit 20`.execute(db);
  if (rows.length === 0) return null;
  return rows.filter(({ isSeen: named }) => named).map(({ isSeen: _, ...use }) => use);
}

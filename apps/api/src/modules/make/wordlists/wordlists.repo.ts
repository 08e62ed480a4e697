import type { CategorySet } from '@flink/contract/entities/make.ts';
import type { WordlistRow } from '@flink/contract/entities/wordlists.ts';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inOrderOf } from '../../../db/name-order.ts';
import { containing, isoMoment, type TableQuery, tablePage } from '../../../db/table-page.ts';
import type { Wordlists } from '../../../db/tables.gen.ts';
import { categoryRows } from '../lists/category-rows.ts';
import { type ChosenCategory, inCategory } from '../lists/in-category.ts';
import { type Author, wordlistsSeenBy } from '../make.scope.ts';

const named = sql`btrim(person.firstname || ' ' || person.lastname)`;

const WORD_COUNT = sql<number>`(select count(*) from wordlist_words as one where one.wordlist_id = list._id)`;

const inEditListOf = ({ userId }: Author) =>
  sql<boolean>`exists (select 1 from wordlist_edit_lists as listed
    where listed.wordlist_id = list._id and listed.user_id = ${userId}::uuid)`;

const shown = (author: Author) =>
  [
    'list._id',
    'list.version',
    'list.name',
    'list.locale',
    'list.shipped',
    'list.was_changed as wasChanged',
    'list.is_valid as isValid',
    sql<WordlistRow['educationalCategories']>`coalesce((
      select jsonb_agg(jsonb_build_object('scopeId', one.scope_id, 'grade', one.grade, 'level', one.level,
        'firstCategory', one.first_category, 'secondCategory', one.second_category,
        'thirdCategory', one.third_category) order by one.position)
      from wordlist_categories as one where one.wordlist_id = list._id), '[]')`.as('educationalCategories'),
    WORD_COUNT.as('wordCount'),
    sql<number>`(select count(*) from wordlist_words as one where one.wordlist_id = list._id
      and one.word_id is null and not exists (select 1 from words
        where word_spellings(words.translations) @> array[list.locale || ' ' || word_fold(one.word)]))`.as(
      'unknownCount',
    ),
    sql<number>`(select count(*) from activities where activities.generated_from = list._id)`.as(
      'activityCount',
    ),
    inEditListOf(author).as('inEditList'),
    sql<string | null>`(select ${named} from users as person where person._id = list.created_by)`.as('owner'),
    isoMoment('list.updated_at').as('updatedAt'),
    sql<string | null>`(select ${named} from users as person where person._id = list.updated_by)`.as(
      'updatedBy',
    ),
  ] as const;

const rows = (db: DbOrTx, author: Author) =>
  db.selectFrom('wordlists as list').where(wordlistsSeenBy(author));

interface WordlistSearch extends TableQuery, ChosenCategory {
  readonly orderBy: keyof ReturnType<typeof orders>;
  readonly keyword: string;
  readonly locale?: string | undefined;
  readonly isValid?: boolean | undefined;
  readonly inEditList?: boolean | undefined;
}

const orders = ({ reads }: Author) => ({
  name: inOrderOf(reads, sql.ref('list.name')),
  locale: sql.ref('list.locale'),
  wordCount: WORD_COUNT,
  isValid: sql.ref('list.is_valid'),
  updatedAt: sql.ref('list.updated_at'),
});

/** In the name, or among the words. */
function holds(keyword: string) {
  if (keyword === '') return null;
  const pattern = containing(keyword);
  return sql<SqlBool>`(list.name ilike ${pattern} or exists (select 1 from wordlist_words as one
    where one.wordlist_id = list._id and one.word ilike ${pattern}))`;
}

export const search = (db: DbOrTx, author: Author, query: WordlistSearch) =>
  tablePage({
    all: rows(db, author),
    query,
    search: [sql.ref('list.name')],
    filters: [
      holds(query.keyword.trim()),
      query.locale === undefined ? null : sql<SqlBool>`list.locale = ${query.locale}`,
      query.isValid === undefined ? null : sql<SqlBool>`list.is_valid = ${query.isValid}`,
      query.inEditList === undefined ? null : sql<SqlBool>`${inEditListOf(author)} = ${query.inEditList}`,
      inCategory('wordlist_categories', query),
    ],
    orderBy: orders(author)[query.orderBy],
    key: sql.ref('list._id'),
    select: (found) => found.select(shown(author)),
  });

/** More than anybody works on at once; what is beyond is found by searching. */
const MOST_LISTED = 500;

export const editList = (db: DbOrTx, author: Author) =>
  rows(db, author)
    .innerJoin('wordlist_edit_lists as own', (join) =>
      join.onRef('own.wordlist_id', '=', 'list._id').on('own.user_id', '=', author.userId),
    )
    .select(shown(author))
    .orderBy(sql`greatest(own.added_at, list.updated_at)`, 'desc')
    .orderBy('list._id')
    .limit(MOST_LISTED)
    .execute();

export const wordlist = (db: DbOrTx, author: Author, id: string) =>
  rows(db, author).where('list._id', '=', id).select(shown(author)).executeTakeFirst();

/** Nobody else saves it before the transaction ends. */
export const lock = (tx: DbOrTx, id: string) =>
  sql`select _id from wordlists where _id = ${id}::uuid for update`.execute(tx);

export interface KeptWord {
  readonly word: string;
  readonly wordId: string | null;
}

export const words = (db: DbOrTx, id: string): Promise<KeptWord[]> =>
  db
    .selectFrom('wordlist_words')
    .where('wordlist_id', '=', id)
    .select(['word', 'word_id as wordId'])
    .orderBy('position')
    .execute();

export async function replaceWords(tx: DbOrTx, id: string, all: readonly KeptWord[]): Promise<void> {
  await tx.deleteFrom('wordlist_words').where('wordlist_id', '=', id).execute();
  if (all.length === 0) return;
  await tx
    .insertInto('wordlist_words')
    .values(all.map(({ word, wordId }, position) => ({ wordlist_id: id, position, word, word_id: wordId })))
    .execute();
}

export async function replaceCategories(tx: DbOrTx, id: string, sets: readonly CategorySet[]): Promise<void> {
  await tx.deleteFrom('wordlist_categories').where('wordlist_id', '=', id).execute();
  if (sets.length === 0) return;
  await tx
    .insertInto('wordlist_categories')
    .values(categoryRows(sets).map((row) => ({ ...row, wordlist_id: id })))
    .execute();
}

export const insert = (tx: DbOrTx, row: Insertable<Wordlists>) =>
  tx.insertInto('wordlists').values(row).execute();

export const update = (tx: DbOrTx, id: string, row: Updateable<Wordlists>) =>
  tx
    .updateTable('wordlists')
    .set({ ...row, version: sql`version + 1`, updated_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .execute();

export async function seenAmong(db: DbOrTx, author: Author, ids: readonly string[]): Promise<number> {
  const found = await rows(db, author)
    .where(sql<SqlBool>`list._id = any(${ids}::uuid[])`)
    .select('list._id')
    .execute();
  return found.length;
}

export const putIntoEditList = (db: DbOrTx, { userId }: Author, ids: readonly string[]) =>
  sql`insert into wordlist_edit_lists (user_id, wordlist_id) select ${userId}::uuid, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(db);

export const takeOutOfEditList = (db: DbOrTx, { userId }: Author, ids: readonly string[]) =>
  db
    .deleteFrom('wordlist_edit_lists')
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`wordlist_id = any(${ids}::uuid[])`)
    .execute();

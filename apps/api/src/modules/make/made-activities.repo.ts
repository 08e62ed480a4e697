import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { inOrderOf } from '../../db/name-order.ts';
import { inDays } from '../../db/range-filter.ts';
import { containing, isoMoment, oneOf, type TableQuery, tablePage } from '../../db/table-page.ts';
import { templateNameIn } from '../../db/text-in.ts';
import { type ChosenCategory, inCategory } from './lists/in-category.ts';
import { type Author, activitiesSeenBy } from './make.scope.ts';

/** Who has not been heard of for so long has closed the editor, or the line is dead. */
export const GONE_AFTER_SECONDS = 60;

/** More people than ever work on one activity. */
const MOST_PEOPLE = 10;

const named = sql`btrim(person.firstname || ' ' || person.lastname)`;

/** As it is being made: a draft may be wrong while learners still have what was right. */
const IS_VALID = sql<boolean>`coalesce(activity.draft_valid, activity.is_valid)`;

const TO_FIX = sql<
  number | null
>`case when activity.draft_valid is null then activity.to_fix else work.draft_to_fix end`;

/** Where its files are put. One of the library gets a folder of its own with its first change. */
const CONTENT_FOLDER = sql<string>`case when activity.content_folder like 'library/%'
  then 'activities/' || activity._id else activity.content_folder end`;

const mayDelete = ({ deletes, userId }: Author): RawBuilder<boolean> =>
  deletes === 'own'
    ? sql<boolean>`activity.created_by is not distinct from ${userId}::uuid`
    : sql<boolean>`${sql.lit(deletes === 'all')}`;

const shown = (author: Author) =>
  [
    'activity._id',
    'activity.activity_name as activityName',
    'activity.activity_name_string as activityNameString',
    'activity.activity_template_id as templateId',
    sql<string>`template.alias`.as('templateAlias'),
    templateNameIn(author.reads, 'template').as('activityTemplateName'),
    'activity.locale',
    'activity.monolingual',
    sql<boolean>`${IS_VALID}`.as('isValid'),
    TO_FIX.as('toFix'),
    'activity.generated_from as generatedFromWordlist',
    sql<string | null>`(select list.name from wordlists as list where list._id = activity.generated_from)`.as(
      'wordlistName',
    ),
    sql<string | null>`(select ${named} from users as person where person._id = activity.created_by)`.as(
      'owner',
    ),
    CONTENT_FOLDER.as('contentFolder'),
    sql<MadeActivity['educationalCategories']>`coalesce((
      select jsonb_agg(jsonb_build_object('scopeId', one.scope_id, 'grade', one.grade, 'level', one.level,
        'firstCategory', one.first_category, 'secondCategory', one.second_category,
        'thirdCategory', one.third_category) order by one.position)
      from activity_categories as one where one.activity_id = activity._id), '[]')`.as(
      'educationalCategories',
    ),
    sql<number | null>`case when coalesce(work.draft, activity.data) = '{}' then null
      when jsonb_typeof(coalesce(work.draft, activity.data) #> '{gameData,problems}') = 'array'
      then jsonb_array_length(coalesce(work.draft, activity.data) #> '{gameData,problems}') else 0 end`.as(
      'problemCount',
    ),
    sql<
      string | null
    >`(select listed.user_id from edit_lists as listed where listed.activity_id = activity._id
      order by listed.user_id = ${author.userId}::uuid desc, listed.added_at limit 1)`.as('inEditList'),
    sql<MadeActivity['editors']>`coalesce((
      select jsonb_agg(one) from (
        select person._id, ${named} as name from edit_lists as listed join users as person on person._id = listed.user_id
        where listed.activity_id = activity._id and listed.user_id <> ${author.userId}::uuid
        order by listed.added_at limit ${sql.lit(MOST_PEOPLE)}) as one), '[]')`.as('editors'),
    sql<MadeActivity['visitors']>`coalesce((
      select jsonb_agg(one) from (
        select person._id, ${named} as name from activity_visitors as visitor
        join users as person on person._id = visitor.user_id
        where visitor.activity_id = activity._id and visitor.user_id <> ${author.userId}::uuid
          and visitor.seen_at > now() - make_interval(secs => ${sql.lit(GONE_AFTER_SECONDS)})
        order by visitor.since limit ${sql.lit(MOST_PEOPLE)}) as one), '[]')`.as('visitors'),
    sql<boolean>`exists (select 1 from activity_group_items as item where item.activity_id = activity._id)`.as(
      'inMenu',
    ),
    sql<boolean>`(work.draft is not null or work.draft_key is not null)`.as('hasDraft'),
    sql<MadeActivity['languages']>`coalesce((
      select jsonb_agg(jsonb_build_object('locale', one.locale, 'done', one.done, 'changed', one.changed,
        'missing', one.missing, 'state', case when not one.published then 'draft'
          when one.changed > 0 then 'changed' else 'ready' end) order by one.locale)
      from (
        select coalesce(translated.language, kept.locale) as locale,
          coalesce(translated.parts_done, 0) as done, coalesce(translated.parts_changed, 0) as changed,
          coalesce(translated.parts_missing, 0) as missing, kept.locale is not null as published
        from (select * from activity_works where activity_id = activity._id and language <> '') as translated
        full join (select locale from activity_language_versions where activity_id = activity._id) as kept
          on kept.locale = translated.language
      ) as one), '[]')`.as('languages'),
    mayDelete(author).as('mayDelete'),
    isoMoment('activity.updated_at').as('updatedAt'),
    sql<string | null>`(select ${named} from users as person where person._id = activity.updated_by)`.as(
      'updatedBy',
    ),
  ] as const;

const rows = (db: DbOrTx, author: Author) =>
  db
    .selectFrom('activities as activity')
    // A left join: PostgreSQL leaves it out where nothing of the template is read.
    .leftJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .leftJoin('activity_works as work', (join) =>
      join.onRef('work.activity_id', '=', 'activity._id').on('work.language', '=', ''),
    )
    .where(activitiesSeenBy(author));

/** What narrows a search besides words, template and category; of several values one is enough. */
export interface ActivityFilters {
  readonly 'filter.locale': readonly string[];
  readonly 'filter.isValid': readonly string[];
  readonly 'filter.wordlist': readonly string[];
  readonly 'filter.owner': readonly string[];
  readonly 'filter.updatedAt': readonly string[];
}

export const filtersOf = (query: ActivityFilters) => [
  oneOf(sql.ref('activity.locale'), query['filter.locale']),
  oneOf(sql`(${IS_VALID})::text`, query['filter.isValid']),
  oneOf(sql.ref('activity.generated_from'), query['filter.wordlist']),
  oneOf(sql.ref('activity.created_by'), query['filter.owner']),
  inDays(sql.ref('activity.updated_at'), query['filter.updatedAt']),
];

export interface ActivitySearch extends TableQuery, ChosenCategory, ActivityFilters {
  readonly orderBy: keyof ReturnType<typeof orders>;
  readonly keyword: string;
  readonly templateId?: string | undefined;
  readonly locale?: string | undefined;
  readonly inEditList?: boolean | undefined;
  readonly isValid?: boolean | undefined;
  readonly kind: 'all' | 'authored' | 'generated';
}

/** What the translation that is nearest to its end still needs; behind all of them those that have none in work. */
const leftToDo = (author: Author) => sql`row(coalesce((
  select min(translated.parts_changed + translated.parts_missing) from activity_works as translated
  where translated.activity_id = activity._id and translated.language <> '' and translated.parts_done > 0
    and translated.parts_changed + translated.parts_missing > 0), 2147483647), ${byName(author)})`;

const byName = ({ reads }: Author) => inOrderOf(reads, sql.ref('activity.activity_name'));

/** The names of the templates are put in order once, not looked up for each activity. */
const byTemplateName = ({ reads }: Author) => sql`array_position((
  select array_agg(one._id order by ${inOrderOf(reads, templateNameIn(reads, 'one'))}, one._id)
  from activity_templates as one), activity.activity_template_id)`;

const orders = (author: Author) => ({
  activityName: byName(author),
  activityTemplateName: byTemplateName(author),
  locale: sql.ref('activity.locale'),
  isValid: IS_VALID,
  updatedAt: sql.ref('activity.updated_at'),
  leftToDo: leftToDo(author),
});

/** In its name anywhere, in what it holds as the beginning of words. Each of the three has an index of its own. */
export function hasWords(keyword: string): RawBuilder<SqlBool> {
  const words = keyword.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const inName = sql<SqlBool>`activity.activity_name ilike ${containing(keyword)}`;
  if (words.length === 0) return inName;
  const wanted = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
  return sql`activity._id in (
    select _id from activities as activity where ${inName}
    union select _id from activities where activity_words(data) @@ ${wanted}
    union select activity_id from activity_works
      where draft is not null and language = '' and activity_words(draft) @@ ${wanted})`;
}

/** Named so before those that only hold the words. */
const best = (author: Author, { keyword }: ActivitySearch) =>
  sql`row(activity.activity_name not ilike ${containing(keyword.trim())}, ${byName(author)})`;

/** What the page narrows; `keyword` and `filter` are two names of one thing. */
export function search(db: DbOrTx, author: Author, query: ActivitySearch) {
  const equal = (column: string, value: string | boolean | undefined) =>
    value === undefined ? null : sql<SqlBool>`${sql.ref(column)} = ${value}`;
  const listed = sql<SqlBool>`exists (select 1 from edit_lists as listed
    where listed.activity_id = activity._id and listed.user_id = ${author.userId}::uuid)`;
  return tablePage({
    all: rows(db, author),
    query,
    search: [sql.ref('activity.activity_name')],
    filters: [
      query.keyword.trim() === '' ? null : hasWords(query.keyword.trim()),
      equal('activity.activity_template_id', query.templateId),
      equal('activity.locale', query.locale),
      query.isValid === undefined ? null : sql<SqlBool>`${IS_VALID} = ${query.isValid}`,
      inCategory('activity_categories', query),
      query.inEditList === undefined ? null : query.inEditList ? listed : sql<SqlBool>`not ${listed}`,
      query.kind === 'all'
        ? null
        : sql<SqlBool>`(activity.generated_from is null) = ${query.kind === 'authored'}`,
      ...filtersOf(query),
    ],
    orderBy:
      query.orderBy === 'activityName' && query.keyword.trim() !== ''
        ? best(author, query)
        : orders(author)[query.orderBy],
    key: sql.ref('activity._id'),
    select: (found) => found.select(shown(author)),
  });
}

export interface ChoiceSearch {
  readonly of: 'wordlist' | 'owner';
  readonly keyword: string;
  readonly ids: readonly string[];
}

const MAX_CHOICES = 25;

/** The wordlists or owners of activities that somebody sees. */
export async function filterChoices(db: DbOrTx, author: Author, { of, keyword, ids }: ChoiceSearch) {
  const owner = of === 'owner';
  const name = owner ? named : sql`person.name`;
  const { rows } = await sql<{ _id: string; name: string; total: number }>`
    select person._id, ${name} as name, count(*) over ()::integer as total
    from ${sql.table(owner ? 'users' : 'wordlists')} as person
    where exists (select 1 from activities as activity
        where ${sql.ref(owner ? 'activity.created_by' : 'activity.generated_from')} = person._id
          and ${activitiesSeenBy(author)})
      and ${ids.length > 0 ? sql`person._id = any(${ids}::uuid[])` : sql`${name} ilike ${containing(keyword.trim())}`}
    order by ${inOrderOf(author.reads, name)}, person._id
    limit ${sql.lit(Math.max(MAX_CHOICES, ids.length))}`.execute(db);
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** More than anybody works on at once; what is beyond is found by searching. */
const MOST_LISTED = 500;

export const editList = (db: DbOrTx, author: Author): Promise<MadeActivity[]> =>
  rows(db, author)
    .innerJoin('edit_lists as own', (join) =>
      join.onRef('own.activity_id', '=', 'activity._id').on('own.user_id', '=', author.userId),
    )
    .select(shown(author))
    .orderBy(sql`greatest(own.added_at, activity.updated_at)`, 'desc')
    .orderBy('activity._id')
    .limit(MOST_LISTED)
    .execute();

export async function byIds(
  db: DbOrTx,
  author: Author,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MadeActivity>> {
  const found = await rows(db, author)
    .where(sql<SqlBool>`activity._id = any(${ids}::uuid[])`)
    .select(shown(author))
    .execute();
  return new Map(found.map((row) => [row._id, row]));
}

export async function seenAmong(db: DbOrTx, author: Author, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('activities as activity')
    .select('activity._id')
    .where(activitiesSeenBy(author))
    .where(sql<SqlBool>`activity._id = any(${ids}::uuid[])`)
    .execute();
  return found.map(({ _id }) => _id);
}

export const putIntoEditList = (db: DbOrTx, author: Author, ids: readonly string[]) =>
  sql`insert into edit_lists (user_id, activity_id) select ${author.userId}::uuid, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(db);

export const takeOutOfEditList = (db: DbOrTx, author: Author, ids: readonly string[]) =>
  db
    .deleteFrom('edit_lists')
    .where('user_id', '=', author.userId)
    .where(sql<SqlBool>`activity_id = any(${ids}::uuid[])`)
    .execute();

export const usedIn = (db: DbOrTx, id: string) =>
  db
    .selectFrom('activity_group_items as item')
    .innerJoin('activity_groups as group', 'group._id', 'item.group_id')
    .innerJoin('solutions as solution', 'solution._id', 'group.solution_id')
    .where('item.activity_id', '=', id)
    // It may stand in a menu several times.
    .distinct()
    .select([
      'group._id as groupId',
      'group.name as groupName',
      'solution._id as solutionId',
      'solution.display_name as solutionName',
    ])
    .orderBy('solution.display_name')
    .orderBy('group.name')
    .limit(100)
    .execute();

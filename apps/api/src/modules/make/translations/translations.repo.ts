import type { TranslationFilters, WorklistRow } from '@flink/contract/calls/make/translations.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { inOrderOf } from '../../../db/name-order.ts';
import { isoMomentOrNull } from '../../../db/table-page.ts';
import { templateNameIn } from '../../../db/text-in.ts';
import { inCategory } from '../lists/in-category.ts';
import { hasWords } from '../made-activities.repo.ts';
import { type Author, activitiesSeenBy } from '../make.scope.ts';

export interface WorklistQuery extends TranslationFilters {
  readonly page: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  readonly orderBy: 'leftToDo' | 'activityName';
}

type State = WorklistRow['state'];

const isBegun = sql<boolean>`(work.language is not null or version.locale is not null)`;

/** Learners get it as it should be, or something is missing, or its original is another one since. */
const STATE = sql<State>`case when coalesce(work.parts_changed, 0) > 0 then 'outdated'
  when version.locale is not null and coalesce(work.texts_missing, 0) = 0 then 'done' else 'missing' end`;

/** What learners read wrongly first, then what is nearly finished, then what nobody has begun. */
const LEFT = sql`row(case when ${STATE} = 'outdated' then 0 when ${STATE} = 'done' then 3
    when ${isBegun} then 1 else 2 end,
  coalesce(work.texts_changed, 0) + coalesce(work.texts_missing, 0))`;

/** What is not ready yet changes until it is: it is translated when somebody has begun, or when learners can play it. */
const IS_TRANSLATED = sql<SqlBool>`not activity.monolingual and (activity.is_valid or ${isBegun})`;

const from = (language: string) => sql`activities as activity
  left join activity_works as work on work.activity_id = activity._id and work.language = ${language}
  left join activity_language_versions as version
    on version.activity_id = activity._id and version.locale = ${language}`;

const all = (conditions: readonly (RawBuilder<SqlBool> | null)[]) =>
  sql.join(
    conditions.filter((one) => one !== null),
    sql` and `,
  );

const inGroup = (group: string) => sql<SqlBool>`activity._id in (
  select activity_id from made_group_elements where group_id = ${group}::uuid and activity_id is not null
  union select activity_id from activity_group_items where group_id = ${group}::uuid)`;

/** All filters but the state. */
const wanted = (author: Author, query: TranslationFilters) =>
  all([
    activitiesSeenBy(author),
    sql<SqlBool>`activity.locale <> ${query.language}`,
    IS_TRANSLATED,
    query.from === undefined ? null : sql<SqlBool>`activity.locale = ${query.from}`,
    query.keyword.trim() === '' ? null : hasWords(query.keyword.trim()),
    query.templateId === undefined
      ? null
      : sql<SqlBool>`activity.activity_template_id = ${query.templateId}::uuid`,
    query.group === undefined ? null : inGroup(query.group),
    inCategory('activity_categories', query),
  ]);

function inState(state: TranslationFilters['state']): RawBuilder<SqlBool> {
  if (state === 'all') return sql<SqlBool>`true`;
  return state === 'todo' ? sql<SqlBool>`${STATE} <> 'done'` : sql<SqlBool>`${STATE} = ${state}`;
}

export async function worklist(db: Db, author: Author, query: WorklistQuery) {
  const byName = inOrderOf(author.reads, sql.ref('activity.activity_name'));
  const direction = query.order === 'desc' ? sql`desc` : sql`asc`;
  const order =
    query.orderBy === 'leftToDo'
      ? sql`${LEFT} ${direction}, ${byName} ${direction}, activity._id ${direction}`
      : sql`${byName} ${direction}, activity._id ${direction}`;
  const [rows, counted] = await Promise.all([
    sql<WorklistRow>`
      with page as (
        select activity._id, row_number() over (order by ${order}) as place
        from ${from(query.language)}
        where ${wanted(author, query)} and ${inState(query.state)}
        order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
      )
      select activity._id, activity.activity_name as "activityName",
        activity.activity_template_id as "templateId",
        ${templateNameIn(author.reads, 'template')} as "activityTemplateName",
        activity.locale, activity.generated_from as "generatedFromWordlist",
        coalesce((
          select jsonb_agg(jsonb_build_object('scopeId', one.scope_id, 'grade', one.grade, 'level', one.level,
            'firstCategory', one.first_category, 'secondCategory', one.second_category,
            'thirdCategory', one.third_category) order by one.position)
          from activity_categories as one where one.activity_id = activity._id), '[]') as "educationalCategories",
        ${STATE} as state, ${isBegun} as begun, version.locale is not null as published,
        coalesce(work.texts_missing, 0) as "textsMissing", coalesce(work.texts_changed, 0) as "textsChanged",
        coalesce(work.parts_changed - work.texts_changed, 0) as "recordingsChanged",
        (select btrim(person.firstname || ' ' || person.lastname) from users as person
          where person._id = work.saved_by) as "savedBy",
        case when work.saved_by is not null then ${isoMomentOrNull('work.saved_at')} end as "savedAt"
      from page join ${from(query.language)} on activity._id = page._id
        join activity_templates as template on template._id = activity.activity_template_id
      order by page.place`.execute(db),
    sql<{ locale: string; state: State; count: number }>`
      select activity.locale, ${STATE} as state, count(*)::integer as count
      from ${from(query.language)} where ${wanted(author, query)} group by 1, 2`.execute(db),
  ]);
  const counts = { missing: 0, outdated: 0, done: 0 };
  for (const { state, count } of counted.rows) counts[state] += count;
  const { missing, outdated, done } = counts;
  const totals = { ...counts, todo: missing + outdated, all: missing + outdated + done };
  return {
    data: rows.rows,
    total: totals[query.state],
    counts,
    sources: [...new Set(counted.rows.map(({ locale }) => locale))].sort(),
  };
}

/** As many as an export may hold and one more. */
export async function idsOf(
  db: Db,
  author: Author,
  query: TranslationFilters,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select activity._id from ${from(query.language)}
    where ${wanted(author, query)} and ${inState(query.state)}
    order by ${LEFT}, ${inOrderOf(author.reads, sql.ref('activity.activity_name'))}, activity._id
    limit ${limit}`.execute(db);
  return rows.map(({ _id }) => _id);
}

export interface LanguageCounts {
  readonly locale: string;
  readonly missing: number;
  readonly outdated: number;
  readonly done: number;
  readonly lastSavedAt: string | null;
}

/** Every language without a join of all activities with all languages: what is not begun is what remains. */
export async function languageCounts(db: Db, author: Author): Promise<readonly LanguageCounts[]> {
  const [locales, originals, begun, own] = await Promise.all([
    db.selectFrom('locales').select('code').orderBy('position').orderBy('code').execute(),
    sql<{ locale: string; count: number }>`
      select activity.locale, count(*)::integer as count from activities as activity
      where ${activitiesSeenBy(author)} and not activity.monolingual and activity.is_valid group by 1`.execute(
      db,
    ),
    sql<{ language: string; state: State; count: number; ready: number }>`
      select one.language, ${STATE} as state, count(*)::integer as count,
        count(*) filter (where activity.is_valid)::integer as ready
      from (
        select activity_id, language from activity_works where language <> ''
        union select activity_id, locale from activity_language_versions
      ) as one
      join activities as activity on activity._id = one.activity_id and activity.locale <> one.language
      left join activity_works as work on work.activity_id = one.activity_id and work.language = one.language
      left join activity_language_versions as version
        on version.activity_id = one.activity_id and version.locale = one.language
      where ${activitiesSeenBy(author)} and not activity.monolingual group by 1, 2`.execute(db),
    db
      .selectFrom('activity_works')
      .where('saved_by', '=', author.userId)
      .where('language', '<>', '')
      .select(['language', ({ fn }) => fn.max('saved_at').as('savedAt')])
      .groupBy('language')
      .execute(),
  ]);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return locales.map(({ code }) => {
    const states = begun.rows.filter(({ language }) => language === code);
    const inOneState = (state: State) =>
      sum(states.filter((one) => one.state === state).map(({ count }) => count));
    const others = sum(originals.rows.filter(({ locale }) => locale !== code).map(({ count }) => count));
    return {
      locale: code,
      missing: others - sum(states.map(({ ready }) => ready)) + inOneState('missing'),
      outdated: inOneState('outdated'),
      done: inOneState('done'),
      lastSavedAt: own.find(({ language }) => language === code)?.savedAt?.toISOString() ?? null,
    };
  });
}

/** Nobody else saves these until this is over; in one order, so that two never wait for each other. */
export const lockSeen = async (tx: DbOrTx, author: Author, ids: readonly string[]): Promise<void> => {
  await sql`select from activities as activity
    where activity._id = any(${ids}::uuid[]) and ${activitiesSeenBy(author)} order by _id for update`.execute(
    tx,
  );
};

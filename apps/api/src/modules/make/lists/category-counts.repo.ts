import { type Expression, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { type ActivityFilters, filtersOf, hasWords } from '../made-activities.repo.ts';
import { type Author, activitiesSeenBy } from '../make.scope.ts';

/** The columns of the picker in their order; grade and level stand in the same one. */
const COLUMNS = {
  grade: 'grade',
  level: 'level',
  firstCategory: 'first_category',
  secondCategory: 'second_category',
  thirdCategory: 'third_category',
} as const;

type Column = keyof typeof COLUMNS;

export interface CountSearch extends ActivityFilters {
  readonly scope: string;
  readonly keyword: string;
  readonly templateId?: string | undefined;
  readonly grade?: string | undefined;
  readonly level?: string | undefined;
  readonly firstCategory?: string | undefined;
  readonly secondCategory?: string | undefined;
}

/** What is chosen in the columns before this one. */
const ABOVE: Readonly<Record<Column, readonly Exclude<Column, 'thirdCategory'>[]>> = {
  grade: [],
  level: [],
  firstCategory: ['grade', 'level'],
  secondCategory: ['grade', 'level', 'firstCategory'],
  thirdCategory: ['grade', 'level', 'firstCategory', 'secondCategory'],
};

export async function categoryCounts(
  db: DbOrTx,
  author: Author,
  search: CountSearch,
): Promise<Record<Column, Record<string, number>>> {
  const [grade, level, firstCategory, secondCategory, thirdCategory] = await Promise.all(
    (['grade', 'level', 'firstCategory', 'secondCategory', 'thirdCategory'] as const).map((column) =>
      counted(db, author, search, column),
    ),
  );
  return {
    grade: grade ?? {},
    level: level ?? {},
    firstCategory: firstCategory ?? {},
    secondCategory: secondCategory ?? {},
    thirdCategory: thirdCategory ?? {},
  };
}

async function counted(
  db: DbOrTx,
  author: Author,
  search: CountSearch,
  column: Column,
): Promise<Record<string, number>> {
  const wanted: Expression<SqlBool>[] = ABOVE[column].flatMap((name) =>
    search[name] === undefined
      ? []
      : [sql<SqlBool>`chosen.${sql.ref(COLUMNS[name])}::text = ${search[name]}`],
  );
  const keyword = search.keyword.trim();
  if (keyword !== '') wanted.push(hasWords(keyword));
  if (search.templateId !== undefined)
    wanted.push(sql`activity.activity_template_id = ${search.templateId}::uuid`);
  wanted.push(...filtersOf(search).filter((filter) => filter !== null));
  const value = sql`chosen.${sql.ref(COLUMNS[column])}::text`;
  const { rows } = await sql<{ value: string; count: number }>`
    select coalesce(${value}, '') as value, count(distinct activity._id)::integer as count
    from activity_categories as chosen
    join activities as activity on activity._id = chosen.activity_id
    where chosen.scope_id = ${search.scope}::uuid and ${activitiesSeenBy(author)}
      and ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)}
    group by grouping sets ((${value}), ())
    having grouping(${value}) = 1 or ${value} is not null`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.value, row.count]));
}

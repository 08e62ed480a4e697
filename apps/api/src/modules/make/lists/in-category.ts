import { type RawBuilder, type SqlBool, sql } from 'kysely';

const COLUMNS = {
  scope: 'chosen.scope_id',
  grade: 'chosen.grade',
  level: 'chosen.level',
  firstCategory: 'chosen.first_category',
  secondCategory: 'chosen.second_category',
  thirdCategory: 'chosen.third_category',
} as const;

/** Spec 3 §2.3, educational category picker: a scope and what is chosen below it. */
export type ChosenCategory = { readonly [Name in keyof typeof COLUMNS]?: string | undefined };

/** Where the sets of categories stand, and whose they are. */
const OWNERS = {
  activity_categories: sql`chosen.activity_id = activity._id`,
  wordlist_categories: sql`chosen.wordlist_id = list._id`,
  made_group_categories: sql`chosen.group_id = made._id`,
} as const;

/** In one of its sets all that was chosen; null where nothing was. */
export function inCategory(table: keyof typeof OWNERS, category: ChosenCategory): RawBuilder<SqlBool> | null {
  const wanted = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = category[name as keyof typeof COLUMNS];
    return value === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} = ${value}`];
  });
  if (wanted.length === 0) return null;
  return sql<SqlBool>`exists (select 1 from ${sql.table(table)} as chosen
    where ${OWNERS[table]} and ${sql.join(wanted, sql` and `)})`;
}

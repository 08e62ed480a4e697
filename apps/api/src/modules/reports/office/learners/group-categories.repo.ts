import { type Categories, DEPTHS } from '@flink/contract/rules/categories/categories.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked } from '../served-report.ts';

interface CategoryRow {
  readonly groupIds: readonly string[];
  readonly scope: string;
  readonly categories: Categories;
  /** A grade or a level. */
  readonly menu: string | null;
  readonly first: string | null;
}

/** By what the activities of a group are sorted: the grade or level, and the first category. */
async function categoriesOf(db: DbOrTx, groupIds: readonly string[]): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select array_agg(distinct item.group_id::text) as "groupIds", scope.name as scope, scope.categories,
      coalesce(sorted.grade, sorted.level) as menu, sorted.first_category::text as first
    from activity_group_items as item join activity_categories as sorted on sorted.activity_id = item.activity_id
    join scopes as scope on scope._id = sorted.scope_id
    where item.group_id = any(${groupIds}::uuid[]) group by scope._id, 4, 5`.execute(db);
  return rows;
}

function nameOf({ scope, categories, menu, first }: CategoryRow, isOneScope: boolean): string {
  const title = categories[DEPTHS[0]].items.find(({ id }) => id === first)?.title;
  return [...(isOneScope ? [] : [scope]), menu, title].filter((part) => !!part).join(', ') || scope;
}

/** The groups of the category that was chosen, and what could be: chosen by their names, which stay in an address. */
export async function inCategories<Group extends { readonly _id: string }>(
  db: DbOrTx,
  groups: readonly Group[],
  { filters: { category } }: Pick<Asked, 'filters'>,
) {
  const rows = await categoriesOf(
    db,
    groups.map(({ _id }) => _id),
  );
  const isOneScope = new Set(rows.map(({ scope }) => scope)).size === 1;
  const named = Map.groupBy(rows, (row) => nameOf(row, isOneScope));
  const chosen = new Set(named.get(category ?? '')?.flatMap(({ groupIds }) => groupIds));
  return {
    groups: category === undefined ? groups : groups.filter(({ _id }) => chosen.has(_id)),
    categories: [...named.keys()]
      .toSorted((one, other) => one.localeCompare(other))
      .map((name) => ({ _id: name, name })),
  };
}

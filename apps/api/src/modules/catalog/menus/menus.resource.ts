import { AppError } from '@flink/contract/errors/app-error.ts';
import { menus } from '@flink/contract/resources/menus.ts';
import { MOST_DEEP } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';

export const menusResource = serve(menus, {
  table: 'activity_groups',
  seenIn: EVERYBODY,
  shown: {
    solutionName: sql`(select solution.display_name || ' (' || product.name || ')' from solutions as solution
      join products as product on product._id = solution.product_id where solution._id = row.solution_id)`,
  },
  uses: [{ section: 'menus', from: 'activity_groups', column: 'parent_id', title: sql`other.name` }],
  afterwards: ({ tx, values }) => tellBuilders(tx, [values]),
  afterRemoving: tellBuilders,
  afterRestoring: tellBuilders,
  check: async ({ tx, before, values }) => {
    // What stands in it belongs to the same menu.
    if (before && before.solutionId !== values.solutionId)
      throw new AppError('request.invalid', { fields: { solutionId: 'request.notAllowed' } });
    if (values.parentId === null) return;
    const above = await groupsAbove(tx, values.parentId);
    const isHere = above[0]?.solution_id === values.solutionId;
    // A group that stands in itself is shown nowhere.
    const isCircle = before !== null && above.some(({ _id }) => _id === before._id);
    if (!isHere || isCircle || above.length >= MOST_DEEP)
      throw new AppError('request.invalid', { fields: { parentId: 'request.notAllowed' } });
  },
});

/** Whoever has the menu open in its builder has not seen this change. */
async function tellBuilders(tx: DbOrTx, groups: readonly { readonly solutionId: string }[]): Promise<void> {
  await tx
    .updateTable('solutions')
    .set({ menu_version: sql<number>`menu_version + 1` })
    .where('_id', 'in', [...new Set(groups.map(({ solutionId }) => solutionId))])
    .execute();
}

/** A group and those it stands in, from the inside out. */
async function groupsAbove(tx: DbOrTx, id: string) {
  const found = await sql<{ _id: string; solution_id: string }>`
    with recursive above as (
      select _id, parent_id, solution_id, 1 as depth from activity_groups where _id = ${id}
      union all
      select outer_group._id, outer_group.parent_id, outer_group.solution_id, above.depth + 1
      from activity_groups as outer_group join above on above.parent_id = outer_group._id
      where above.depth < ${MOST_DEEP + 1}
    ) select _id, solution_id from above order by depth
  `.execute(tx);
  return found.rows;
}

import type { GroupNode } from '@flink/contract/rules/play/group-mastery.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

/** The groups of all menus of a product, with what is in each. */
export async function groupsOfProduct(db: DbOrTx, productId: string): Promise<readonly GroupNode[]> {
  const { rows } = await sql<GroupNode>`select node._id,
    case when node.generated_from is not null then node.default_activity_id end as "defaultActivityId",
    array(select activity_id from activity_group_items where group_id = node._id) ||
      array(select _id from activity_groups where parent_id = node._id) as "childIds"
    from activity_groups node join solutions solution on solution._id = node.solution_id
    where solution.product_id = ${productId}`.execute(db);
  return rows;
}

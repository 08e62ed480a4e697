import type { GroupNode } from '@flink/contract/rules/group-mastery.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';

/** A group with what is in it. */
export interface GroupOfProduct extends GroupNode {
  readonly productId: string;
}

const NODE = sql.raw(`select node._id, solution.product_id as "productId",
  case when node.generated_from is not null then node.default_activity_id end as "defaultActivityId",
  array(select activity_id from activity_group_items where group_id = node._id) ||
    array(select _id from activity_groups where parent_id = node._id) as "childIds"`);

/** Ids separated by commas: what is prepared takes texts. */
const listed = (ids: string) => sql`string_to_array(${ids}, ',')::uuid[]`;

const written = (db: DbOrTx, query: ReturnType<typeof sql<GroupOfProduct>>) => ({
  compile: () => query.compile(db),
});

/** The groups of these products that these activities stand in, and all above them. */
export const groupsAbove = prepared((db, activityIds: string, productIds: string) =>
  written(
    db,
    sql<GroupOfProduct>`with recursive touched as (
        select group_id as _id from activity_group_items where activity_id = any(${listed(activityIds)})
        union select _id from activity_groups where default_activity_id = any(${listed(activityIds)})
      ), above as (
        select _id from touched
        union select child.parent_id from activity_groups child join above on above._id = child._id
          where child.parent_id is not null
      )
      ${NODE} from above join activity_groups node on node._id = above._id
        join solutions solution on solution._id = node.solution_id
        where solution.product_id = any(${listed(productIds)})`,
  ),
);

export const groupsOfProduct = prepared((db, productId: string) =>
  written(
    db,
    sql<GroupOfProduct>`${NODE} from activity_groups node
      join solutions solution on solution._id = node.solution_id
      where solution.product_id = ${productId}`,
  ),
);

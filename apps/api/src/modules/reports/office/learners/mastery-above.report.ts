import type { Figures } from '@flink/contract/reports/report.ts';
import { FEWEST_LEARNERS } from '@flink/contract/rules/reports/small-sums.ts';
import { sql } from 'kysely';
import { GROUPS, OF_TODAY, PEOPLE } from '../cells/cell-kinds.ts';
import { isEnough } from '../cells/enough.ts';
import { cellsOf } from '../cells/told-cells.repo.ts';
import type { ServedReport } from '../served-report.ts';
import { inCategories } from './group-categories.repo.ts';
import { groupsReached, thresholdOf } from './mastery.report.ts';

interface GroupRow {
  readonly _id: string;
  readonly name: string;
  readonly children: number;
  readonly masteredBy: number | null;
  readonly masteredBefore: number | null;
  readonly masteredTogether: number | null;
}

/**
 * For those above the center: the children of a center who mastered a group in one month, where they are enough, and those
 * who have not mastered it by then are enough, too, or nobody, and so are those of the months before it that are not told:
 * where few are left, a told month would say how many they were.
 */
export const masteryAboveReport: ServedReport = async (db, _by, asked, steps) => {
  const { days, centerIds, productId } = asked;
  const [groups, people, threshold] = await Promise.all([
    cellsOf(db, GROUPS, { centerIds, days: { from: '-infinity', to: days.to } }),
    cellsOf(db, PEOPLE, { centerIds, days: OF_TODAY }),
    thresholdOf(db, asked),
  ]);
  const { rows: all } = await sql<GroupRow>`
    with child as (
      select learning_center_id, product_id, children from (${people.cells}) as people where children >= ${FEWEST_LEARNERS}
    ), counted as (select product_id, sum(children)::integer as children from child group by 1), cell as (
      select cell.*, child.children - sum(cell.mastered) over (
        partition by learning_center_id, product_id, item_id order by month) as rest
      from (${groups.cells}) as cell left join child using (learning_center_id, product_id)
    ), enough as (
      select cell.*, (mastered >= ${FEWEST_LEARNERS} and ${isEnough('rest')}) is true as is_enough from cell
    ), kept_back as (
      select enough.*, coalesce(sum(mastered) filter (where not is_enough) over (
        partition by learning_center_id, product_id, item_id order by month), 0) as hidden
      from enough
    ), told as (
      select product_id, item_id, month, mastered, mastered_together, is_enough and ${isEnough('hidden')} as is_told,
        ${isEnough('mastered_together')} and ${isEnough(sql`mastered - mastered_together`)} as is_together_told
      from kept_back
    ), reached as (
      select product_id, item_id, sum(mastered) filter (where is_told)::integer as mastered,
        sum(mastered) filter (where is_told and month < ${days.from}::date)::integer as mastered_before,
        sum(mastered_together) filter (where is_told and is_together_told)::integer as together
      from told group by 1, 2
    )
    select node._id::text, node.name, coalesce(counted.children, 0) as children, reached.mastered as "masteredBy",
      reached.mastered_before as "masteredBefore", reached.together as "masteredTogether"
    from reached left join counted using (product_id) join activity_groups as node on node._id = reached.item_id
    join solutions as solution on solution._id = node.solution_id and solution.product_id = reached.product_id
    where reached.product_id = coalesce(${productId}::uuid, reached.product_id)
    order by coalesce(reached.mastered::float8 / counted.children, 0) desc, node.name, node._id`.execute(db);
  const { groups: rows, categories } = await inCategories(db, all, asked);
  return {
    offered: { category: categories },
    rows: rows.map(({ _id, name, masteredBefore: _, ...row }) => {
      const figures: Figures = {
        ...row,
        children: row.masteredBy === null ? null : row.children,
        partly: null,
        notYet: row.masteredBy === null ? null : row.children - row.masteredBy,
      };
      return { _id, name, figures };
    }),
    total: groupsReached(rows, threshold),
    steps: steps.map(() => ({})),
    isCounting: groups.isCounting || people.isCounting,
  };
};

import { centerConfig } from '@flink/contract/entities/organizations.ts';
import { type Reached, reachedInTree } from '@flink/contract/rules/group-mastery.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import { type GroupOfProduct, groupsAbove, groupsOfProduct } from '../catalog/group-tree.service.ts';
import * as repo from './group-mastery.repo.ts';

/** A learner whom the transaction holds. */
interface Counted {
  readonly learnerId: string;
  readonly productId: string | null;
}

/**
 * Counts the groups anew that these activities stand in, up the tree, and keeps their states (spec 1 §4, mastery of
 * groups). Answers the ids of those groups by product.
 */
export async function countGroupsAbove(
  tx: DbOrTx,
  learners: readonly Counted[],
  activityIds: readonly string[],
  percentActivities: number,
): Promise<readonly GroupOfProduct[]> {
  const productIds = [...new Set(learners.flatMap(({ productId }) => productId ?? []))];
  const groups = await groupsAbove(tx, [...new Set(activityIds)], productIds);
  if (groups.length === 0) return groups;
  const itemIds = new Set(
    groups.flatMap(({ childIds, defaultActivityId }) => [
      ...childIds,
      ...(defaultActivityId ? [defaultActivityId] : []),
    ]),
  );
  const learnerIds = learners.map(({ learnerId }) => learnerId);
  const rows = await repo.reachedBy(tx, learnerIds.join(), [...itemIds].join());
  const byLearner = Map.groupBy(rows, ({ learnerId }) => learnerId);
  const reports = learners.flatMap(({ learnerId, productId }) => {
    const own = groups.filter((group) => group.productId === productId);
    return reportsOf(learnerId, own, knownFrom(byLearner.get(learnerId) ?? []), percentActivities);
  });
  await repo.keepGroupReports(tx, reports);
  return groups;
}

const knownFrom = (rows: readonly (Reached & { readonly itemId: string })[]): ReadonlyMap<string, Reached> =>
  new Map(rows.map((row) => [row.itemId, row]));

function reportsOf(
  learnerId: string,
  groups: readonly GroupOfProduct[],
  known: ReadonlyMap<string, Reached>,
  percentActivities: number,
): readonly repo.GroupReport[] {
  const states = reachedInTree(groups, known, percentActivities);
  return [...states].map(([groupId, { mastered, partial, dateMastered, masteredTogether }]) => ({
    learnerId,
    groupId,
    mastered,
    partial,
    dateMastered,
    masteredTogether,
  }));
}

const BATCH = 200;

/** All groups of everybody from scratch, for menus and shares that have changed. Nothing is taken back. */
export async function recountGroups(db: Db): Promise<void> {
  const trees = new Map<string, Promise<readonly GroupOfProduct[]>>();
  let last: string | null = null;
  for (;;) {
    const learners = await repo.playedLearners(db, last, BATCH);
    for (const { _id, productId, config } of learners) {
      const tree = trees.get(productId) ?? groupsOfProduct(db, productId);
      trees.set(productId, tree);
      const { percentActivities } = centerConfig.parse(config);
      const groups = await tree;
      await db.transaction().execute(async (tx) => {
        await repo.holdLearner(tx, _id);
        const known = knownFrom(await repo.allReachedBy(tx, _id));
        await repo.keepGroupReports(tx, reportsOf(_id, groups, known, percentActivities));
      });
      last = _id;
    }
    if (learners.length < BATCH) return;
  }
}

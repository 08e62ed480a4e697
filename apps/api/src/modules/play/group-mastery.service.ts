import { centerConfig } from '@flink/contract/entities/organizations.ts';
import { type Reached, reachedInTree } from '@flink/contract/rules/group-mastery.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import { type GroupOfProduct, groupsAbove, groupsOfProduct } from '../catalog/group-tree.service.ts';
import * as repo from './group-mastery.repo.ts';
import { isSame, keptState } from './kept-state.ts';

/** A learner whom the transaction holds. */
interface Counted {
  readonly learnerId: string;
  readonly productId: string | null;
}

type States = ReadonlyMap<string, Reached>;

/**
 * Counts the groups anew that these activities stand in, up the tree, and keeps their states (spec 1 §4, mastery of
 * groups). Answers what each learner has now reached in the activities and in those groups.
 */
export async function countGroupsAbove(
  tx: DbOrTx,
  learners: readonly Counted[],
  activityIds: readonly string[],
  percentActivities: number,
): Promise<ReadonlyMap<string, States>> {
  if (activityIds.length === 0) return new Map();
  const productIds = [...new Set(learners.flatMap(({ productId }) => productId ?? []))];
  const groups = await groupsAbove(tx, [...new Set(activityIds)], productIds);
  const itemIds = new Set([...activityIds, ...groups.flatMap(itemsOf)]);
  const rows = await repo.reachedBy(
    tx,
    learners.map(({ learnerId }) => learnerId).join(),
    [...itemIds].join(),
  );
  const byLearner = Map.groupBy(rows, ({ learnerId }) => learnerId);
  const counted = learners.map(({ learnerId, productId }) => {
    const known = statesFrom(byLearner.get(learnerId) ?? []);
    const own = groups.filter((group) => group.productId === productId);
    const changed = changedGroups(own, known, percentActivities);
    const shown = [...activityIds, ...own.map(({ _id }) => _id)];
    return { learnerId, changed, states: only(shown, new Map([...known, ...changed])) };
  });
  await repo.keepGroupReports(tx, counted.flatMap(reportsOf));
  return new Map(counted.map(({ learnerId, states }) => [learnerId, states]));
}

const itemsOf = ({ _id, childIds, defaultActivityId }: GroupOfProduct): readonly string[] => [
  _id,
  ...childIds,
  ...(defaultActivityId === null ? [] : [defaultActivityId]),
];

function statesFrom(
  rows: readonly (Reached & { readonly itemId: string; readonly learnerId: string })[],
): States {
  return new Map(rows.map(({ itemId, learnerId: _, ...reached }) => [itemId, reached]));
}

/** In their order, those that are known. */
const only = (ids: readonly string[], states: States): States =>
  new Map(
    ids.flatMap((id) => {
      const state = states.get(id);
      return state ? [[id, state] as const] : [];
    }),
  );

/** The groups whose state is another one than is kept. */
function changedGroups(groups: readonly GroupOfProduct[], known: States, percentActivities: number): States {
  const counted = [...reachedInTree(groups, known, percentActivities)].map(
    ([id, reached]) => [id, keptState(known.get(id), reached)] as const,
  );
  return new Map(counted.filter(([id, reached]) => !isSame(known.get(id), reached)));
}

const reportsOf = ({ learnerId, changed }: { learnerId: string; changed: States }): repo.GroupReport[] =>
  [...changed].map(([groupId, reached]) => ({ learnerId, groupId, ...reached }));

const BATCH = 200;

/** All groups of everybody from scratch, for menus and shares that have changed. Nothing is taken back. */
export async function recountGroups(db: Db): Promise<void> {
  const trees = new Map<string, Promise<readonly GroupOfProduct[]>>();
  let last: string | null = null;
  for (;;) {
    const learners = await repo.playedLearners(db, last, BATCH);
    for (const { _id: learnerId, productId, config } of learners) {
      const tree = trees.get(productId) ?? groupsOfProduct(db, productId);
      trees.set(productId, tree);
      const { percentActivities } = centerConfig.parse(config);
      const groups = await tree;
      await db.transaction().execute(async (tx) => {
        await repo.holdLearner(tx, learnerId);
        const known = statesFrom(await repo.allReachedBy(tx, learnerId));
        const changed = changedGroups(groups, known, percentActivities);
        await repo.keepGroupReports(tx, reportsOf({ learnerId, changed }));
      });
      last = learnerId;
    }
    if (learners.length < BATCH) return;
  }
}

import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { GroupNode } from '@flink/contract/rules/play/group-mastery.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { JobNeeds } from '../../../jobs/job.ts';
import { groupsOfProduct } from '../../catalog/menus/group-tree.service.ts';
import * as repo from './group-mastery.repo.ts';
import { changedBetween, type States, withGroups } from './kept-states.ts';
import { keep } from './progress.repo.ts';

/** Counts all groups of a learner from scratch. Nothing is taken back. */
export async function recountLearner(
  tx: DbOrTx,
  learnerId: string,
  groups: readonly GroupNode[],
  percentActivities: number,
): Promise<void> {
  await repo.holdLearner(tx, learnerId);
  const rows = await repo.reachedBy(tx, learnerId);
  const before: States = new Map(rows.map(({ itemId, ...reached }) => [itemId, reached]));
  const changed = changedBetween(before, withGroups(before, groups, percentActivities));
  await keep(
    tx,
    [],
    changed.map((report) => ({ learnerId, ...report })),
  );
}

const BATCH = 200;

/** Everybody's groups, for menus and shares that have changed. */
export async function recountGroups(
  db: Db,
  { cursor, signal }: Pick<JobNeeds, 'cursor' | 'signal'> = {},
): Promise<void> {
  const trees = new Map<string, readonly GroupNode[]>();
  let last = (await cursor?.read()) ?? null;
  for (;;) {
    signal?.throwIfAborted();
    const learners = await repo.playedLearners(db, last, BATCH);
    for (const { _id, productId, config } of learners) {
      const groups = trees.get(productId) ?? (await groupsOfProduct(db, productId));
      trees.set(productId, groups);
      const { percentActivities } = centerConfig.parse(config);
      await db.transaction().execute((tx) => recountLearner(tx, _id, groups, percentActivities));
      last = _id;
    }
    if (learners.length < BATCH || last === null) return;
    await cursor?.save(last);
  }
}

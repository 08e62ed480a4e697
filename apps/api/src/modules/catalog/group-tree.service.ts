import type { DbOrTx } from '../../db/database.ts';
import * as repo from './group-tree.repo.ts';

export type { GroupOfProduct } from './group-tree.repo.ts';

/** The groups of these products that these activities stand in, and all above them, with what is in each. */
export const groupsAbove = async (
  db: DbOrTx,
  activityIds: readonly string[],
  productIds: readonly string[],
): Promise<readonly repo.GroupOfProduct[]> =>
  activityIds.length === 0 || productIds.length === 0
    ? []
    : repo.groupsAbove(db, activityIds.join(), productIds.join());

export const groupsOfProduct = (db: DbOrTx, productId: string): Promise<readonly repo.GroupOfProduct[]> =>
  repo.groupsOfProduct(db, productId);

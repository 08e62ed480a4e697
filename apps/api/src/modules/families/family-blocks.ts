import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { DbOrTx } from '../../db/database.ts';
import { hasFreePlan } from '../organizations/plans/free-plan.service.ts';
import * as repo from './families.repo.ts';

/** Blocked ones free their plans; of those let in again each takes one, until none is left where it belongs. */
export async function turnMany(
  tx: DbOrTx,
  ids: readonly string[],
  blocked: boolean,
): Promise<ReadonlyMap<string, ErrorCode>> {
  const left = new Map<string, ErrorCode>();
  const wanted = await repo.toBeTurned(tx, ids, blocked);
  if (blocked) {
    await repo.setBlocked(
      tx,
      wanted.map(({ _id }) => _id),
      true,
    );
    return left;
  }
  const full = new Set<string>();
  for (const { _id, learningCenterId, productId } of wanted) {
    const seat = `${learningCenterId} ${productId}`;
    const isFree =
      productId === null ||
      (!full.has(seat) && (await hasFreePlan(tx, { learningCenterId, productId }, { hold: true })));
    if (isFree) await repo.setBlocked(tx, [_id], false);
    else {
      full.add(seat);
      left.set(_id, 'plans.noneFree');
    }
  }
  return left;
}

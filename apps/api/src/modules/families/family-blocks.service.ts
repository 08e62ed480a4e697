import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { Standings } from '../../plugins/access/standing.ts';
import { writeDown } from '../../resources/audit.repo.ts';
import type { PlansService } from '../organizations/plans/plans.service.ts';
import * as repo from './families.repo.ts';

interface Needs {
  readonly db: Db;
  readonly plans: Pick<PlansService, 'hold'>;
  readonly standings: Pick<Standings, 'drop'>;
}

interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

export function familyBlocksService({ db, plans, standings }: Needs) {
  return {
    /** A blocked family frees its plan; let in again, it needs one like anybody who comes new. */
    async set({ scope, session: { user } }: Asking, id: string, blocked: boolean) {
      await db.transaction().execute(async (tx) => {
        const family = await repo.holdInScope(tx, scope, id);
        if (!family) throw new AppError('notFound');
        const before = family.blockedAt !== null;
        if (before === blocked) return;
        const { learningCenterId, productId } = family;
        if (!blocked && productId !== null && !(await plans.hold(tx, { learningCenterId, productId })))
          throw new AppError('plans.noneFree');
        await repo.setBlocked(tx, [id], blocked);
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          resource: 'families',
          rowId: id,
          title: family.name,
          before: { blocked: before },
          after: { blocked },
        });
      });
      standings.drop(await repo.memberIdsOf(db, [id]));
      return { _id: id, blocked };
    },
  };
}

import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import type { Standings } from '../../../plugins/access/standing.ts';
import { endViewings } from '../viewing/viewing.repo.ts';
import * as repo from './own-sessions.repo.ts';

interface Needs {
  readonly db: Db;
  readonly standings: Pick<Standings, 'drop'>;
}

/** The devices on which somebody is signed in: one's own, or with an adult those of the family. */
export function ownSessionsService({ db, standings }: Needs) {
  const peopleOf = async ({ user, learner, team }: Session): Promise<readonly string[]> => {
    if (learner === null) return [user._id];
    const hasAdult = team.some(({ familyId, type }) => familyId === learner.familyId && type === 'adult');
    if (!hasAdult) throw new AppError('personalData.onlyAdults');
    return repo.familyMemberIds(db, learner.familyId);
  };

  return {
    async list(session: Session) {
      return repo.list(db, await peopleOf(session), session.sessionId);
    },

    async end(session: Session, sessionIds: readonly string[]) {
      const people = await peopleOf(session);
      const ended = await db.transaction().execute(async (tx) => {
        const rows = await repo.end(tx, people, sessionIds);
        for (const { _id } of rows) await endViewings(tx, _id);
        return rows;
      });
      standings.drop(ended.flatMap(({ accountIds }) => accountIds));
      return repo.list(db, people, session.sessionId);
    },
  };
}

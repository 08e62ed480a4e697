import type { SavedGame } from '@flink/contract/entities/play.ts';
import type { Db } from '../../../db/database.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';
import type { ActivitiesService } from '../../activities/activities.service.ts';
import * as repo from './saved-games.repo.ts';

interface Needs {
  readonly db: Db;
  readonly activities: Pick<ActivitiesService, 'checkKnown'>;
}

interface Finish {
  readonly revision: number;
  readonly runId?: string | undefined;
  readonly finishId?: string | undefined;
}

const NEVER_SAVED = { saved: null, revision: 0, finishedRun: null };

export function savedGamesService({ db, activities }: Needs) {
  const read = async (team: PlayingTeam, activityId: string) =>
    (await repo.savedGame(db, team, activityId)) ?? NEVER_SAVED;

  return {
    read,

    /** The revision that is saved now, which may be newer than the one that was sent. */
    async save(team: PlayingTeam, activityId: string, sent: { saved: SavedGame; revision: number }) {
      await activities.checkKnown([activityId]);
      await repo.saveNewer(db, team, { activityId, ...sent });
      const { revision, finishedRun } = await read(team, activityId);
      return { revision, finished: finishedRun !== null && finishedRun === sent.saved.runId };
    },

    async forget(team: PlayingTeam, activityId: string, { revision, runId, finishId }: Finish) {
      await activities.checkKnown([activityId]);
      const finish = runId === undefined ? null : { runId, finishId: finishId ?? null };
      const after = await repo.forget(db, team, { activityId, revision, finish });
      return {
        revision: after.revision,
        finishedElsewhere: finish !== null && finish.finishId !== null && after.finishId !== finish.finishId,
      };
    },
  };
}

import type { SavedGame } from '@flink/contract/entities/play.ts';
import type { Db } from '../../../db/database.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';
import type { ActivitiesService } from '../../activities/activities.service.ts';
import * as repo from './saved-games.repo.ts';

interface Needs {
  readonly db: Db;
  readonly activities: Pick<ActivitiesService, 'checkKnown'>;
}

const NEVER_SAVED = { saved: null, revision: 0 };

export function savedGamesService({ db, activities }: Needs) {
  const read = async (team: PlayingTeam, activityId: string) =>
    (await repo.savedGame(db, team, activityId)) ?? NEVER_SAVED;

  /** The revision that is kept now, which may be a newer one than was sent. */
  const revisionOf = async (team: PlayingTeam, activityId: string) => (await read(team, activityId)).revision;

  return {
    read,

    async save(team: PlayingTeam, activityId: string, sent: { saved: SavedGame; revision: number }) {
      await activities.checkKnown([activityId]);
      await repo.keepNewer(db, team, { activityId, ...sent });
      return revisionOf(team, activityId);
    },

    async forget(team: PlayingTeam, activityId: string, revision: number) {
      await activities.checkKnown([activityId]);
      await repo.forget(db, team, { activityId, revision });
      return revisionOf(team, activityId);
    },
  };
}

import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './play-time.repo.ts';
import type { PlayingTeam } from './playing-team.ts';

/** Spec 1 §4: play time of a day or more is not tracked; nobody played that long, a device was left on. */
const DAY_IN_SECONDS = 86_400;

export function playTimeService({ db }: { readonly db: Db }) {
  return {
    /** The family's points after it. */
    async track(team: PlayingTeam, time: repo.PlayedTime): Promise<number> {
      if (time.seconds < DAY_IN_SECONDS) await repo.addPlayTime(db, team, time);
      const family = await repo.pointsOf(db, team);
      // Removed a moment ago.
      if (!family) throw new AppError('access.denied');
      return family.points;
    },
  };
}

import { playCalls } from '@flink/contract/calls/play.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { ActivitiesService } from '../activities/activities.service.ts';
import { menusService } from '../catalog/menus.service.ts';
import { organizationsService } from '../organizations/organizations.service.ts';
import { playDataService } from './play-data.service.ts';
import { playTimeService } from './play-time.service.ts';
import { playingTeam } from './playing-team.ts';
import { progressService } from './progress.service.ts';
import { savedGamesService } from './saved-games.service.ts';

export function playRoutes({ db }: House, activities: ActivitiesService) {
  const organizations = organizationsService({ db });
  const menus = menusService({ db });
  const data = playDataService({ db, menus, organizations });
  const progress = progressService({ db, activities, organizations });
  const time = playTimeService({ db });
  const games = savedGamesService({ db, activities });
  return routesOf(playCalls)({
    playData: async ({ scope, principal, locale }) => ({
      success: true,
      data: await data.read(scope, playingTeam(principal), locale),
    }),
    solutionMenu: async ({ principal, params }) => ({
      success: true,
      data: await menus.menu(playingTeam(principal).familyId, params.id),
    }),
    updateLearners: async ({ scope, principal, body }) => ({
      success: true,
      data: await progress.update(scope, playingTeam(principal), body),
    }),
    trackTime: async ({ principal, body: { id: key, addTimeInApp: seconds, activityId = null } }) => ({
      success: true,
      points: await time.track(playingTeam(principal), { key, seconds, activityId }),
    }),
    savedGame: async ({ principal, params }) => ({
      success: true,
      ...(await games.read(playingTeam(principal), params.activityId)),
    }),
    saveGame: async ({ principal, params, body }) => ({
      success: true,
      revision: await games.save(playingTeam(principal), params.activityId, body),
    }),
    forgetGame: async ({ principal, params, query }) => ({
      success: true,
      revision: await games.forget(playingTeam(principal), params.activityId, query.revision),
    }),
  });
}

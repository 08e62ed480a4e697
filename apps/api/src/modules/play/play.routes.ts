import { playCalls } from '@flink/contract/calls/play.ts';
import type { House } from '../../house.ts';
import { playingTeam } from '../../plugins/access/playing-team.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { ActivitiesService } from '../activities/activities.service.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import { menusService } from '../catalog/menus.service.ts';
import { videosService } from '../catalog/videos.service.ts';
import { familiesService } from '../families/families.service.ts';
import { prepaidService } from '../families/prepaid.service.ts';
import { organizationsService } from '../organizations/organizations.service.ts';
import { playDataService } from './menu/play-data.service.ts';
import { themesService } from './menu/themes.service.ts';
import { pointsService } from './points/points.service.ts';
import { progressService } from './progress/progress.service.ts';
import { savedGamesService } from './saved-games/saved-games.service.ts';
import { playTimeService } from './time/play-time.service.ts';

export function playRoutes({ db }: House, activities: ActivitiesService, catalog: CatalogService) {
  const organizations = organizationsService({ db });
  const menus = menusService({ db });
  const data = playDataService({
    db,
    menus,
    organizations,
    families: familiesService({ db, organizations }),
    prepaid: prepaidService({ db }),
    videos: videosService({ db }),
  });
  const progress = progressService({ db, menus });
  const points = pointsService({ db, catalog });
  const themes = themesService({ db });
  const time = playTimeService({ db });
  const games = savedGamesService({ db, activities });
  return routesOf(playCalls)({
    playData: async ({ scope, principal, locale, query: { reports } }) => ({
      success: true,
      data: await data.read(scope, playingTeam(principal), { locale, reports }),
    }),
    solutionMenu: async ({ principal, params, query }) => ({
      success: true,
      data: await menus.menu(playingTeam(principal).familyId, params.id, query.activities),
    }),
    menuGroup: async ({ principal, params }) => ({
      success: true,
      data: await data.group(playingTeam(principal), params.id),
    }),
    updateLearners: async ({ principal, body }) => ({
      success: true,
      data: await progress.update(playingTeam(principal), body),
    }),
    trackTime: async ({ principal, body: { id: key, addTimeInApp: seconds, activityId = null, ago } }) => ({
      success: true,
      ...(await time.track(playingTeam(principal), { key, seconds, activityId, ago })),
    }),
    familyPointsHistory: async ({ principal, query, locale }) => ({
      success: true,
      ...(await points.history(playingTeam(principal), query, locale)),
    }),
    turnInReward: async ({ principal, body }) => ({
      success: true,
      ...(await points.turnIn(playingTeam(principal), body.id)),
    }),
    themeImages: async ({ params }) => ({ success: true, keys: await themes.scenes(params.theme) }),
    concentrationAssets: async ({ params }) => ({
      success: true,
      keys: await themes.cardBacks(params.theme),
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

import { playCalls } from '@flink/contract/calls/play/play.ts';
import { playingTeam } from '../../plugins/access/playing-team.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function playRoutes(services: Services) {
  const { playData, progress, points, themes, playTime, savedGames } = services;
  return routesOf(playCalls)({
    playData: async ({ scope, principal, locale, query }) => ({
      success: true,
      data: await playData.read(scope, playingTeam(principal), { locale, ...query }),
    }),
    solutionMenu: async ({ principal, params, query }) => ({
      success: true,
      data: await playData.menu(playingTeam(principal), params.id, query.activities),
    }),
    menuGroup: async ({ principal, params }) => ({
      success: true,
      data: await playData.group(playingTeam(principal), params.id),
    }),
    updateLearners: async ({ principal, body }) => ({
      success: true,
      data: await progress.update(playingTeam(principal), body),
    }),
    trackTime: async ({ principal, body: { id = null, addTimeInApp: seconds, activityId = null, ago } }) => ({
      success: true,
      ...(await playTime.track(playingTeam(principal), { id, seconds, activityId, ago })),
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
      ...(await themes.concentrationAssets(params.theme)),
    }),
    resultAnimation: async ({ params, locale }) => ({
      success: true,
      url: await services.resultAnimations.link(params.character, locale),
    }),
    savedGame: async ({ principal, params }) => ({
      success: true,
      ...(await savedGames.read(playingTeam(principal), params.activityId)),
    }),
    saveGame: async ({ principal, params, body }) => ({
      success: true,
      ...(await savedGames.save(playingTeam(principal), params.activityId, body)),
    }),
    forgetGame: async ({ principal, params, query }) => ({
      success: true,
      ...(await savedGames.forget(playingTeam(principal), params.activityId, query)),
    }),
  });
}

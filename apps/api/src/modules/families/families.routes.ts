import { familiesCalls } from '@flink/contract/calls/families.ts';
import { playingTeam } from '../../plugins/access/playing-team.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function familiesRoutes({ families, familyForm, prepaid }: Services) {
  return routesOf(familiesCalls)({
    familiesByLearningCenter: async ({ scope, params }) => ({
      success: true,
      data: await families.ofLearningCenter(scope, params.id),
    }),
    familyMembersByFamily: async ({ scope, params }) => ({
      success: true,
      data: await families.members(scope, params.id),
    }),
    editFamily: async ({ principal, body }) => ({
      success: true,
      data: { family: await familyForm.save(playingTeam(principal), body) },
    }),
    prepaidStatus: async ({ scope, params }) => {
      await families.checkSeen(scope, params.id);
      return { success: true, data: await prepaid.status(params.id) };
    },
    addPlayTime: async ({ scope, principal, params, body: { id = null, timeInMinutes: minutes } }) => {
      const team = playingTeam(principal);
      await families.checkSeen(scope, params.id);
      return { success: true, data: await prepaid.play(team, { id, minutes }) };
    },
  });
}

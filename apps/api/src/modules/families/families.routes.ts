import { familiesCalls } from '@flink/contract/calls/families.ts';
import { playingTeam } from '../../plugins/access/playing-team.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function familiesRoutes({ families, familyForm, prepaid, callerOf, originOf }: Services) {
  return routesOf(familiesCalls)({
    familiesByLearningCenter: async ({ scope, params }) => ({
      success: true,
      data: await families.ofLearningCenter(scope, params.id),
    }),
    familyMembersByFamily: async ({ scope, params }) => ({
      success: true,
      data: await families.members(scope, params.id),
    }),
    editFamily: async ({ principal, body, request }) => {
      const { family, ...session } = await familyForm.save(playingTeam(principal), body, {
        session: sessionOf(principal),
        caller: callerOf(request),
        origin: originOf(request),
      });
      return { success: true, data: { family }, ...session };
    },
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

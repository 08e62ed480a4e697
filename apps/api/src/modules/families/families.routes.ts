import { allows } from '@flink/contract/access/rules.ts';
import { familiesCalls } from '@flink/contract/calls/families.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { playingTeam } from '../../plugins/access/playing-team.ts';
import { holderOf, sessionOf } from '../../plugins/access/principal.ts';
import { knowsFamilies } from '../../plugins/access/scope.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

const SEES_PURCHASES = { admin: { purchases: { view: true } } };

export function familiesRoutes({
  families,
  familyBlocks,
  familyForm,
  prepaid,
  prepaidStatus,
  callerOf,
  originOf,
}: Services) {
  return routesOf(familiesCalls)({
    familiesByLearningCenter: async ({ scope, params }) => ({
      success: true,
      data: await families.ofLearningCenter(scope, params.id),
    }),
    familyMembersByFamily: async ({ scope, params }) => ({
      success: true,
      data: await families.members(scope, params.id),
    }),
    editFamily: async ({ scope, principal, body, request }) => {
      const session = sessionOf(principal);
      const origin = originOf(request);
      if (session.learner === null) {
        const family = await familyForm.saveAsStaff({ scope, session, origin }, body);
        return { success: true, data: { family } };
      }
      const saver = { session, caller: callerOf(request), origin };
      const { family, ...renewed } = await familyForm.save(playingTeam(principal), body, saver);
      return { success: true, data: { family }, ...renewed };
    },
    blockFamily: async ({ scope, principal, params, body }) => ({
      success: true,
      data: await familyBlocks.set({ scope, session: sessionOf(principal) }, params.id, body.blocked),
    }),
    prepaidStatus: async ({ scope, principal, params }) => {
      await families.checkSeen(scope, params.id);
      // What is left tells what was played: for who knows the family, and for who looks after what it pays.
      if (!knowsFamilies(scope) && !allows(SEES_PURCHASES, holderOf(principal)))
        throw new AppError('notFound');
      return { success: true, data: await prepaid.status(params.id) };
    },
    editPrepaidStatus: async ({ scope, principal, params, body }) => ({
      success: true,
      data: await prepaidStatus.edit({ scope, session: sessionOf(principal) }, params.id, body),
    }),
    removePaymentMethod: async ({ scope, principal, params }) => {
      await prepaidStatus.removeMethod({ scope, session: sessionOf(principal) }, params.id);
      return { success: true };
    },
    familyMemberById: async ({ scope, params }) => ({
      success: true,
      data: await families.member(scope, params.id),
    }),
    addPlayTime: async ({ scope, principal, params, body: { id = null, timeInMinutes: minutes } }) => {
      const team = playingTeam(principal);
      const { sessionId } = sessionOf(principal);
      await families.checkSeen(scope, params.id);
      return { success: true, data: await prepaid.play(team, { id, minutes, sessionId }) };
    },
  });
}

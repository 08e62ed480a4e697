import { familiesCalls } from '@flink/contract/calls/families.ts';
import type { House } from '../../house.ts';
import { playingTeam } from '../../plugins/access/playing-team.ts';
import { routesOf } from '../../plugins/calls.ts';
import { organizationsService } from '../organizations/organizations.service.ts';
import { familiesService } from './families.service.ts';
import { familyFormService } from './family-form.service.ts';
import { prepaidService } from './prepaid.service.ts';

export function familiesRoutes(house: House) {
  const service = familiesService({ db: house.db, organizations: organizationsService(house) });
  const form = familyFormService({ db: house.db, families: service });
  const prepaid = prepaidService(house);
  return routesOf(familiesCalls)({
    familiesByLearningCenter: async ({ scope, params }) => ({
      success: true,
      data: await service.ofLearningCenter(scope, params.id),
    }),
    familyMembersByFamily: async ({ scope, params }) => ({
      success: true,
      data: await service.members(scope, params.id),
    }),
    editFamily: async ({ principal, body }) => ({
      success: true,
      data: { family: await form.save(playingTeam(principal), body) },
    }),
    prepaidStatus: async ({ scope, params }) => {
      await service.checkSeen(scope, params.id);
      return { success: true, data: await prepaid.status(params.id) };
    },
    addPlayTime: async ({ scope, principal, params, body: { id: key, timeInMinutes: minutes } }) => {
      const team = playingTeam(principal);
      await service.checkSeen(scope, params.id);
      return { success: true, data: await prepaid.play(team, { key, minutes }) };
    },
  });
}

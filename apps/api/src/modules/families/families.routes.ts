import { familiesCalls } from '@flink/contract/calls/families.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import { organizationsService } from '../organizations/organizations.service.ts';
import { familiesService } from './families.service.ts';

export function familiesRoutes(house: House) {
  const service = familiesService({ db: house.db, organizations: organizationsService(house) });
  return routesOf(familiesCalls)({
    familiesByLearningCenter: async ({ scope, params }) => ({
      success: true,
      data: await service.ofLearningCenter(scope, params.id),
    }),
    familyMembersByFamily: async ({ scope, params }) => ({
      success: true,
      data: await service.members(scope, params.id),
    }),
  });
}

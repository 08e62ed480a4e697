import { organizationsCalls } from '@flink/contract/calls/organizations.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import * as repo from './organizations.repo.ts';
import { organizationsService } from './organizations.service.ts';

export function organizationsRoutes(house: House) {
  const service = organizationsService(house);
  return routesOf(organizationsCalls)({
    learningCentersTable: ({ scope, query }) => repo.learningCentersTable(house.db, scope, query),
    learningCenter: async ({ scope, params }) => ({
      success: true,
      data: await service.learningCenter(scope, params.id),
    }),
  });
}

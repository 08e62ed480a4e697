import { organizationsCalls } from '@flink/contract/calls/organizations.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function organizationsRoutes({ organizations }: Services) {
  return routesOf(organizationsCalls)({
    learningCentersTable: ({ scope, query }) => organizations.table(scope, query),
    learningCenter: async ({ scope, params }) => ({
      success: true,
      data: await organizations.learningCenter(scope, params.id),
    }),
  });
}

import { reportsCalls } from '@flink/contract/calls/reports.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function reportsRoutes({ familyReports: reports }: Services) {
  return routesOf(reportsCalls)({
    previousWeekTime: async ({ scope, params }) => ({
      success: true,
      data: await reports.previousWeek(scope, params.id),
    }),
    familyProgress: async ({ scope, params, query, locale }) => ({
      success: true,
      data: await reports.progress(scope, params.familyId, { locale, solutionId: query.solutionId ?? null }),
    }),
    learnerReached: async ({ scope, params, query, locale }) => {
      const solutionId = query.solutionId ?? null;
      const page = await reports.reached(scope, params.learnerId, { ...query, locale, solutionId });
      return { success: true, ...page };
    },
  });
}

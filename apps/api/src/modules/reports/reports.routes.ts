import { reportsCalls } from '@flink/contract/calls/reports.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import { menusService } from '../catalog/menus.service.ts';
import { familiesService } from '../families/families.service.ts';
import { organizationsService } from '../organizations/organizations.service.ts';
import { familyReportsService } from './family-reports.service.ts';

export function reportsRoutes({ db }: House) {
  const families = familiesService({ db, organizations: organizationsService({ db }) });
  const reports = familyReportsService({ db, families, menus: menusService({ db }) });
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

import { reportGroupsCalls } from '@flink/contract/calls/office/report-groups.ts';
import { routesOf } from '../../../../plugins/calls.ts';
import type { Services } from '../../../../services.ts';

export function reportGroupsRoutes({ reportGroups: groups }: Services) {
  return routesOf(reportGroupsCalls)({
    reportGroups: async ({ principal }) => ({ success: true, data: await groups.all(principal) }),
    addReportGroup: async ({ principal, body }) => ({
      success: true,
      data: await groups.add(principal, body),
    }),
    editReportGroup: async ({ principal, params, body }) => ({
      success: true,
      data: await groups.change(principal, params.id, body),
    }),
    deleteReportGroup: async ({ principal, params }) => {
      await groups.remove(principal, params.id);
      return { success: true };
    },
    reportByGroup: async ({ params, ...asking }) => ({
      success: true,
      data: await groups.answers(params.id, asking),
    }),
  });
}

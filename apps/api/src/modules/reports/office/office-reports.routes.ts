import { officeReportsCalls } from '@flink/contract/calls/office/reports.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export function officeReportsRoutes({ officeReports }: Services) {
  return routesOf(officeReportsCalls)({
    report: async ({ body: { report, ...question }, ...asking }) => ({
      success: true,
      data: await officeReports.answer(report, question, asking),
    }),
    reportCsv: async ({ query: { report, ...question }, reply, ...asking }) => {
      const { name, text } = await officeReports.csv(report, question, asking);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(text);
    },
    masteryAndUsage: async ({ body, ...asking }) => ({
      success: true,
      data: await officeReports.answer('usage-and-master', body, asking),
    }),
  });
}

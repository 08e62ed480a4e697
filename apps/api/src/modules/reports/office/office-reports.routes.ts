import { officeReportsCalls } from '@flink/contract/calls/office/reports.ts';
import type { ReportQuestion } from '@flink/contract/reports/answer.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { GROUP_DAYS } from '@flink/contract/rules/reports/group-days.ts';
import type { FastifyReply } from 'fastify';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import type { Asking } from './office-reports.service.ts';

const handOver = (reply: FastifyReply, { name, text }: { readonly name: string; readonly text: string }) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);

export function officeReportsRoutes({ officeReports }: Services) {
  /** The last four weeks by the clock of the center, where no days are asked for. */
  async function withDays(
    { from, to, compared }: Partial<ReportQuestion> & Pick<ReportQuestion, 'compared'>,
    asking: Asking,
  ): Promise<ReportQuestion> {
    const today = await officeReports.today(asking);
    const last = to === undefined || to > today ? today : to;
    return { from: from ?? dayAfter(last, 1 - GROUP_DAYS.fourWeeks), to: to ?? today, compared };
  }

  return routesOf(officeReportsCalls)({
    report: async ({ body: { report, purchaseId, ...question }, ...asking }) => ({
      success: true,
      data: await (purchaseId === undefined
        ? officeReports.answer(report, question, asking)
        : officeReports.ofPurchase(report, purchaseId, question, asking)),
    }),
    reportCsv: async ({ query: { report, familyId, purchaseId, ...question }, reply, ...asking }) =>
      handOver(reply, await officeReports.csv(report, question, asking, { familyId, purchaseId })),
    familyReport: async ({ body: { familyId, ...question }, ...asking }) => ({
      success: true,
      data: await officeReports.ofFamily(familyId, question, asking),
    }),
    reportByFamily: async ({ params, query, ...asking }) => ({
      success: true,
      data: await officeReports.ofFamily(params.id, await withDays(query, asking), asking),
    }),
    reportByPurchase: async ({ params, query, ...asking }) => ({
      success: true,
      data: await officeReports.ofPurchase(
        'usage-and-master',
        params.id,
        await withDays(query, asking),
        asking,
      ),
    }),
    masteryAndUsage: async ({ body, ...asking }) => ({
      success: true,
      data: await officeReports.answer('usage-and-master', body, asking),
    }),
    translatorWorkReport: async ({ query, ...asking }) => ({
      success: true,
      data: await officeReports.answer('translator-work', query, asking),
    }),
    translatorWorkCsv: async ({ query, reply, ...asking }) =>
      handOver(reply, await officeReports.csv('translator-work', query, asking)),
    financialReport: async ({ query, ...asking }) => ({
      success: true,
      data: await officeReports.answer('financial', query, asking),
    }),
    financialCsv: async ({ query, reply, ...asking }) =>
      handOver(reply, await officeReports.csv('financial', query, asking)),
    revenueReport: async ({ query, ...asking }) => ({
      success: true,
      data: await officeReports.answer('revenue', query, asking),
    }),
    revenueCsv: async ({ query, reply, ...asking }) =>
      handOver(reply, await officeReports.csv('revenue', query, asking)),
  });
}

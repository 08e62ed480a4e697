import type { ReportName } from '@flink/contract/reports/names.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchCsv } from '../csv-file.ts';
import { officeApi } from '../office-api.ts';
import { questionOf, type ReportState } from './report-address.ts';

/** Reports that people have who have no others: by the call of their own. */
const OWN_CALLS = {
  revenue: 'revenueReport',
  financial: 'financialReport',
  'translator-work': 'translatorWorkReport',
} as const satisfies Partial<Record<ReportName, string>>;

const isOwn = (report: ReportName): report is keyof typeof OWN_CALLS => report in OWN_CALLS;

async function asked(report: ReportName, state: ReportState, signal: AbortSignal) {
  const { familyId, purchaseId, from, to, compared } = state;
  if (familyId !== null)
    return officeApi('familyReport', { body: { familyId, from, to, compared } }, { signal });
  return isOwn(report)
    ? officeApi(OWN_CALLS[report], { query: questionOf(state) }, { signal })
    : officeApi(
        'report',
        { body: { report, ...questionOf(state), ...(purchaseId === null ? {} : { purchaseId }) } },
        { signal },
      );
}

export const useReport = (report: ReportName, state: ReportState, enabled: boolean) =>
  useQuery({
    queryKey: ['report', report, state.familyId, questionOf(state), state.purchaseId],
    queryFn: async ({ signal }) => (await asked(report, state, signal)).data,
    // While other days or places are asked for; what another report said would be told as this one's.
    placeholderData: (old, before) =>
      before?.queryKey[1] === report && before.queryKey[2] === state.familyId ? old : undefined,
    retry: false,
    enabled,
  });

export const fetchReportCsv = (report: ReportName, state: ReportState): Promise<Blob> =>
  isOwn(report)
    ? fetchCsv(`/api/reports/${report}/csv`, questionOf(state))
    : fetchCsv('/api/reports/csv', {
        report,
        ...questionOf(state),
        ...(state.familyId === null ? {} : { familyId: state.familyId }),
        ...(state.purchaseId === null ? {} : { purchaseId: state.purchaseId }),
      });

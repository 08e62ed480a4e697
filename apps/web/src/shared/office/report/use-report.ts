import type { ReportName } from '@flink/contract/reports/names.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchCsv } from '../csv-file.ts';
import { officeApi } from '../office-api.ts';
import { questionOf, type ReportState } from './report-address.ts';

export const useReport = (report: ReportName, state: ReportState, enabled: boolean) =>
  useQuery({
    queryKey: ['report', report, state.familyId, questionOf(state)],
    queryFn: async ({ signal }) => {
      const { familyId, from, to, compared } = state;
      const reply =
        familyId === null
          ? await officeApi('report', { body: { report, ...questionOf(state) } }, { signal })
          : await officeApi('familyReport', { body: { familyId, from, to, compared } }, { signal });
      return reply.data;
    },
    // While other days or places are asked for; what another report said would be told as this one's.
    placeholderData: (old, before) =>
      before?.queryKey[1] === report && before.queryKey[2] === state.familyId ? old : undefined,
    retry: false,
    enabled,
  });

export const fetchReportCsv = (report: ReportName, state: ReportState): Promise<Blob> =>
  fetchCsv('/api/reports/csv', {
    report,
    ...questionOf(state),
    ...(state.familyId === null ? {} : { familyId: state.familyId }),
  });

import type { ReportName } from '@flink/contract/reports/names.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchCsv } from '../csv-file.ts';
import { officeApi } from '../office-api.ts';
import { questionOf, type ReportState } from './report-address.ts';

export const useReport = (report: ReportName, state: ReportState, enabled: boolean) =>
  useQuery({
    queryKey: ['report', report, questionOf(state)],
    queryFn: async ({ signal }) =>
      (await officeApi('report', { body: { report, ...questionOf(state) } }, { signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    enabled,
  });

export const fetchReportCsv = (report: ReportName, state: ReportState): Promise<Blob> =>
  fetchCsv('/api/reports/csv', { report, ...questionOf(state) });

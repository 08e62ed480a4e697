import type { ReportName } from '@flink/contract/reports/names.ts';
import { ReportScreen } from '../../shared/office/report/report-screen.tsx';

/** One screen for all: a report is its declaration. */
export const reportScreen = (name: ReportName) => ({ default: () => <ReportScreen name={name} /> });

export const familyReportScreen = {
  default: () => <ReportScreen name="usage-and-master" ofFamilies />,
};

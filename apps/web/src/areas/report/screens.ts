import type { ReportName } from '@flink/contract/reports/names.ts';

/** The screens of Report, apart from the route table: their addresses are not in the first load of a learner. */
export const screenOf = async (name: ReportName | 'home' | 'groups' | 'family' | 'export') => {
  if (name === 'home') return import('./home-screen.tsx');
  if (name === 'export') return import('./data-export/data-export-screen.tsx');
  if (name === 'groups') return import('./groups/report-groups-screen.tsx');
  const { familyReportScreen, reportScreen } = await import('./report-screens.tsx');
  return name === 'family' ? familyReportScreen : reportScreen(name);
};

import type { ReportName } from '@flink/contract/reports/names.ts';

/** The screens of Report, apart from the route table: their addresses are not in the first load of a learner. */
export const screenOf = async (name: ReportName | 'home') =>
  name === 'home' ? import('./home-screen.tsx') : (await import('./report-screens.tsx')).reportScreen(name);

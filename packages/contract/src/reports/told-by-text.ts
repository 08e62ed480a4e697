import type { ReportAnswer } from './answer.ts';
import type { Report } from './report.ts';

/** What is told above the center and what is left out, of the figures that the report has; null in the center. */
export function toldByText(
  { columns }: Pick<Report, 'columns'>,
  { toldBy }: Pick<ReportAnswer, 'toldBy'>,
  t: (key: string) => string,
): string | null {
  if (toldBy === null) return null;
  const averaged = toldBy === 'weeks' && columns.some(({ name }) => name === 'learners');
  return [`report.toldBy.${toldBy}`, ...(averaged ? ['report.toldBy.learners'] : [])]
    .map((key) => t(key))
    .join(' ');
}

import type { ReportAnswer } from './answer.ts';
import type { Report } from './report.ts';

/** By whose clock its days are: of the house, of the center, or of each center. */
export function clockText(
  { isOfTheHouse }: Pick<Report, 'isOfTheHouse'>,
  { timeZone }: Pick<ReportAnswer, 'timeZone'>,
): string {
  if (isOfTheHouse) return 'report.clockOfTheHouse';
  return timeZone === null ? 'report.clocks' : 'report.clock';
}

import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { ReportName } from '@flink/contract/reports/names.ts';
import { useState } from 'react';
import type { ReportState } from './report-address.ts';

/**
 * What can be chosen: as the answer says or, where dates are wrong or no answer came, as the last one said. So nothing
 * goes away under the hands of who has just chosen it.
 */
export function useOffered(
  answer: ReportAnswer | null,
  name: ReportName,
  state: ReportState,
): ReportAnswer | null {
  const [last, setLast] = useState<{ readonly name: ReportName; readonly answer: ReportAnswer } | null>(null);
  if (answer !== null && last?.answer !== answer) setLast({ name, answer });
  if (answer !== null) return answer;
  return last?.name === name ? asChosen(last.answer, state) : null;
}

/** With what was chosen since. */
const asChosen = (answer: ReportAnswer, state: ReportState): ReportAnswer => ({
  ...answer,
  by: state.by ?? answer.by,
  currency: state.currency ?? answer.currency,
  filters: answer.filters.map((filter) => ({ ...filter, value: state.filters[filter.name] ?? null })),
});

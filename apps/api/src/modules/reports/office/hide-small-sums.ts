import type { Figures, Report } from '@flink/contract/reports/report.ts';
import { hiddenSums } from '@flink/contract/rules/reports/small-sums.ts';
import type { Gathered } from './served-report.ts';

/** What may be shown above the center: no sum of too few learners, and nothing that one could be subtracted from. */
export function hideSmallSums({ sumsOf }: Pick<Report, 'sumsOf'>, gathered: Gathered): Gathered {
  return Object.entries(sumsOf).reduce((shown, [count, names]) => {
    const learnersIn = (figures: Figures) => figures[count] ?? 0;
    const rows = hiddenSums(gathered.rows.map((row) => learnersIn(row.figures)));
    const total = rows.total || hiddenSums([learnersIn(gathered.total)]).total;
    const steps = hiddenSums(gathered.steps.map(learnersIn));
    return {
      rows: shown.rows.map((row, place) => ({
        ...row,
        figures: without(row.figures, names, rows.rows.has(place)),
      })),
      total: without(shown.total, names, total || steps.total),
      steps: shown.steps.map((figures, place) => without(figures, names, total || steps.rows.has(place))),
    };
  }, gathered);
}

const without = (figures: Figures, names: readonly string[], isHidden: boolean): Figures =>
  isHidden
    ? Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [name, names.includes(name) ? null : value]),
      )
    : figures;

/** Keeps back what another answer has kept back. */
export function hideAsIn(gathered: Gathered, other: Figures): Gathered {
  const names = Object.keys(other).filter((name) => other[name] === null);
  const hidden = (figures: Figures) => without(figures, names, true);
  return {
    ...gathered,
    rows: gathered.rows.map((row) => ({ ...row, figures: hidden(row.figures) })),
    total: hidden(gathered.total),
    steps: gathered.steps.map(hidden),
  };
}

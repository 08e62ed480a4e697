import type { Figures } from '../../reports/report.ts';

interface Row {
  readonly figures: Figures;
  readonly trend?: readonly (number | null)[];
}

interface SmallGroups {
  /** Rows about 1 to N-1 learners are hidden; null where the setting is off. */
  readonly below: number | null;
  /** The figure that says how many learners a row is about; none where the report is not about groups of learners. */
  readonly learners: string | undefined;
}

/** The one place where the setting "Hide groups smaller than N" takes effect: every figure of such a row becomes null. */
export function hideSmallGroups<R extends Row>(
  rows: readonly R[],
  { below, learners }: SmallGroups,
): { readonly rows: readonly R[]; readonly hiddenBelow: number | null } {
  if (below === null || learners === undefined) return { rows, hiddenBelow: null };
  const isSmall = ({ figures }: Row) => {
    const count = figures[learners] ?? 0;
    return count > 0 && count < below;
  };
  return {
    rows: rows.map((row) => (isSmall(row) ? hidden(row) : row)),
    hiddenBelow: rows.some(isSmall) ? below : null,
  };
}

function hidden<R extends Row>(row: R): R {
  const figures = Object.fromEntries(Object.keys(row.figures).map((name) => [name, null]));
  const { trend: _, ...rest } = row;
  return { ...rest, figures } as R;
}

import { COHORT_MONTHS, dueAfter, shareAfter } from './cohort.report.ts';
import type { Figures } from './report.ts';

/** What else the months tell. */
export type CohortNote =
  /** A month of which more stay than of all. */
  | { readonly kind: 'best'; readonly month: string; readonly points: number; readonly after: number }
  /** From that month on the shares hardly fall any more. */
  | {
      readonly kind: 'flat';
      readonly after: number;
      readonly from: number;
      readonly to: number;
      readonly months: number;
    }
  /** Months of few families, whose shares jump. */
  | { readonly kind: 'small'; readonly months: readonly CohortMonth[] };

export interface CohortMonth {
  /** `2026-03` */
  readonly month: string;
  readonly families: number;
}

interface Told {
  readonly rows: readonly { readonly _id: string; readonly figures: Figures }[];
  readonly total: Figures;
}

/** From so many points under all months on a share is worth a look. */
export const LOW_POINTS = 9;
/** Of fewer families one or two change the share by points. */
export const FEW_FAMILIES = 30;

const BEST_AFTER = 2;
const BEST_POINTS = 5;
/** So little is lost over so many months. */
const [FLAT_POINTS, FLAT_MONTHS] = [5, 3];

export const cohortNotes = (told: Told): readonly CohortNote[] =>
  [best(told), flat(told), small(told)].filter((note) => note !== null);

function best({ rows, total }: Told): CohortNote | null {
  const all = shareAfter(BEST_AFTER)(total);
  if (all === null) return null;
  const [first] = rows
    .flatMap(({ _id, figures }) => {
      const share = (figures.families ?? 0) < FEW_FAMILIES ? null : shareAfter(BEST_AFTER)(figures);
      return share === null ? [] : [{ month: _id, points: share - all }];
    })
    .toSorted((one, other) => other.points - one.points);
  return first && first.points >= BEST_POINTS ? { kind: 'best', after: BEST_AFTER, ...first } : null;
}

function flat({ total }: Told): CohortNote | null {
  const shares = Array.from({ length: COHORT_MONTHS }, (_, after) =>
    (total[dueAfter(after)] ?? 0) > 0 ? shareAfter(after)(total) : null,
  );
  const last = shares.findLastIndex((share) => share !== null);
  const to = shares[last] ?? 0;
  // With nobody left there is nothing to keep.
  const after = shares.findIndex(
    // A share that rises is that of other months.
    (share, at) => at > 0 && share !== null && to > 0 && share >= to && share - to <= FLAT_POINTS,
  );
  const from = shares[after] ?? null;
  return after > 0 && last - after >= FLAT_MONTHS && from !== null
    ? { kind: 'flat', after, from, to, months: last - after }
    : null;
}

function small({ rows }: Told): CohortNote | null {
  const months = rows.flatMap(({ _id, figures }) => {
    const families = figures.families ?? 0;
    return families > 0 && families < FEW_FAMILIES ? [{ month: _id, families }] : [];
  });
  return months.length > 0 ? { kind: 'small', months } : null;
}

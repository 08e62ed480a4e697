import { createHash } from 'node:crypto';
import type { Change } from './find-mutants.ts';

export interface Mutant extends Change {
  /** From 1, in the order in which they run. */
  readonly id: number;
  readonly area: string;
  readonly file: string;
}

export interface Candidates {
  readonly area: string;
  readonly file: string;
  readonly changes: readonly Change[];
}

/**
 * As many of each area, the same in every run: their order comes from the seed and from what is changed, so that a
 * change elsewhere in a file moves few of them.
 */
export function chooseMutants(
  candidates: readonly Candidates[],
  perArea: number,
  seed: string,
): readonly Mutant[] {
  const chosen: Omit<Mutant, 'id'>[] = [];
  for (const area of new Set(candidates.map((one) => one.area))) {
    const all = candidates.filter((one) => one.area === area).flatMap(ranked(seed));
    all.sort((one, other) => (one.rank < other.rank ? -1 : 1));
    const ofArea: Omit<Mutant, 'id'>[] = [];
    for (const { mutant } of all) {
      if (ofArea.length === perArea) break;
      if (![...chosen, ...ofArea].some((other) => overlap(mutant, other))) ofArea.push(mutant);
    }
    chosen.push(...ofArea);
  }
  return chosen.map((mutant, place) => ({ ...mutant, id: place + 1 }));
}

const ranked =
  (seed: string) =>
  ({ area, file, changes }: Candidates) => {
    const seen = new Map<string, number>();
    return changes.map((change) => {
      const what = `${change.kind} ${change.before}`;
      const occurrence = seen.get(what) ?? 0;
      seen.set(what, occurrence + 1);
      const rank = createHash('sha256').update(`${seed} ${file} ${what} ${occurrence}`).digest('hex');
      return { rank, mutant: { ...change, area, file } };
    });
  };

/** Each is switched on by itself: one inside another would hide it. */
const overlap = (one: Omit<Mutant, 'id'>, other: Omit<Mutant, 'id'>): boolean =>
  one.file === other.file && one.start < other.end && other.start < one.end;

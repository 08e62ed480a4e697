import type { DbOrTx } from '../../../../db/database.ts';
import { type Asked, MOST_TRENDS, type ServedReport, type Step } from '../served-report.ts';
import { hoursPlayed } from './asides.repo.ts';
import { learnerUnit, type UnitName } from './report-units.ts';
import { centerDays, membersOf, playedBy } from './usage.repo.ts';
import { rangesOf, rowsOf, stepSums, totalOf, type UsageSums } from './usage-sums.ts';

/** Names what was played by people who are no longer there, so that the rows add up to the total. */
const GONE = 'gone';

/** Not of a whole center: only its people tell it. */
const isOfSome = ({ scope, familyId, productId }: Asked): boolean =>
  scope.kind === 'teacher' || familyId !== null || productId !== null;

async function read(db: DbOrTx, by: UnitName, asked: Asked, steps: readonly Step[]) {
  const ranges = rangesOf(asked, steps);
  const [members, played, center] = await Promise.all([
    membersOf(db, by, asked),
    playedBy(db, ranges, asked),
    isOfSome(asked) ? null : centerDays(db, ranges, asked),
  ]);
  return { members, played, center };
}

/** The figures of a center, or of what the person sees of it, without rows. */
export async function usageTotal(db: DbOrTx, asked: Asked): Promise<UsageSums> {
  const { members, played, center } = await read(db, 'learner', asked, []);
  return totalOf(members, played, center, asked);
}

/**
 * Minutes by the center of that day, what was begun and mastered by the center of today. Those who belong to the center now
 * have a row each; what others played there is in the total alone.
 */
export const usageReport: ServedReport = async (db, by, asked, steps) => {
  const [{ members, played, center }, aside] = await Promise.all([
    read(db, learnerUnit(by), asked, steps),
    hoursPlayed(db, asked),
  ]);
  const rows = rowsOf(members, played, asked, steps);
  const total = totalOf(members, played, center, asked);
  const before = stepSums(
    steps.map((step) => step.before),
    played,
    center,
  );
  const listed = rows.map(({ unit, name, figures, trend }) => ({
    _id: unit,
    name,
    figures: { ...figures },
    ...(rows.length <= MOST_TRENDS ? { trend } : {}),
  }));
  return {
    rows:
      (by === 'family' || by === 'learner') && asked.familyId === null
        ? [...listed, ...goneFrom(listed, total)]
        : listed,
    total: { ...total },
    aside,
    steps: stepSums(
      steps.map(({ days }) => days),
      played,
      center,
    ).map(({ seconds, learners }, place) => ({
      seconds,
      learners,
      secondsBefore: before[place]?.seconds ?? 0,
      learnersBefore: before[place]?.learners ?? 0,
    })),
  };
};

function goneFrom(rows: readonly { readonly figures: UsageSums }[], total: UsageSums) {
  const names = Object.keys(total) as (keyof UsageSums)[];
  const rest = (name: keyof UsageSums) =>
    total[name] - rows.reduce((sum, { figures }) => sum + figures[name], 0);
  const figures = Object.fromEntries(names.map((name) => [name, rest(name)]));
  return Object.values(figures).some((value) => value > 0) ? [{ _id: GONE, name: null, figures }] : [];
}

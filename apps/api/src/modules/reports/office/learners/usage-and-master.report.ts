import type { DbOrTx } from '../../../../db/database.ts';
import {
  type Asked,
  type Gathered,
  isOfPeople,
  isOfSome,
  MOST_TRENDS,
  type ServedReport,
  type Step,
} from '../served-report.ts';
import { hoursPlayed } from './asides.repo.ts';
import { usageOfPlaces } from './place-usage.repo.ts';
import { learnerUnit, type UnitName } from './report-units.ts';
import { membersOf, playedBy } from './usage.repo.ts';
import { rangesOf, rowsOf, stepSums, totalOf, type UsageRow, type UsageSums } from './usage-sums.ts';

/** Names what was played by people who are no longer there, so that the rows add up to the total. */
const GONE = 'gone';

/**
 * Minutes and active learners by the center of that day; what was begun and mastered by the center that the learner has
 * now. Of whole centers the total and the chart are the same whoever asks.
 */
export const usageAndMasterReport: ServedReport = async (db, by, asked, steps) => {
  const unit = learnerUnit(by);
  const [gathered, cells] = await Promise.all([
    isOfSome(asked)
      ? usageOfSome(db, unit, asked, steps)
      : isOfPeople(by)
        ? usageOfPeople(db, unit, asked, steps)
        : usageByPlace(db, unit, asked, steps),
    hoursPlayed(db, asked),
  ]);
  return { ...gathered, aside: { kind: 'hours', cells, learners: gathered.total.learners ?? 0 } };
};

async function usageByPlace(
  db: DbOrTx,
  by: UnitName,
  asked: Asked,
  steps: readonly Step[],
): Promise<Gathered> {
  const { places, total, steps: points } = await usageOfPlaces(db, by, asked, steps);
  return {
    rows: listed(places),
    total: { ...total },
    steps: points.map(({ now, before }) => ({
      seconds: now.seconds,
      learners: now.learners,
      secondsBefore: before.seconds,
      learnersBefore: before.learners,
    })),
  };
}

/** Rows of people of a center, and what others played there who are gone. */
async function usageOfPeople(
  db: DbOrTx,
  by: UnitName,
  asked: Asked,
  steps: readonly Step[],
): Promise<Gathered> {
  const [members, played, whole] = await Promise.all([
    membersOf(db, by, asked),
    playedBy(db, rangesOf(asked, steps), asked),
    usageByPlace(db, 'all', asked, steps),
  ]);
  const rows = rowsOf(members, played, asked, steps);
  return {
    ...whole,
    rows: by === 'teacher' ? listed(rows) : [...listed(rows), ...goneFrom(rows, whole.total)],
  };
}

async function usageOfSome(
  db: DbOrTx,
  by: UnitName,
  asked: Asked,
  steps: readonly Step[],
): Promise<Gathered> {
  const [members, played] = await Promise.all([
    membersOf(db, by, asked),
    playedBy(db, rangesOf(asked, steps), asked),
  ]);
  const now = stepSums(
    steps.map(({ days }) => days),
    played,
  );
  const before = stepSums(
    steps.map((step) => step.before),
    played,
  );
  return {
    rows: listed(rowsOf(members, played, asked, steps)),
    total: { ...totalOf(members, played, asked) },
    steps: now.map((sums, place) => ({
      ...sums,
      secondsBefore: before[place]?.seconds ?? 0,
      learnersBefore: before[place]?.learners ?? 0,
    })),
  };
}

const listed = (rows: readonly UsageRow[]) =>
  rows.map(({ unit, name, figures, trend }) => ({
    _id: unit,
    name,
    figures: { ...figures },
    ...(rows.length <= MOST_TRENDS ? { trend } : {}),
  }));

function goneFrom(rows: readonly UsageRow[], total: Gathered['total']) {
  const names = Object.keys(total) as (keyof UsageSums)[];
  const rest = (name: keyof UsageSums) =>
    (total[name] ?? 0) - rows.reduce((sum, { figures }) => sum + figures[name], 0);
  const figures = Object.fromEntries(names.map((name) => [name, rest(name)]));
  return names.some((name) => name !== 'people' && (figures[name] ?? 0) > 0)
    ? [{ _id: GONE, name: null, figures }]
    : [];
}

import { MOST_TRENDS, type ServedReport } from '../served-report.ts';
import { hoursPlayed } from './asides.repo.ts';
import { learnerUnit } from './report-units.ts';
import { type UsageRow, usageBy, usageIn, usageTrends } from './usage.repo.ts';

const figuresOf = ({ unit: _, name: __, ...figures }: UsageRow) => figures;

const NOBODY = {
  people: 0,
  learners: 0,
  learnersBefore: 0,
  seconds: 0,
  secondsBefore: 0,
  togetherSeconds: 0,
  togetherOf: 0,
  playedDays: 0,
  playedWeeks: 0,
  reached: 0,
  begun: 0,
  mastered: 0,
};

/** Names what was played by people who are no longer there, so that the rows add up to the total. */
const GONE = 'gone';

export const usageReport: ServedReport = async (db, by, asked, steps) => {
  const [rows, trendOf, [all], now, before, aside] = await Promise.all([
    usageBy(db, learnerUnit(by), asked),
    usageTrends(
      db,
      learnerUnit(by),
      steps.map(({ days }) => days),
      asked,
    ),
    usageBy(db, 'all', asked),
    usageIn(
      db,
      steps.map(({ days }) => days),
      asked,
    ),
    usageIn(
      db,
      steps.map((step) => step.before),
      asked,
    ),
    hoursPlayed(db, asked),
  ]);
  const total = all ? figuresOf(all) : NOBODY;
  const listed = rows.map((row) => ({
    _id: row.unit,
    name: row.name,
    figures: figuresOf(row),
    ...(rows.length <= MOST_TRENDS ? { trend: trendOf(row.unit) } : {}),
  }));
  return {
    rows:
      (by === 'family' || by === 'learner') && asked.familyId === null
        ? [...listed, ...goneFrom(listed, total)]
        : listed,
    total,
    aside,
    steps: steps.map((_, place) => {
      const [played, earlier] = [now, before].map((all) => all.find((step) => step.place === place));
      return {
        seconds: played?.seconds ?? 0,
        learners: played?.learners ?? 0,
        secondsBefore: earlier?.seconds ?? 0,
        learnersBefore: earlier?.learners ?? 0,
      };
    }),
  };
};

function goneFrom(rows: readonly { readonly figures: typeof NOBODY }[], total: typeof NOBODY) {
  const rest = (name: keyof typeof NOBODY) =>
    total[name] - rows.reduce((sum, { figures }) => sum + figures[name], 0);
  const figures = Object.fromEntries(
    (Object.keys(NOBODY) as (keyof typeof NOBODY)[]).map((name) => [name, rest(name)]),
  );
  return Object.values(figures).some((value) => value > 0) ? [{ _id: GONE, name: null, figures }] : [];
}

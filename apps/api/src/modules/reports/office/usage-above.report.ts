import type { Figures } from '@flink/contract/reports/report.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { type Cell, sumOfCells, sumOfPeople, weeksIn } from '@flink/contract/rules/reports/told-cells.ts';
import { learnerUnit } from './report-units.ts';
import type { ServedReport } from './served-report.ts';
import { centerUnits, usageCells } from './usage-cells.repo.ts';

/** Usage and mastery for those above the center: sums of cells that may be told, and of nothing else. */
export const usageAboveReport: ServedReport = async (db, by, asked, steps) => {
  const [centers, cells] = await Promise.all([
    centerUnits(db, asked.familyId === null ? learnerUnit(by) : 'center', asked),
    usageCells(db, asked),
  ]);
  const figuresOf = (own: readonly Cell[], now: Days, before: Days) => {
    const {
      reached: _,
      begun: __,
      mastered: ___,
      ...earlier
    } = sumOfCells(inDays(own, before), weeksIn(before));
    return {
      ...sumOfCells(inDays(own, now), weeksIn(now)),
      learnersBefore: earlier.learners,
      secondsBefore: earlier.seconds,
    };
  };
  const units = Map.groupBy(centers, ({ unit }) => unit);
  const cellsIn = (ids: ReadonlySet<string>) => cells.filter(({ centerId }) => ids.has(centerId));
  const of = (own: typeof centers): Figures => ({
    people: sumOfPeople(own.map(({ people }) => people)),
    ...figuresOf(cellsIn(new Set(own.map(({ centerId }) => centerId))), asked.days, asked.before),
  });
  return {
    // Of one family there is no row: its members are told by name in the center alone.
    rows: (asked.familyId === null ? [...units] : []).map(([unit, own]) => ({
      _id: unit,
      name: own[0]?.name ?? null,
      figures: of(own),
    })),
    total: of(centers),
    steps: steps.map((step) => {
      const { learners, seconds, learnersBefore, secondsBefore } = figuresOf(cells, step.days, step.before);
      return { learners, seconds, learnersBefore, secondsBefore };
    }),
  };
};

const inDays = (cells: readonly Cell[], { from, to }: Days): readonly Cell[] =>
  cells.filter(({ week }) => week >= from && week <= to);

import type { Days } from '@flink/contract/rules/reports/days.ts';
import { monthsIn } from '@flink/contract/rules/reports/months-in.ts';
import { monthsOfWeeks, wholeWeeks } from '@flink/contract/rules/reports/told-cells.ts';
import type { DbOrTx } from '../../../../db/database.ts';
import { usageTotal } from '../../office/learners/usage.report.ts';
import { toldOfCenters } from '../../office/learners/usage-cells.repo.ts';
import { type Center, centersOf, earliestDay, isAboveTheCenter } from '../../office/report-places.repo.ts';
import type { ExportRows } from '../export-rows.ts';
import type { AskedRows } from './row-source.ts';

interface Figures {
  readonly learners: number | null;
  readonly seconds: number | null;
  readonly togetherSeconds: number | null;
  readonly begun: number | null;
  readonly mastered: number | null;
}

const minutesOf = (seconds: number | null | undefined): number | null =>
  typeof seconds === 'number' ? Math.round((seconds / 60) * 100) / 100 : null;

/**
 * Each month of each center, by the query of the report. Above the center it is made of the cells of the report, whole
 * weeks that are over, each in the month of its Monday: nothing remains when one file is taken from another (decision 99).
 */
export function usageRows({ question, scope, centerIds }: AskedRows): ExportRows {
  const isTold = isAboveTheCenter(scope);
  const chosen: Days = { from: question.from ?? '', to: question.to ?? '' };

  const centersAsked = async (db: DbOrTx) =>
    (await centersOf(db, scope)).filter(({ _id }) => centerIds.includes(_id));

  const monthsOf = (centers: readonly Center[]): readonly Days[] =>
    isTold ? monthsOfWeeks(wholeWeeks(chosen, earliestDay(centers))) : monthsIn(chosen);

  const left = (months: readonly Days[], after: readonly [string, string] | null) => {
    const inOrder = question.order === 'asc' ? months : months.toReversed();
    return after === null ? inOrder : inOrder.slice(inOrder.findIndex(({ from }) => from === after[0]) + 1);
  };

  async function figuresOf(db: DbOrTx, days: Days): Promise<(centerId: string) => Figures> {
    const everything = {
      scope,
      centerIds,
      familyId: null,
      productId: null,
      days,
      before: days,
      isEverything: false,
      ofWholeOrganizations: false,
      masterOrganizationId: null,
      translatorId: null,
      currency: null,
      lead: [],
      firstDayOfWeek: 1,
      earliest: days.to,
      periods: null,
      filters: {},
    };
    if (isTold) return toldOfCenters(db, { centerIds, days });
    // Who sees people has one center.
    const figures = await usageTotal(db, everything);
    return () => figures;
  }

  return {
    async count(db, after) {
      const centers = await centersAsked(db);
      return left(monthsOf(centers), after).length * centers.length;
    },
    async *batches(tx, after) {
      const centers = await centersAsked(tx);
      for (const days of left(monthsOf(centers), after)) {
        const figures = await figuresOf(tx, days);
        const lines = centers.map(({ _id, name }) => {
          const { seconds, togetherSeconds, ...counts } = figures(_id);
          const cells: Readonly<Record<string, string | number | null | undefined>> = {
            ...counts,
            month: days.from.slice(0, 7),
            ...days,
            center: name,
            minutes: minutesOf(seconds),
            minutesTogether: minutesOf(togetherSeconds),
          };
          return JSON.stringify(question.columns.map((column) => cells[column] ?? null));
        });
        yield { lines, after: [days.from, ''] };
      }
    },
  };
}

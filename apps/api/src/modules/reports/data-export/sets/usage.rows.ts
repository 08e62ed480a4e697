import { usageAndMaster } from '@flink/contract/reports/usage-and-master.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { monthsIn } from '@flink/contract/rules/reports/months-in.ts';
import { hiddenCells } from '@flink/contract/rules/reports/small-sums-grid.ts';
import type { DbOrTx } from '../../../../db/database.ts';
import { centersOf, isAboveTheCenter } from '../../office/report-places.repo.ts';
import { type UsageRow, usageBy } from '../../office/usage.repo.ts';
import type { ExportRows } from '../export-rows.ts';
import type { AskedRows } from './row-source.ts';

interface Month {
  readonly days: Days;
  /** In the order of the centers. */
  readonly rows: readonly (Partial<Record<keyof UsageRow, string | number | null>> | undefined)[];
}

const minutesOf = (seconds: string | number | null | undefined): number | null =>
  typeof seconds === 'number' ? Math.round((seconds / 60) * 100) / 100 : null;

/**
 * Each month of each center, by the query of the report. Above the center no sum of few learners is told, and none that
 * could be taken from a month of all centers or from all months of a center; also where one center is asked for alone.
 */
export function usageRows({ question, scope, centerIds }: AskedRows): ExportRows {
  const months = monthsIn({ from: question.from ?? '', to: question.to ?? '' });
  const inOrder = question.order === 'asc' ? months : months.toReversed();
  const left = (after: readonly [string, string] | null) =>
    after === null ? inOrder : inOrder.slice(inOrder.findIndex(({ from }) => from === after[0]) + 1);

  /** A month of a center is a few figures: those of a nation fit into memory. */
  async function figuresOf(db: DbOrTx, centers: readonly string[]): Promise<readonly Month[]> {
    const told: Month[] = [];
    for (const days of months) {
      const asked = { scope, centerIds: centers, familyId: null, productId: null, days, before: days };
      const found = await usageBy(db, 'center', { ...asked, isEverything: false, currency: null });
      const byCenter = new Map(found.map((row) => [row.unit, row]));
      told.push({ days, rows: centers.map((id) => byCenter.get(id)) });
    }
    return isAboveTheCenter(scope) ? guarded(told) : told;
  }

  return {
    count: async (_db, after) => left(after).length * centerIds.length,
    async *batches(tx, after) {
      const centers = await centersOf(tx, scope);
      const all = await figuresOf(
        tx,
        centers.map(({ _id }) => _id),
      );
      for (const days of left(after)) {
        const month = all.find((one) => one.days.from === days.from);
        const lines = centers.flatMap(({ _id, name }, place) => {
          if (!centerIds.includes(_id)) return [];
          const figures = month?.rows[place] ?? {};
          const cells: Readonly<Record<string, string | number | null | undefined>> = {
            ...figures,
            month: days.from.slice(0, 7),
            ...days,
            center: name,
            minutes: minutesOf(figures.seconds),
            minutesTogether: minutesOf(figures.togetherSeconds),
          };
          return [JSON.stringify(question.columns.map((column) => cells[column] ?? null))];
        });
        yield { lines, after: [days.from, ''] };
      }
    },
  };
}

function guarded(months: readonly Month[]): readonly Month[] {
  return Object.entries(usageAndMaster.sumsOf).reduce((told, [count, names]) => {
    const learners = (row: Month['rows'][number]) => Number(row?.[count as keyof UsageRow] ?? 0);
    const hidden = hiddenCells(months.map(({ rows }) => rows.map(learners)));
    const kept = Object.fromEntries(names.map((name) => [name, null]));
    return told.map(({ days, rows }, at) => ({
      days,
      rows: rows.map((row, place) => (hidden[at]?.has(place) ? { ...row, ...kept } : row)),
    }));
  }, months);
}

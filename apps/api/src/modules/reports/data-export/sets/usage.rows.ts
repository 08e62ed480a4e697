import type { Figures } from '@flink/contract/reports/report.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { monthsIn } from '@flink/contract/rules/reports/months-in.ts';
import { firstDayOfWeek } from '@flink/contract/rules/reports/report-range.ts';
import { hideSmallGroups } from '@flink/contract/rules/reports/small-groups.ts';
import type { DbOrTx } from '../../../../db/database.ts';
import { settingsNow } from '../../../catalog/settings.service.ts';
import { usageOfPlaces } from '../../office/learners/place-usage.repo.ts';
import { type Center, centersOf } from '../../office/report-places.repo.ts';
import type { ExportRows } from '../export-rows.ts';
import type { AskedRows } from './row-source.ts';

const minutesOf = (seconds: number | null | undefined): number | null =>
  typeof seconds === 'number' ? Math.round((seconds / 60) * 100) / 100 : null;

/** Each month of each center, by the query of the report. */
export function usageRows({ question, scope, centerIds }: AskedRows): ExportRows {
  const chosen: Days = { from: question.from ?? '', to: question.to ?? '' };

  const centersAsked = async (db: DbOrTx) =>
    (await centersOf(db, scope)).filter(({ _id }) => centerIds.includes(_id));

  const left = (after: readonly [string, string] | null) => {
    const months = monthsIn(chosen);
    const inOrder = question.order === 'asc' ? months : months.toReversed();
    return after === null ? inOrder : inOrder.slice(inOrder.findIndex(({ from }) => from === after[0]) + 1);
  };

  async function figuresOf(db: DbOrTx, centers: readonly Center[], days: Days) {
    const { hideGroupsSmallerThan: below } = await settingsNow(db);
    const { places } = await usageOfPlaces(
      db,
      'center',
      {
        centerIds: centers.map(({ _id }) => _id),
        firstDaysOfWeek: centers.map(({ locale }) => firstDayOfWeek(locale)),
        days,
        before: days,
      },
      [],
    );
    const rows = places.map(({ unit, figures }) => ({ unit, figures: { ...figures } }));
    const shown = hideSmallGroups(rows, { below, learners: 'learners' });
    return new Map<string, Figures>(shown.rows.map(({ unit, figures }) => [unit, figures]));
  }

  return {
    count: async (db, after) => left(after).length * (await centersAsked(db)).length,

    async *batches(tx, after) {
      const centers = await centersAsked(tx);
      for (const days of left(after)) {
        const figures = await figuresOf(tx, centers, days);
        const lines = centers.map(({ _id, name }) => {
          const { seconds, togetherSeconds, ...counts } = figures.get(_id) ?? {};
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

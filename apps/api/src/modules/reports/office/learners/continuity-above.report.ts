import type { Figures } from '@flink/contract/reports/report.ts';
import { sql } from 'kysely';
import { PERIODS } from '../cells/cell-kinds.ts';
import { isEnough } from '../cells/enough.ts';
import { cellsOf } from '../cells/told-cells.repo.ts';
import type { ServedReport } from '../served-report.ts';
import { learnerUnit, ofCenters, unitOf } from './report-units.ts';

interface SumRow {
  readonly unit: string | null;
  readonly starts: string | null;
  readonly before: number;
  readonly learners: number;
  readonly stayed: number;
  readonly beganNow: number;
  readonly cameBackNow: number;
  readonly pausedNow: number;
  readonly isTold: boolean;
  /** Periods in which somebody played and it is told: averages are made with them alone. */
  readonly toldPeriods: number;
}

/**
 * For those above the center: a center in a period, where those who went on, stopped, came and stayed away are enough each
 * or nobody. Whatever is taken from whatever, what remains is made of those.
 */
export const continuityAboveReport: ServedReport = async (db, by, asked, steps) => {
  const { of, name } = unitOf(learnerUnit(by));
  const { cells, isCounting } = await cellsOf(db, PERIODS, {
    centerIds: asked.centerIds,
    days: asked.days,
    ...(asked.periods ? { periods: asked.periods } : {}),
  });
  const { rows } = await sql<SumRow>`
    with cell as (
      select *, learners - stayed as arrived, learners - stayed - began as came_back, before - stayed as paused
      from (${cells}) as cell
    ), told as (
      select ${of} as unit, cell.*, ${isEnough('stayed')} and ${isEnough('paused')} and ${isEnough('arrived')}
          and ${isEnough(sql`people - learners - paused`)} as is_told,
        ${isEnough('began')} and ${isEnough('came_back')} as is_arrival_told
      from cell join learning_centers as center on center._id = cell.learning_center_id
    )
    select unit, to_char(starts, 'YYYY-MM-DD') as starts,
      coalesce(sum(before) filter (where is_told), 0)::integer as before,
      coalesce(sum(learners) filter (where is_told), 0)::integer as learners,
      coalesce(sum(stayed) filter (where is_told), 0)::integer as stayed,
      coalesce(sum(began) filter (where is_told and is_arrival_told), 0)::integer as "beganNow",
      coalesce(sum(came_back) filter (where is_told and is_arrival_told), 0)::integer as "cameBackNow",
      coalesce(sum(paused) filter (where is_told), 0)::integer as "pausedNow",
      bool_or(is_told) as "isTold",
      (count(distinct starts) filter (where is_told and learners > 0))::integer as "toldPeriods"
    from told group by grouping sets ((unit), (starts), ())`.execute(db);
  const { rows: places } = await sql<{ readonly unit: string; readonly name: string | null }>`
    select unit, ${name} as name from (
      select distinct ${of} as unit from learning_centers as center where center._id = ${ofCenters(asked)}
    ) as place order by 2, 1`.execute(db);
  const units = new Map(rows.flatMap((row) => (row.unit === null ? [] : [[row.unit, row] as const])));
  const periods = new Map(rows.flatMap((row) => (row.starts === null ? [] : [[row.starts, row] as const])));
  const all = rows.find(({ unit, starts }) => unit === null && starts === null);
  return {
    rows: places.map(({ unit, name }) => ({
      _id: unit,
      name,
      figures: averaged(units.get(unit)),
    })),
    total: averaged(all),
    steps: steps.map(({ days }) => figuresOf(periods.get(days.from))),
    isCounting,
  };
};

const NOBODY = { before: 0, learners: 0, stayed: 0, beganNow: 0, cameBackNow: 0, pausedNow: 0 };

/** Nothing where there are only cells that may not be told. */
function figuresOf(row: SumRow | undefined): Figures {
  if (row === undefined) return NOBODY;
  const { unit: _, starts: __, isTold, toldPeriods: ___, ...figures } = row;
  return isTold ? figures : Object.fromEntries(Object.keys(NOBODY).map((name) => [name, null]));
}

/** Who played are those of a period in which people played, on average of what is told. */
function averaged(row: SumRow | undefined): Figures {
  const figures = figuresOf(row);
  const { learners } = figures;
  const periods = Math.max(1, row?.toldPeriods ?? 0);
  return { ...figures, learners: typeof learners === 'number' ? Math.round(learners / periods) : null };
}

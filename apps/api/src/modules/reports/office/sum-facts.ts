import type { Figures } from '@flink/contract/reports/report.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { type Asked, type Gathered, MOST_TRENDS, type Step } from './served-report.ts';

export interface Facts {
  /** Rows with `unit`, `name`, `day` and whatever the sums are made of. */
  readonly of: RawBuilder<unknown>;
  /** By the name of the figure; that of the days it is compared with is called the same with `Before` behind it. */
  readonly sums: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The sum whose way over the steps each row tells. */
  readonly trend?: string;
  /** Whether the days before are told too. */
  readonly isCompared: boolean;
}

interface SumRow {
  /** Which of the four it is a sum of. */
  readonly kind: 0 | 1 | 2 | 3;
  readonly unit: string;
  readonly name: string | null;
  readonly place: number;
  readonly figures: Figures;
}

const [ROW_STEP, ROW, STEP, ALL] = [0, 1, 2, 3];

/** The first and the last day of all that is asked. */
export const spanOf = ({
  days,
  before,
  isCompared,
}: Pick<Asked, 'days' | 'before' | 'isCompared'>): Days => ({
  from: isCompared ? before.from : days.from,
  to: days.to,
});

/** Adds up facts by row, by step of the chart and altogether, in one reading. */
export async function sumFacts(
  db: DbOrTx,
  { of, sums, trend, isCompared }: Facts,
  steps: readonly Step[],
): Promise<Gathered> {
  const all = [
    ...steps.map(({ days }, place) => ({ ...days, place, isBefore: false })),
    ...(isCompared ? steps.map(({ before }, place) => ({ ...before, place, isBefore: true })) : []),
  ];
  const figures = Object.entries(sums).flatMap(([name, sum]) =>
    (['', 'Before'] as const).map(
      (when) =>
        sql`${name + when}::text, coalesce(${sum} filter (where ${when === '' ? sql`not` : sql``} is_before), 0)`,
    ),
  );
  const wanted = trend === undefined ? undefined : sums[trend];
  const ofTrend = wanted ? sql`'trend', coalesce(${wanted} filter (where not is_before), 0)` : sql``;
  const { rows } = await sql<SumRow>`
    with facts as (${of}), dated as (
      select facts.*, step.place, step.is_before from facts
      join unnest(${all.map(({ from }) => from)}::date[], ${all.map(({ to }) => to)}::date[],
        ${all.map(({ place }) => place)}::integer[], ${all.map(({ isBefore }) => isBefore)}::boolean[])
        as step(starts, ends, place, is_before) on facts.day between step.starts and step.ends
    )
    select grouping(unit, place) as kind, unit, max(name) as name, place,
      case grouping(unit, place) when 0 then json_build_object(${ofTrend})
        else json_build_object(${sql.join(figures)}) end as figures
    from dated group by grouping sets (${trend === undefined ? sql`` : sql`(unit, place),`} (unit), (place), ())
    order by max(name), unit`.execute(db);
  const none = Object.fromEntries(
    Object.keys(sums).flatMap((name) => [
      [name, 0],
      [`${name}Before`, 0],
    ]),
  );
  const units = rows.filter(({ kind }) => kind === ROW);
  const ways = Map.groupBy(
    rows.filter(({ kind }) => kind === ROW_STEP),
    ({ unit }) => unit,
  );
  const isTrend = trend !== undefined && units.length <= MOST_TRENDS;
  const trendOf = (unit: string) => {
    const at = new Map(ways.get(unit)?.map(({ place, figures: sum }) => [place, sum.trend ?? 0]));
    return steps.map((_, place) => at.get(place) ?? 0);
  };
  return {
    rows: units.map(({ unit, name, figures: sum }) => ({
      _id: unit,
      name,
      figures: sum,
      ...(isTrend ? { trend: trendOf(unit) } : {}),
    })),
    // Over nothing there are no rows, and the sum is still told.
    total: rows.find(({ kind }) => kind === ALL)?.figures ?? none,
    steps: steps.map(
      (_, place) => rows.find((row) => row.kind === STEP && row.place === place)?.figures ?? none,
    ),
  };
}

import type { Days } from '@flink/contract/rules/reports/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { CellKind } from './cell-kinds.ts';

/** Cells whose last day is one of these days. */
interface AskedCells {
  readonly centerIds: readonly string[];
  readonly days: Days;
  /** Of the reports rate, with the one before the first. */
  readonly periods?: { readonly key: string; readonly days: readonly Days[] };
}

/** Centers of which something that is asked for was not counted yet, or has changed since. */
async function uncounted(db: DbOrTx, { centerIds, days, periods }: AskedCells): Promise<readonly string[]> {
  // Who came back in a period is known by those before it.
  const since = periods ? '-infinity' : days.from;
  const { rows } = await sql<{ readonly _id: string }>`
    select asked._id from unnest(${[...centerIds]}::uuid[]) as asked(_id)
    left join counted_centers as counted on counted.learning_center_id = asked._id
    where counted.until_day is null or (counted.until_day <= ${days.to}::date and ${days.to}::date < 'infinity')
      or counted.periods <> coalesce(${periods?.key ?? null}::text, counted.periods)
      or asked._id in (
        select learning_center_id from stale_centers where from_day <= ${days.to}::date
          and until_day >= ${since}::date)`.execute(db);
  return rows.map(({ _id }) => _id);
}

/** The rows of a table of cells: as they were counted, or counted now where that is no longer true. */
export async function cellsOf(db: DbOrTx, kind: CellKind, asked: AskedCells): Promise<RawBuilder<unknown>> {
  const now = new Set(await uncounted(db, asked));
  const counted = asked.centerIds.filter((id) => !now.has(id));
  const columns = sql.join(['learning_center_id', ...kind.columns].map((name) => sql.ref(name)));
  const { days } = asked;
  const kept = sql`select ${columns} from ${sql.table(kind.table)}
    where learning_center_id = any(${counted}::uuid[])
      and ${kind.lastDay} between ${days.from}::date and ${days.to}::date`;
  const fresh = () =>
    sql`select ${columns} from (${kind.count({ centerIds: [...now], days, periods: asked.periods?.days ?? [] })}) as now`;
  return now.size === 0 ? kept : sql`${kept} union all ${fresh()}`;
}

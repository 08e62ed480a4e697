import type { Days } from '@flink/contract/rules/reports/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { CellKind } from './cell-kinds.ts';

/** Centers that are counted while somebody waits for the answer. */
const MOST_AT_ONCE = 20;

/** Cells whose last day is one of these days. */
interface AskedCells {
  readonly centerIds: readonly string[];
  readonly days: Days;
  /** Of the reports rate, with the one before the first. */
  readonly periods?: { readonly key: string; readonly days: readonly Days[] };
  /** How many centers are counted for this answer; more where nobody waits for it. */
  readonly most?: number;
}

interface ToldCells {
  /** The rows of the table. */
  readonly cells: RawBuilder<unknown>;
  /** Some are told as they were last counted, or not yet: the job is at it. */
  readonly isCounting: boolean;
}

interface Uncounted {
  readonly _id: string;
  /** What was counted before may be told. */
  readonly isKept: boolean;
}

/** Centers of which something that is asked for was not counted yet, or has changed since. */
async function uncounted(
  db: DbOrTx,
  { centerIds, days, periods }: AskedCells,
): Promise<readonly Uncounted[]> {
  // Who came back in a period is known by those before it.
  const since = periods ? '-infinity' : days.from;
  const { rows } = await sql<Uncounted>`
    select _id, is_known and is_same as "isKept" from (
      select asked._id, counted.until_day, counted.until_day is not null as is_known,
        counted.periods = coalesce(${periods?.key ?? null}::text, counted.periods) as is_same
      from unnest(${[...centerIds]}::uuid[]) as asked(_id)
      left join counted_centers as counted on counted.learning_center_id = asked._id
    ) as center
    where not is_known or not is_same or (until_day <= ${days.to}::date and ${days.to}::date < 'infinity')
      or _id in (
        select learning_center_id from stale_centers where from_day <= ${days.to}::date
          and until_day >= ${since}::date)
    order by _id`.execute(db);
  return rows;
}

/** A table of cells: as they were counted, or counted now where that is no longer true. */
export async function cellsOf(db: DbOrTx, kind: CellKind, asked: AskedCells): Promise<ToldCells> {
  const { days, most = MOST_AT_ONCE } = asked;
  const stale = await uncounted(db, asked);
  const now = stale.slice(0, most).map(({ _id }) => _id);
  const without = new Set([...now, ...stale.flatMap(({ _id, isKept }) => (isKept ? [] : [_id]))]);
  const counted = asked.centerIds.filter((id) => !without.has(id));
  const columns = sql.join(['learning_center_id', ...kind.columns].map((name) => sql.ref(name)));
  const kept = sql`select ${columns} from ${sql.table(kind.table)}
    where learning_center_id = any(${counted}::uuid[]) and ${kind.endsIn(days)}`;
  const fresh = () =>
    sql`select ${columns} from (${kind.count({ centerIds: now, days, periods: asked.periods?.days ?? [] })}) as now`;
  return {
    cells: now.length === 0 ? kept : sql`${kept} union all ${fresh()}`,
    isCounting: stale.length > most,
  };
}

import { setTimeout } from 'node:timers/promises';
import { type Days, dayAfter } from '@flink/contract/rules/reports/days.ts';
import { periodsIn, periodsKey, type ReportsConfig } from '@flink/contract/rules/reports/report-periods.ts';
import { mondayOf } from '@flink/contract/rules/reports/told-cells.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx } from '../../../../db/database.ts';
import { SIDES, sideBySide } from '../sums/side-by-side.ts';
import { CELL_KINDS, type CellKind, type Counted } from './cell-kinds.ts';

/** Centers that are counted in one transaction. */
const CENTERS_AT_ONCE = 10;

/** Where all of them is counted anew: of so many centers the sums by learner, or of so many weeks the raw rows of all. */
const WHOLE_CENTERS_AT_ONCE = 100;
const WHOLE_DAYS_AT_ONCE = 4 * 7;

/** And of so many in one transaction: each of them reads all raw rows once. */
const MOST_CENTERS_AT_ONCE = 500;

/** What was begun before a day was over has ended after so long, and is seen by who counts. */
const SETTLED_SECONDS = 120;

const NEXT_TRY_MS = 500;

/** Nobody played before it. */
const FIRST_DAY = '2015-01-01';

/** Counts what is over and was not counted yet, and what has changed since it was. */
export async function countCells(
  db: Db,
  config: ReportsConfig,
  settled = SETTLED_SECONDS,
  signal?: AbortSignal,
): Promise<void> {
  await goOn(db, config);
  const stale = await staleCenters(db, settled);
  const chunks = [...Map.groupBy(stale, ({ from, until }) => `${from} ${until}`).values()].flatMap(
    (alike) => {
      const size = atOnce(alike);
      return Array.from({ length: Math.ceil(alike.length / size) }, (_, place) =>
        alike.slice(place * size, (place + 1) * size),
      );
    },
  );
  await sideBySide(chunks, (chunk) => countCenters(db, config, settled, chunk), signal);
}

const isWhole = ({ from }: Stale): boolean => from.startsWith('-');

/** Each side reads the raw rows once. */
const atOnce = (alike: readonly Stale[]): number =>
  alike.every(isWhole)
    ? Math.min(MOST_CENTERS_AT_ONCE, Math.max(CENTERS_AT_ONCE, Math.ceil(alike.length / SIDES)))
    : CENTERS_AT_ONCE;

/** Counts all of it anew. */
export async function recountCells(
  db: Db,
  config: ReportsConfig,
  settled = SETTLED_SECONDS,
  signal?: AbortSignal,
): Promise<void> {
  await goOn(db, config);
  // What these marks are about was written before: nobody has to wait for it.
  const marked = await sql<Marks>`with marked as (
    insert into stale_centers (learning_center_id, from_day, until_day, marked_at)
    select learning_center_id, '-infinity', 'infinity', now() - make_interval(secs => ${settled})
    from counted_centers returning _id, marked_at
  ) select max(_id) as last, max(marked_at)::text as moment from marked`.execute(db);
  // What somebody else is at stays marked until they are done, or is counted here the next time. Marks that came since are
  // the clock's, and those that were not settled yet: where much comes late, some settle for as long as anybody looks.
  while (true) {
    await countCells(db, config, settled, signal);
    if (!(await isMarked(db, marked.rows[0]))) return;
    await setTimeout(NEXT_TRY_MS, undefined, signal ? { signal } : {});
  }
}

/**
 * Says up to which day each center is counted, before it is: from then on, whoever brings something of an earlier day
 * marks it, and until the counting everybody counts these days for themselves. Periods of another rate are forgotten.
 */
const goOn = (db: Db, config: ReportsConfig): Promise<unknown> =>
  sql`with goes as (
      select center._id, (now() at time zone center.time_zone)::date as today, counted.until_day,
        counted.periods = ${periodsKey(config)} as is_same
      from learning_centers as center left join counted_centers as counted on counted.learning_center_id = center._id
    ), marked as (
      insert into stale_centers (learning_center_id, from_day, until_day)
      select _id, case when is_same then until_day else '-infinity' end,
        case when is_same then today - 1 else 'infinity' end from goes
      where is_same is not true or today > until_day
    ), gone_on as (
      insert into counted_centers (learning_center_id, until_day, periods)
      select _id, today, ${periodsKey(config)} from goes where is_same is not true or today > until_day order by _id
      on conflict (learning_center_id) do update set until_day = excluded.until_day, periods = excluded.periods
      returning learning_center_id
    )
    delete from center_periods where learning_center_id in (
      select learning_center_id from gone_on join goes on goes._id = gone_on.learning_center_id where not is_same
    )`.execute(db);

/** The last mark of those that were made at once, and of which moment they are; null where there is no center. */
interface Marks {
  readonly last: number | null;
  readonly moment: string | null;
}

const isMarked = async (db: DbOrTx, { last, moment }: Partial<Marks> = {}): Promise<boolean> =>
  (
    await sql`select from stale_centers where _id <= ${last ?? null} and marked_at <= ${moment ?? null}::timestamptz
      limit 1`.execute(db)
  ).rows.length > 0;

interface Stale {
  readonly _id: string;
  readonly from: string;
  readonly until: string;
}

async function staleCenters(db: DbOrTx, settled: number): Promise<readonly Stale[]> {
  const { rows } = await sql<Stale>`
    select counted.learning_center_id as _id, min(stale.from_day)::text as from, counted.until_day::text as until
    from stale_centers as stale join counted_centers as counted using (learning_center_id)
    where stale.marked_at <= now() - make_interval(secs => ${settled}) group by 1, 3 order by 1`.execute(db);
  return rows;
}

/** Somebody else counts them, or says that they go on: the marks are still there, and the next run takes them. */
const ELSEWHERE: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/** Sees one moment: of what comes meanwhile the marks stay. */
async function countCenters(
  db: Db,
  config: ReportsConfig,
  settled: number,
  centers: readonly Stale[],
): Promise<void> {
  const [first] = centers;
  if (!first) return;
  const listed = centers.map(({ _id }) => _id);
  const days = { from: first.from, to: dayAfter(first.until, -1) };
  const counting = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local work_mem = '64MB'`.execute(tx);
      // One after the other, rows come many times faster than each by its key.
      if (centers.length > CENTERS_AT_ONCE) await sql`set local random_page_cost = 4`.execute(tx);
      // Nobody waits: who holds them counts them. Those that went on since they were listed have marks of days that are
      // not counted here.
      const held = await sql<{ readonly _id: string }>`
        select learning_center_id as _id from counted_centers where learning_center_id = any(${listed}::uuid[])
          and until_day = ${first.until}::date and periods = ${periodsKey(config)}
        order by learning_center_id for update skip locked`.execute(tx);
      const ids = held.rows.map(({ _id }) => _id);
      const counted: Counted = { centerIds: ids, days, periods: periodsEnding(config, days) };
      const { rows } = await sql<{ readonly _id: string }>`
        delete from stale_centers where learning_center_id = any(${ids}::uuid[]) and from_day >= ${first.from}::date
          and marked_at <= now() - make_interval(secs => ${settled}) returning _id`.execute(tx);
      if (rows.length === 0) return;
      const firstDay = await firstDayOf(tx, ids);
      for (const kind of CELL_KINDS) {
        const table = sql.table(kind.table);
        const columns = sql.join(['learning_center_id', ...kind.columns].map((name) => sql.ref(name)));
        await sql`delete from ${table} where learning_center_id = any(${ids}::uuid[])
          and ${kind.endsIn({ from: first.from, to: 'infinity' })}`.execute(tx);
        for (const part of partsOf(kind, counted, firstDay))
          await sql`insert into ${table} (${columns}) select ${columns} from (${kind.count(part)}) as now`.execute(
            tx,
          );
      }
    });
  await counting.catch((error: { readonly code?: string }) => {
    if (!ELSEWHERE.has(error.code)) throw error;
  });
}

/** The first day of which these centers have minutes. */
async function firstDayOf(tx: DbOrTx, centerIds: readonly string[]): Promise<string> {
  const { rows } = await sql<{ readonly day: string | null }>`
    select min(day)::text as day from center_play_days where learning_center_id = any(${[...centerIds]}::uuid[])`.execute(
    tx,
  );
  const day = rows[0]?.day ?? FIRST_DAY;
  return day < FIRST_DAY ? FIRST_DAY : day;
}

/** What each statement counts of it: as much as fits into memory. */
export function partsOf(
  { isOfRawRows }: Pick<CellKind, 'isOfRawRows'>,
  counted: Counted,
  firstDay: string,
): readonly Counted[] {
  const { centerIds, days } = counted;
  if (centerIds.length <= CENTERS_AT_ONCE) return [counted];
  if (!isOfRawRows)
    return Array.from({ length: Math.ceil(centerIds.length / WHOLE_CENTERS_AT_ONCE) }, (_, place) => ({
      ...counted,
      centerIds: centerIds.slice(place * WHOLE_CENTERS_AT_ONCE, (place + 1) * WHOLE_CENTERS_AT_ONCE),
    }));
  const starts: string[] = [];
  let start = dayAfter(mondayOf(firstDay), WHOLE_DAYS_AT_ONCE);
  for (; start <= days.to; start = dayAfter(start, WHOLE_DAYS_AT_ONCE)) starts.push(start);
  return [days.from, ...starts].map((from, place) => {
    const next = starts[place];
    return { ...counted, days: { from, to: next === undefined ? days.to : dayAfter(next, -1) } };
  });
}

/** The periods that end in these days and the one before them. */
function periodsEnding(config: ReportsConfig, { from, to }: Days): readonly Days[] {
  const since = from < FIRST_DAY || from.startsWith('-') ? FIRST_DAY : from;
  const ending = periodsIn(config, { from: since, to }).filter((period) => period.to <= to);
  const [earliest] = ending;
  return earliest ? [...periodsIn(config, onlyDay(dayAfter(earliest.from, -1))), ...ending] : [];
}

const onlyDay = (day: string): Days => ({ from: day, to: day });

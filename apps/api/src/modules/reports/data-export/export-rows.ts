import { columnOf, type DataSetName } from '@flink/contract/data-export/data-sets.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { moneySource } from './sets/money.source.ts';
import { familiesSource, masterySource, resultsSource, timeSource } from './sets/people.sources.ts';
import type { AskedRows, RowSource, Sql } from './sets/row-source.ts';
import { usageRows } from './sets/usage.rows.ts';

/** Behind which row it goes on: the value it is ordered by, as the database writes it, and its key. */
export type After = readonly [order: string, key: string];

/** Some rows, each a line of JSON: the cells in the order of the columns. */
export interface Batch {
  readonly lines: readonly string[];
  readonly after: After;
}

/** What an export is made of. Counted and read in one transaction it is of one moment. */
export interface ExportRows {
  count(db: DbOrTx, after: After | null): Promise<number>;
  /** Never more than so many at a time, whatever there is. */
  batches(tx: DbOrTx, after: After | null, most: number): AsyncIterable<Batch>;
}

const SOURCES: Readonly<Record<Exclude<DataSetName, 'usage'>, (asked: AskedRows) => RowSource>> = {
  results: resultsSource,
  mastery: masterySource,
  time: timeSource,
  families: familiesSource,
  money: moneySource,
};

export const exportRows = (asked: AskedRows): ExportRows =>
  asked.question.set === 'usage' ? usageRows(asked) : databaseRows(asked, SOURCES[asked.question.set](asked));

/** Each kind of cell with the type its order has, and where an empty one stands. */
const ORDERS = {
  text: { type: sql`text`, none: sql`''` },
  day: { type: sql`date`, none: sql`'-infinity'` },
  moment: { type: sql`timestamp`, none: sql`'-infinity'` },
  number: { type: sql`float8`, none: sql`0` },
} as const;

const orderOf = (kind: string, isNumbered: boolean) => {
  if (kind === 'day' || kind === 'moment') return ORDERS[kind];
  return kind === 'text' || kind === 'choice' || (kind === 'name' && !isNumbered)
    ? ORDERS.text
    : ORDERS.number;
};

function databaseRows({ question }: AskedRows, { columns, rows, key }: RowSource): ExportRows {
  const of = (name: string): Sql => columns[name] ?? sql`null`;
  const { type, none } = orderOf(
    columnOf(question.set, question.orderBy)?.kind ?? 'text',
    question.isNumbered,
  );
  const order = sql`coalesce(${of(question.orderBy)}, ${none})::${type}`;
  const [further, way] = question.order === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const chosen = Object.entries(question.filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => sql`${of(name)} = any(${[...values]}::text[])`);
  const found = (after: After | null) =>
    sql`${rows} and ${sql.join(
      [
        ...chosen,
        after ? sql`(${order}, ${key}) ${further} (${after[0]}::${type}, ${after[1]}::text)` : sql`true`,
      ],
      sql` and `,
    )}`;
  return {
    async count(db, after) {
      const counted = await sql<{ count: number }>`select count(*) as count from ${found(after)}`.execute(db);
      return counted.rows[0]?.count ?? 0;
    },
    batches: (tx, after, most) =>
      fetched(
        tx,
        most,
        sql`select json_build_array(${sql.join(question.columns.map(of))})::text as line,
          ${order}::text as "order", ${key} as key
        from ${found(after)} order by ${order} ${way}, ${key} ${way}`,
      ),
  };
}

interface Row {
  readonly line: string;
  readonly order: string;
  readonly key: string;
}

/** One reading in order, however many rows there are: a page by its offset would sort them all again each time. */
async function* fetched(tx: DbOrTx, most: number, query: RawBuilder<unknown>): AsyncGenerator<Batch> {
  await sql`declare exported no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(most)} from exported`.execute(tx);
    const last = rows.at(-1);
    if (last) yield { lines: rows.map(({ line }) => line), after: [last.order, last.key] };
    if (rows.length < most) break;
  }
  await sql`close exported`.execute(tx);
}

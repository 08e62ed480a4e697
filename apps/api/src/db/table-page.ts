import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

export interface TableQuery {
  readonly page: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  readonly orderBy: string;
  readonly filter: string;
}

/** No column chosen yet. */
type Nothing = Record<never, never>;

interface Page<DB, Tables extends keyof DB, Row> {
  /** The rows the person asking may see; nothing chosen yet. */
  readonly all: SelectQueryBuilder<DB, Tables, Nothing>;
  /** Of them those that the filters leave, where `filters` cannot say it. */
  readonly among?: SelectQueryBuilder<DB, Tables, Nothing>;
  readonly query: TableQuery;
  /** Where the words of the search are looked for. */
  readonly search: readonly Expression<unknown>[];
  /** What the search finds besides. */
  readonly alsoFound?: readonly Expression<SqlBool>[];
  /** What the filters of the table narrow. */
  readonly filters?: readonly (Expression<SqlBool> | null)[];
  readonly orderBy: Expression<unknown>;
  /** Rows of equal order keep one order, or a row would stand on two pages. */
  readonly key: Expression<unknown>;
  readonly select: (rows: SelectQueryBuilder<DB, Tables, Nothing>) => SelectQueryBuilder<DB, Tables, Row>;
}

/** One page of a table (spec 3 §7.3): its rows, how many there are, and how many without search and filters. */
export async function tablePage<DB, Tables extends keyof DB, Row>(page: Page<DB, Tables, Row>) {
  const { all, query, among = all } = page;
  const narrowing = { ...page, all: among };
  const found = narrowed(narrowing);
  // Only its rows are read whole: what is told of a row beside it is not looked up for all that stand before the page.
  const keys = found
    .select(sql<unknown>`${page.key}`.as('key'))
    .orderBy(page.orderBy, query.order)
    // In the same direction, so that one index gives both.
    .orderBy(page.key, query.order)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [data, unfiltered, narrow] = await Promise.all([
    page
      .select(all.where(sql<SqlBool>`${page.key} in ${keys}`))
      .orderBy(page.orderBy, query.order)
      .orderBy(page.key, query.order)
      .execute(),
    countOf(all),
    // What nothing narrows is counted once: of many rows that is the most of the work.
    found === all ? null : Promise.all(countedApart(narrowing).map(countOf)),
  ]);
  return { data, total: narrow?.reduce((sum, count) => sum + count, 0) ?? unfiltered, unfiltered };
}

/** What is found, in parts without a row in common: an index counts each, and none counts both. */
function countedApart<DB, Tables extends keyof DB>(narrowing: Narrowing<DB, Tables>) {
  const { query, alsoFound = [] } = narrowing;
  if (query.filter === '' || alsoFound.length === 0) return [narrowed(narrowing)];
  return [
    narrowed({ ...narrowing, search: [] }),
    narrowed({ ...narrowing, alsoFound: [] }).where((eb) => sql<SqlBool>`${eb.or(alsoFound)} is not true`),
  ];
}

async function countOf<DB, Tables extends keyof DB>(rows: SelectQueryBuilder<DB, Tables, Nothing>) {
  const counted = rows.select(sql<number>`count(*)`.as('count')).$castTo<{ count: number }>();
  return (await counted.executeTakeFirstOrThrow()).count;
}

interface Narrowing<DB, Tables extends keyof DB>
  extends Pick<Page<DB, Tables, unknown>, 'all' | 'search' | 'alsoFound' | 'filters'> {
  readonly query: Pick<TableQuery, 'filter'>;
}

/** The rows that hold what the person typed and meet the filters. */
export function narrowed<DB, Tables extends keyof DB>({
  all,
  query,
  search,
  alsoFound = [],
  filters = [],
}: Narrowing<DB, Tables>) {
  let found = all;
  if (query.filter !== '') {
    const pattern = containing(query.filter);
    found = found.where((eb) =>
      eb.or([...alsoFound, ...search.map((place) => sql<SqlBool>`${place} ilike ${pattern}`)]),
    );
  }
  for (const filter of filters) if (filter !== null) found = found.where(filter);
  return found;
}

/** One of the chosen values; without a choice it narrows nothing. */
export const oneOf = (value: Expression<unknown>, chosen: readonly string[]): Expression<SqlBool> | null =>
  chosen.length === 0 ? null : sql<SqlBool>`${value} in (${sql.join(chosen)})`;

/** A person's words as a `like` pattern: their % and _ mean themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Times leave the server as ISO 8601 in UTC. */
export const isoMomentOf = (moment: Expression<unknown>) =>
  sql<string>`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const isoMoment = (column: string) => isoMomentOf(sql.ref(column));

export const isoMomentOrNull = (column: string) => sql<string | null>`${isoMoment(column)}`;

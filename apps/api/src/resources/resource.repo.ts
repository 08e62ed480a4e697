import type { Field } from '@flink/contract/resources/kit/field.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { containing, narrowed, oneOf, type TableQuery, tablePage } from '../db/table-page.ts';
import type { Scope } from '../plugins/access/scope.ts';
import { filtersIn } from './resource-filters.ts';
import { columnOf, type Referred, type ServedResource, type Use } from './served-resource.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface StoredRow {
  readonly _id: string;
  readonly version: number;
  readonly isProtected: boolean;
  readonly [field: string]: unknown;
}

/** The rows a person may see that meet the filters of a query, under the names of the wire. */
function seenRows(served: ServedResource, scope: Scope, query: Values = {}): RawBuilder<StoredRow> {
  const { resource, serving } = served;
  const fields = Object.keys(resource.fields).map((field) => {
    const { column, read } = columnOf(served, field);
    return sql`${read ?? sql.ref(`row.${column}`)} as ${sql.id(field)}`;
  });
  const shown = (resource.shown ?? []).map((name) => sql`${serving.shown?.[name]} as ${sql.id(name)}`);
  return sql`(
    select row._id, row.version, ${serving.isProtected ?? sql`false`} as "isProtected",
      ${sql.join([...fields, ...shown])}
    from ${sql.table(serving.table)} as row ${serving.joins?.(scope) ?? sql``}
    where ${sql.join([serving.seenIn(scope), ...filtersIn(served, query)], sql` and `)}
  )`;
}

const seen = (name: string) => sql.ref(`seen.${name}`);

/** More names than this are not looked for one by one. */
const MOST_NAMES = 200;

/** The names among few that hold the words; null where they are too many to be asked for. */
async function namesHolding(db: DbOrTx, few: RawBuilder<unknown>, words: string) {
  const { rows } = await sql<{ name: string }>`
    select name from (${few}) as few where name ilike ${containing(words)} limit ${MOST_NAMES + 1}`.execute(
    db,
  );
  return rows.length > MOST_NAMES ? null : rows.map(({ name }) => name);
}

/** Where a search looks for its words. */
async function searchIn(db: DbOrTx, { resource, serving }: ServedResource, query: Values) {
  const words = String(query.filter ?? '');
  const search: Expression<unknown>[] = [];
  const alsoFound: Expression<SqlBool>[] = [];
  for (const name of resource.search ?? [resource.title]) {
    const few = serving.fewNames?.[String(name)];
    const names = few && words !== '' ? await namesHolding(db, few, words) : null;
    const isOne = names ? oneOf(seen(String(name)), names) : null;
    if (names === null) search.push(seen(String(name)));
    else if (isOne !== null) alsoFound.push(isOne);
  }
  return { search, alsoFound };
}

/** What a search and the filters find, as a table, a file and a bulk action all mean it. */
async function foundRows(db: DbOrTx, served: ServedResource, scope: Scope, query: Values) {
  return narrowed({
    all: db.selectFrom(seenRows(served, scope, query).as('seen')),
    query: { filter: String(query.filter ?? '') },
    ...(await searchIn(db, served, query)),
  });
}

export async function page(db: DbOrTx, served: ServedResource, scope: Scope, query: TableQuery & Values) {
  const all = db.selectFrom(seenRows(served, scope).as('seen'));
  return tablePage({
    all,
    among:
      filtersIn(served, query).length === 0 ? all : db.selectFrom(seenRows(served, scope, query).as('seen')),
    query,
    ...(await searchIn(db, served, query)),
    orderBy: served.serving.orderedBy?.[query.orderBy] ?? seen(query.orderBy),
    key: seen('_id'),
    select: (rows) => rows.selectAll(),
  });
}

/** Of the rows whose name holds these words, the first ones; where the office gave them an order, in that order. */
export const list = (db: DbOrTx, served: ServedResource, scope: Scope, filter: string, most: number) =>
  db
    .selectFrom(seenRows(served, scope).as('seen'))
    .select([sql<string>`seen._id`.as('_id'), sql<string>`${seen(served.resource.title)}::text`.as('title')])
    .where(sql<boolean>`strpos(lower(${seen(served.resource.title)}::text), lower(${filter})) > 0`)
    .where(served.serving.offered ?? sql<boolean>`true`)
    .orderBy(served.resource.columns[0] === 'position' ? seen('position') : sql`title`)
    .orderBy(sql`title`)
    .orderBy(sql`seen._id`)
    .limit(most)
    .execute();

/** Written once for each section and kind of scope: a single row is what is read most. */
const readRow = new WeakMap<ServedResource, (db: DbOrTx, id: string, scope: Scope) => Promise<StoredRow[]>>();

export async function row(
  db: DbOrTx,
  served: ServedResource,
  scope: Scope,
  id: string,
): Promise<StoredRow | undefined> {
  const read =
    readRow.get(served) ??
    prepared((one, rowId: string, seenBy: Scope) =>
      one
        .selectFrom(seenRows(served, seenBy).as('seen'))
        .selectAll()
        .where(sql<boolean>`seen._id = ${rowId}`)
        .$castTo<StoredRow>(),
    );
  readRow.set(served, read);
  return (await read(db, id, scope))[0];
}

export type Wanted = { readonly ids: readonly string[] } | { readonly matching: Values };

/** The rows that were ticked, or all that a search finds. */
export async function wantedRows(db: DbOrTx, served: ServedResource, scope: Scope, wanted: Wanted) {
  const rows =
    'ids' in wanted
      ? db.selectFrom(seenRows(served, scope).as('seen')).where(sql<SqlBool>`seen._id = any(${wanted.ids})`)
      : await foundRows(db, served, scope, wanted.matching);
  return rows
    .selectAll()
    .orderBy(seen(served.resource.title))
    .orderBy(seen('_id'))
    .$castTo<StoredRow>()
    .execute();
}

/** Codes of languages that are not managed here. */
export async function unknownLocales(db: DbOrTx, codes: readonly string[]): Promise<readonly string[]> {
  if (codes.length === 0) return [];
  const known = await db.selectFrom('locales').select('code').where('code', 'in', codes).execute();
  return codes.filter((code) => !known.some((locale) => locale.code === code));
}

export const localeCodes = async (db: DbOrTx): Promise<readonly string[]> =>
  (await db.selectFrom('locales').select('code').orderBy('position').orderBy('code').execute()).map(
    ({ code }) => code,
  );

const calledBy = ({ called }: Referred) => called ?? sql.ref<string>('row.name');

/** Which rows that somebody sees bear one of these names; in small letters. */
export async function namedRows(db: DbOrTx, referred: Referred, scope: Scope, names: readonly string[]) {
  const { rows } = await sql<{ _id: string; name: string }>`
    select row._id, lower(${calledBy(referred)}) as name from ${sql.table(referred.table)} as row
    where lower(${calledBy(referred)}) = any(${names}) and ${referred.seenIn(scope)}
  `.execute(db);
  return rows;
}

/** What those of these rows that somebody sees are called. */
export async function namesOf(db: DbOrTx, referred: Referred, scope: Scope, ids: readonly string[]) {
  const { rows } = await sql<{ _id: string; name: string }>`
    select row._id, ${calledBy(referred)} as name from ${sql.table(referred.table)} as row
    where row._id = any(${ids}) and ${referred.seenIn(scope)}
  `.execute(db);
  return rows;
}

/** Of these activities, those that somebody sees. */
export async function activitiesAmong(db: DbOrTx, seenBy: RawBuilder<SqlBool>, ids: readonly string[]) {
  const { rows } = await sql<{ _id: string }>`
    select activity._id from activities as activity where activity._id = any(${ids}) and ${seenBy}`.execute(
    db,
  );
  return rows.map(({ _id }) => _id);
}

/** The rows that a search finds, from the one after `after` on, in the order in which they were made. */
export const rowsAfter = async (
  db: DbOrTx,
  served: ServedResource,
  scope: Scope,
  query: Values,
  { after, most }: { readonly after: string | null; readonly most: number },
) =>
  (await foundRows(db, served, scope, query))
    .selectAll()
    .where(after === null ? sql<SqlBool>`true` : sql<SqlBool>`seen._id > ${after}`)
    .orderBy(seen('_id'))
    .limit(most)
    .$castTo<StoredRow>()
    .execute();

export const organizationOf = async (db: DbOrTx, regionId: string): Promise<string> =>
  (
    await db
      .selectFrom('regions')
      .select('master_organization_id as _id')
      .where('_id', '=', regionId)
      .executeTakeFirstOrThrow()
  )._id;

export const isSeen = async (db: DbOrTx, { table, seenIn }: Referred, scope: Scope, id: string) => {
  const found =
    await sql`select from ${sql.table(table)} as row where row._id = ${id} and ${seenIn(scope)}`.execute(db);
  return found.rows.length > 0;
};

/** Until the transaction ends nobody else changes it. */
export const lock = (tx: DbOrTx, { serving }: ServedResource, ids: readonly string[]) =>
  sql`select 1 from ${sql.table(serving.table)} where _id = any(${ids}) order by _id for update`.execute(tx);

const asItIs = (value: unknown) => value;
const KEPT_AS_JSON = new Set<Field['kind']>(['perLocale', 'structure']);

function written(served: ServedResource, values: Values): readonly (readonly [string, unknown])[] {
  return Object.entries(served.resource.fields).flatMap(([field, { kind }]) => {
    const { column, write = asItIs, json = KEPT_AS_JSON.has(kind) } = columnOf(served, field);
    if (column === null) return [];
    const value = write(values[field]);
    return [[column, json ? JSON.stringify(value) : value] as const];
  });
}

async function insert(tx: DbOrTx, served: ServedResource, id: string, values: Values) {
  const fresh = Object.entries((await served.serving.fresh?.()) ?? {});
  const columns = [['_id', id] as const, ...fresh, ...written(served, values)];
  return sql`
    insert into ${sql.table(served.serving.table)} (${sql.join(columns.map(([column]) => sql.id(column)))})
    values (${sql.join(columns.map(([, value]) => value))})
  `.execute(tx);
}

function update(tx: DbOrTx, served: ServedResource, id: string, values: Values) {
  const set = written(served, values).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  return sql`
    update ${sql.table(served.serving.table)}
    set ${sql.join(set)}, version = version + 1
    where _id = ${id}
  `.execute(tx);
}

export interface WrittenRow {
  readonly _id: string;
  readonly values: Values;
}

/** Which rows of the table have one of these values in a column, by the value. */
export async function holdersOf(
  tx: DbOrTx,
  { serving }: ServedResource,
  column: string,
  values: readonly string[],
) {
  const { rows } = await sql<{ _id: string; value: string }>`
    select row._id, row.${sql.id(column)}::text as value from ${sql.table(serving.table)} as row
    where row.${sql.id(column)} = any(${values})`.execute(tx);
  return new Map(rows.map(({ _id, value }) => [value, _id]));
}

/** What a row would have in a column. */
export const writtenIn = (served: ServedResource, values: Values, column: string): unknown =>
  written(served, values).find(([one]) => one === column)?.[1];

/** As the table takes it in a heap; null where a field is written by the database itself. */
function recordOf(served: ServedResource, { _id, values }: WrittenRow): Values | null {
  const entries = Object.keys(served.resource.fields).flatMap((field) => {
    const { column, write = asItIs } = columnOf(served, field);
    return column === null ? [] : [[column, write(values[field])] as const];
  });
  return entries.some(([, value]) => isRaw(value)) ? null : { _id, ...Object.fromEntries(entries) };
}

const isRaw = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value;

const recordsOf = (table: string, records: readonly Values[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)`;

/** All with one statement, where the table can. */
export async function insertAll(tx: DbOrTx, served: ServedResource, rows: readonly WrittenRow[]) {
  const records = rows.map((row) => recordOf(served, row));
  if (rows.length < 2 || records.includes(null)) {
    for (const { _id, values } of rows) await insert(tx, served, _id, values);
    return;
  }
  const whole: Values[] = [];
  for (const record of records) whole.push({ ...((await served.serving.fresh?.()) ?? {}), ...record });
  const { table } = served.serving;
  const columns = sql.join(Object.keys(whole[0] ?? {}).map((column) => sql.id(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordsOf(table, whole)}`.execute(
    tx,
  );
}

export async function updateAll(tx: DbOrTx, served: ServedResource, rows: readonly WrittenRow[]) {
  const records = rows.map((row) => recordOf(served, row)).filter((record) => record !== null);
  if (rows.length < 2 || records.length < rows.length) {
    for (const { _id, values } of rows) await update(tx, served, _id, values);
    return;
  }
  const { table } = served.serving;
  const set = Object.keys(records[0] ?? {})
    .filter((column) => column !== '_id')
    .map((column) => sql`${sql.id(column)} = written.${sql.id(column)}`);
  await sql`
    update ${sql.table(table)} as row set ${sql.join(set)}, version = row.version + 1
    from ${recordsOf(table, records)} as written
    where row._id = written._id`.execute(tx);
}

export const remove = (tx: DbOrTx, { serving }: ServedResource, ids: readonly string[]) =>
  sql`delete from ${sql.table(serving.table)} where _id = any(${ids})`.execute(tx);

export interface FoundUse {
  readonly total: number;
  readonly rows: { readonly _id: string; readonly title: string }[];
}

const refersTo = ({ column }: Use, id: Expression<unknown>): RawBuilder<SqlBool> =>
  typeof column === 'string' ? sql<SqlBool>`other.${sql.id(column)} = ${id}` : column(id);

/** Which of these rows something still refers to. */
export async function usedAmong(db: DbOrTx, { serving }: ServedResource, ids: readonly string[]) {
  const uses = (serving.uses ?? []).map(
    (use) =>
      sql`exists (select from ${sql.table(use.from)} as other where ${refersTo(use, sql.ref('row._id'))})`,
  );
  if (uses.length === 0) return new Set<string>();
  const used = await sql<{ _id: string }>`
    select row._id from ${sql.table(serving.table)} as row
    where row._id = any(${ids}) and (${sql.join(uses, sql` or `)})
  `.execute(db);
  return new Set(used.rows.map(({ _id }) => _id));
}

/** What refers to a row: the first ones by name, and how many. */
export async function usesOf(db: DbOrTx, use: Use, id: string, most: number): Promise<FoundUse> {
  const found = await sql<{ _id: string; title: string; total: number }>`
    select other._id, ${use.title} as title, count(*) over () as total
    from ${sql.table(use.from)} as other
    where ${refersTo(use, sql`${id}::uuid`)}
    order by title, other._id
    limit ${most}
  `.execute(db);
  return {
    total: found.rows[0]?.total ?? 0,
    rows: found.rows.map(({ _id, title }) => ({ _id, title })),
  };
}

import { filtersOf } from '@flink/contract/resources/resource.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../db/database.ts';
import { oneOf, type TableQuery, tablePage } from '../db/table-page.ts';
import type { Scope } from '../plugins/access/scope.ts';
import { columnOf, type Referred, type ServedResource, type Use } from './served-resource.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface StoredRow {
  readonly _id: string;
  readonly version: number;
  readonly isProtected: boolean;
  readonly [field: string]: unknown;
}

/** The rows a person may see, under the names of the wire. */
function seenRows(served: ServedResource, scope: Scope): RawBuilder<StoredRow> {
  const { resource, serving } = served;
  const fields = Object.keys(resource.fields).map((field) => {
    const { column, read } = columnOf(served, field);
    return sql`${read ?? sql.ref(`row.${column}`)} as ${sql.id(field)}`;
  });
  const shown = (resource.shown ?? []).map((name) => sql`${serving.shown?.[name]} as ${sql.id(name)}`);
  return sql`(
    select row._id, row.version, ${serving.isProtected ?? sql`false`} as "isProtected",
      ${sql.join([...fields, ...shown])}
    from ${sql.table(serving.table)} as row ${serving.joins ?? sql``}
    where ${serving.seenIn(scope)}
  )`;
}

const seen = (name: string) => sql.ref(`seen.${name}`);

export function page(db: DbOrTx, served: ServedResource, scope: Scope, query: TableQuery & Values) {
  const { resource } = served;
  return tablePage({
    all: db.selectFrom(seenRows(served, scope).as('seen')),
    query,
    search: (resource.search ?? [resource.title]).map((name) => seen(String(name))),
    filters: filtersOf(resource).map(([field]) =>
      oneOf(seen(field), query[`filter.${field}`] as readonly string[]),
    ),
    orderBy: seen(query.orderBy),
    key: seen('_id'),
    select: (rows) => rows.selectAll(),
  });
}

/** Of the rows whose name holds these words, the first ones. */
export const list = (db: DbOrTx, served: ServedResource, scope: Scope, filter: string, most: number) =>
  db
    .selectFrom(seenRows(served, scope).as('seen'))
    .select([sql<string>`seen._id`.as('_id'), sql<string>`${seen(served.resource.title)}::text`.as('title')])
    .where(sql<boolean>`strpos(lower(${seen(served.resource.title)}::text), lower(${filter})) > 0`)
    .orderBy(sql`title`)
    .orderBy(sql`seen._id`)
    .limit(most)
    .execute();

export const row = (db: DbOrTx, served: ServedResource, scope: Scope, id: string) =>
  db
    .selectFrom(seenRows(served, scope).as('seen'))
    .selectAll()
    .where(sql<boolean>`seen._id = ${id}`)
    .$castTo<StoredRow>()
    .executeTakeFirst();

export const isSeen = async (db: DbOrTx, { table, seenIn }: Referred, scope: Scope, id: string) => {
  const found =
    await sql`select from ${sql.table(table)} as row where row._id = ${id} and ${seenIn(scope)}`.execute(db);
  return found.rows.length > 0;
};

/** Until the transaction ends nobody else changes it. */
export const lock = (tx: DbOrTx, { serving }: ServedResource, id: string) =>
  sql`select 1 from ${sql.table(serving.table)} where _id = ${id} for update`.execute(tx);

function written(served: ServedResource, values: Values): readonly (readonly [string, unknown])[] {
  return Object.keys(served.resource.fields).map((field) => {
    const { column, write } = columnOf(served, field);
    return [column, write ? write(values[field]) : values[field]];
  });
}

export function insert(tx: DbOrTx, served: ServedResource, id: string, values: Values) {
  const columns = [['_id', id] as const, ...written(served, values)];
  return sql`
    insert into ${sql.table(served.serving.table)} (${sql.join(columns.map(([column]) => sql.id(column)))})
    values (${sql.join(columns.map(([, value]) => value))})
  `.execute(tx);
}

export function update(tx: DbOrTx, served: ServedResource, id: string, values: Values) {
  const set = written(served, values).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  return sql`
    update ${sql.table(served.serving.table)}
    set ${sql.join(set)}, version = version + 1
    where _id = ${id}
  `.execute(tx);
}

export const remove = (tx: DbOrTx, { serving }: ServedResource, id: string) =>
  sql`delete from ${sql.table(serving.table)} where _id = ${id}`.execute(tx);

export interface FoundUse {
  readonly total: number;
  readonly rows: { readonly _id: string; readonly title: string }[];
}

/** What refers to a row: the first ones by name, and how many. */
export async function usesOf(db: DbOrTx, use: Use, id: string, most: number): Promise<FoundUse> {
  const found = await sql<{ _id: string; title: string; total: number }>`
    select other._id, ${use.title} as title, count(*) over () as total
    from ${sql.table(use.from)} as other
    where other.${sql.id(use.column)} = ${id}
    order by title, other._id
    limit ${most}
  `.execute(db);
  return {
    total: found.rows[0]?.total ?? 0,
    rows: found.rows.map(({ _id, title }) => ({ _id, title })),
  };
}

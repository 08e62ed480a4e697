import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { type ForeignKey, foreignKeys, writableColumns } from './foreign-keys.ts';

type Row = Readonly<Record<string, unknown>>;

interface Unlinked {
  readonly table: string;
  readonly key: Row;
  readonly values: Row;
}

export interface TrashEntry {
  readonly _id: string;
  readonly row_id: string;
  readonly title: string;
}

/**
 * Puts a row back with what was deleted with it, as it would stand now had it never been deleted: where a row it refers
 * to is gone meanwhile, the reference is emptied or the part dropped, as the database does on deletion. Where neither is
 * allowed, it throws `trash.referenceGone`.
 */
export async function restoreRow(tx: DbOrTx, table: string, entry: TrashEntry): Promise<void> {
  const keys = await foreignKeys(tx);
  // As text where digits matter: only the database reads the numbers.
  const parts = await sql<{ table: string; json: string; isRoot: boolean }>`
    select ${table}::text as table, content::text as json, true as "isRoot" from trash where _id = ${entry._id}
    union all
    select * from (select part.value ->> 'table', (part.value -> 'row')::text, false
      from trash cross join lateral jsonb_array_elements(belonging) with ordinality as part (value, place)
      where _id = ${entry._id} order by place) as parts`.execute(tx);
  const groups: { table: string; isRoot: boolean; json: string[] }[] = [];
  for (const { table: of, json, isRoot } of parts.rows) {
    const last = groups.at(-1);
    if (last && last.table === of && last.isRoot === isRoot) last.json.push(json);
    else groups.push({ table: of, isRoot, json: [json] });
  }
  for (const group of groups) await insertGroup(tx, keys, group);
  await linkAgain(tx, entry._id);
}

async function insertGroup(
  tx: DbOrTx,
  keys: readonly ForeignKey[],
  {
    table,
    isRoot,
    json,
  }: { readonly table: string; readonly isRoot: boolean; readonly json: readonly string[] },
): Promise<void> {
  let rows = json;
  for (const key of keys.filter(({ child }) => child === table)) {
    const missing = await withoutParent(tx, key, rows);
    if (missing.size === 0) continue;
    if (key.onDelete === 'setNull') rows = await emptied(tx, rows, missing, key);
    else {
      const [first = 0] = missing;
      const parents = await deletedParent(tx, key, rows[first] ?? '{}');
      const mustStand = isRoot || (key.onDelete === 'refuse' && parents.length > 0);
      if (mustStand) throw new AppError('trash.referenceGone', { rows: parents });
      rows = rows.filter((_, at) => !missing.has(at));
    }
  }
  if (rows.length === 0) return;
  const writable = await writableColumns(tx, table);
  const columns = Object.keys(JSON.parse(rows[0] ?? '{}') as Row).filter((name) => writable.has(name));
  const names = sql.join(columns.map((name) => sql.id(name)));
  // A part that somebody made anew meanwhile stays as they made it.
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::jsonb)
    ${isRoot ? sql`` : sql`on conflict do nothing`}`.execute(tx);
}

/** Places of the rows that refer to a row that is neither in the database nor among them. */
async function withoutParent(
  tx: DbOrTx,
  { child, childColumns, parent, parentColumns }: ForeignKey,
  rows: readonly string[],
): Promise<ReadonlySet<number>> {
  const matches = (of: string) =>
    sql.join(
      childColumns.map(
        (column, at) => sql`${sql.ref(`${of}.${parentColumns[at]}`)} = ${sql.ref(`row.${column}`)}`,
      ),
      sql` and `,
    );
  const all = sql`${`[${rows.join()}]`}::jsonb`;
  const found = await sql<{ place: number }>`
    select sent.place::int as place from jsonb_array_elements(${all}) with ordinality as sent (value, place)
    cross join lateral jsonb_populate_record(null::${sql.table(child)}, sent.value) as row
    where ${sql.join(
      childColumns.map((column) => sql`${sql.ref(`row.${column}`)} is not null`),
      sql` and `,
    )} and not exists (select from ${sql.table(parent)} as there where ${matches('there')})
    ${
      child === parent
        ? sql`and not exists (select from jsonb_populate_recordset(null::${sql.table(parent)}, ${all}) as sibling
            where ${matches('sibling')})`
        : sql``
    }`.execute(tx);
  return new Set(found.rows.map(({ place }) => place - 1));
}

/** Rows whose parent is gone, without the reference. */
async function emptied(
  tx: DbOrTx,
  rows: readonly string[],
  missing: ReadonlySet<number>,
  { childColumns }: ForeignKey,
): Promise<readonly string[]> {
  const nothing = JSON.stringify(Object.fromEntries(childColumns.map((column) => [column, null])));
  const done = await sql<{ json: string }>`
    select (case when place - 1 = any(${[...missing]}::int[]) then value || ${nothing}::jsonb else value end)::text as json
    from jsonb_array_elements(${`[${rows.join()}]`}::jsonb) with ordinality as sent (value, place)
    order by place`.execute(tx);
  return done.rows.map(({ json }) => json);
}

/** The row that has to be restored first, where it is in the trash too. */
function deletedParent(tx: DbOrTx, { childColumns }: ForeignKey, json: string) {
  const row = JSON.parse(json) as Row;
  return deletedRows(
    tx,
    childColumns.map((column) => row[column]).filter((value) => typeof value === 'string'),
  );
}

export async function deletedRows(tx: DbOrTx, ids: readonly string[]) {
  const { rows } = await sql<{ _id: string; title: string; section: string }>`
    select row_id as _id, title, kind as section from trash where row_id::text = any(${ids}) limit 1`.execute(
    tx,
  );
  return rows;
}

async function linkAgain(tx: DbOrTx, id: string): Promise<void> {
  const { unlinked } = await tx
    .selectFrom('trash')
    .select('unlinked')
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  const links = unlinked as unknown as readonly Unlinked[];
  const groups = Map.groupBy(links, ({ table, values }) => [table, ...Object.keys(values)].join());
  for (const [first, ...more] of groups.values()) {
    if (!first) continue;
    const { table } = first;
    const columns = Object.keys(first.values);
    const rows = [first, ...more].map(({ key, values }) => ({ ...key, ...values }));
    const isEmpty = columns.map((column) => sql`${sql.ref(`row.${column}`)} is null`);
    const isIt = Object.keys(first.key).map(
      (column) => sql`${sql.ref(`row.${column}`)} = ${sql.ref(`stood.${column}`)}`,
    );
    await sql`update ${sql.table(table)} as row
      set ${sql.join(columns.map((column) => sql`${sql.id(column)} = ${sql.ref(`stood.${column}`)}`))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as stood
      where ${sql.join([...isIt, ...isEmpty], sql` and `)}`.execute(tx);
  }
}

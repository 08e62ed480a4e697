import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { type ForeignKey, foreignKeys, primaryKeyOf, tablesNotKept } from './foreign-keys.ts';

/** Rows that are about to be deleted; they are locked. */
export interface Deletion {
  readonly kind: string;
  readonly table: string;
  readonly rows: readonly {
    readonly _id: string;
    readonly title: string;
    readonly folders?: readonly string[];
  }[];
  readonly by: { readonly _id: string; readonly name: string };
}

/** A row as the database writes it: its numbers keep all their digits, which JavaScript's would not. */
interface RawRow {
  readonly table: string;
  readonly json: string;
  readonly keys: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly content: string;
  readonly belonging: RawRow[];
  readonly unlinked: string[];
}

/** All of it is read into memory. */
export const MAX_KEPT_ROWS = 50_000;

const ROWS_AT_ONCE = 100;

/** Keeps rows, and what the database deletes with them, for 30 days. Answers what Undo restores all of them by. */
export async function moveToTrash(tx: DbOrTx, { kind, table, rows, by }: Deletion): Promise<string> {
  const keys = await foreignKeys(tx);
  const notKept = tablesNotKept(keys);
  const entries = new Map<string, Entry>();
  let level: { readonly root: string; readonly row: RawRow }[] = [];
  for (const row of await rootRows(tx, table, keys, rows)) {
    const root = String(row.keys._id);
    entries.set(root, { content: row.json, belonging: [], unlinked: [] });
    level.push({ root, row });
  }
  const known = new Set(level.map(nameOf));
  let left = MAX_KEPT_ROWS;
  const count = (rows: number) => {
    left -= rows;
    if (left < 0) throw new AppError('trash.tooLarge', { params: { n: MAX_KEPT_ROWS } });
  };
  while (level.length > 0) {
    const next: typeof level = [];
    for (const key of keys) {
      const above = level.filter(({ row }) => row.table === key.parent);
      if (above.length === 0) continue;
      if (key.onDelete === 'cascade' && !notKept.has(key.child)) {
        const children = await childRows(tx, key, keys, above, left + 1);
        count(children.length);
        // A row that belongs to two deleted rows is kept with both: either may be restored last.
        for (const found of children)
          if (!known.has(nameOf(found))) {
            known.add(nameOf(found));
            entries.get(found.root)?.belonging.push(found.row);
            next.push(found);
          }
      }
      if (key.onDelete === 'setNull') {
        const links = await linksTo(tx, key, above, left + 1);
        count(links.length);
        for (const { root, json } of links) entries.get(root)?.unlinked.push(json);
      }
    }
    level = next;
  }
  const batch = uuidv7();
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('trash')
      .values(
        rows.slice(at, at + ROWS_AT_ONCE).flatMap(({ _id, title, folders = [] }) => {
          const entry = entries.get(_id);
          if (!entry) return [];
          return {
            _id: uuidv7(),
            batch_id: batch,
            kind,
            row_id: _id,
            title,
            content: entry.content,
            belonging: `[${entry.belonging.map((one) => `{"table":"${one.table}","row":${one.json}}`).join()}]`,
            unlinked: `[${entry.unlinked.join()}]`,
            folders: [...folders],
            deleted_by: by._id,
            deleted_by_name: by.name,
          };
        }),
      )
      .execute();
  return batch;
}

const nameOf = ({ root, row: { table, json } }: { readonly root: string; readonly row: RawRow }) =>
  `${root} ${table} ${json}`;

/** The columns by which other rows refer to those of a table. */
const referredColumns = (keys: readonly ForeignKey[], table: string): readonly string[] => [
  ...new Set(keys.flatMap(({ parent, parentColumns }) => (parent === table ? parentColumns : []))),
];

const columnsAsJson = (row: string, columns: readonly string[]) =>
  columns.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(`${row}.${name}`)]))})`;

async function rootRows(
  tx: DbOrTx,
  table: string,
  keys: readonly ForeignKey[],
  rows: Deletion['rows'],
): Promise<RawRow[]> {
  const columns = [...new Set(['_id', ...referredColumns(keys, table)])];
  const found = await sql<{ json: string; keys: Record<string, unknown> }>`
    select to_jsonb(root)::text as json, ${columnsAsJson('root', columns)} as keys
    from ${sql.table(table)} as root where _id = any(${rows.map(({ _id }) => _id)})`.execute(tx);
  return found.rows.map((row) => ({ table, ...row }));
}

/** The rows above with a number each, as a table that others can be joined to. */
const numbered = (key: ForeignKey, above: readonly { readonly row: RawRow }[]) =>
  sql`jsonb_array_elements(${JSON.stringify(above.map(({ row }) => row.keys))}::jsonb)
    with ordinality as sent (keys, place)
    cross join lateral jsonb_populate_record(null::${sql.table(key.parent)}, sent.keys) as parent
    join ${sql.table(key.child)} as child on ${sql.join(
      key.childColumns.map(
        (column, at) => sql`${sql.ref(`child.${column}`)} = ${sql.ref(`parent.${key.parentColumns[at]}`)}`,
      ),
      sql` and `,
    )}`;

async function childRows(
  tx: DbOrTx,
  key: ForeignKey,
  keys: readonly ForeignKey[],
  above: readonly { readonly root: string; readonly row: RawRow }[],
  limit: number,
) {
  const { rows } = await sql<{ place: number; json: string; keys: Record<string, unknown> }>`
    select sent.place::int as place, to_jsonb(child)::text as json,
      ${columnsAsJson('child', referredColumns(keys, key.child))} as keys
    from ${numbered(key, above)} limit ${limit}`.execute(tx);
  return rows.map(({ place, ...row }) => ({
    root: above[place - 1]?.root ?? '',
    row: { table: key.child, ...row },
  }));
}

async function linksTo(
  tx: DbOrTx,
  key: ForeignKey,
  above: readonly { readonly root: string; readonly row: RawRow }[],
  limit: number,
) {
  const columns = await primaryKeyOf(tx, key.child);
  const { rows } = await sql<{ place: number; json: string }>`
    select sent.place::int as place, jsonb_build_object('table', ${key.child}::text,
      'key', ${columnsAsJson('child', columns)}, 'values', ${columnsAsJson('child', key.childColumns)})::text as json
    from ${numbered(key, above)} limit ${limit}`.execute(tx);
  return rows.map(({ place, json }) => ({ root: above[place - 1]?.root ?? '', json }));
}

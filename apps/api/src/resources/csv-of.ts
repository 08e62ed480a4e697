import { CSV_LINES, cellOf, columnsOf, defused } from '@flink/contract/resources/kit/cells.ts';
import { columnLabel } from '@flink/contract/resources/kit/column-labels.ts';
import { referredBy, valuesIn } from '@flink/contract/resources/kit/field.ts';
import Papa from 'papaparse';
import type { Db } from '../db/database.ts';
import type { Scope } from '../plugins/access/scope.ts';
import * as repo from './resource.repo.ts';
import type { Referred, ServedResource } from './served-resource.ts';
import { isId } from './sheet.ts';

/** Read and sent at a time: a table of any length passes through. */
const ROWS_AT_ONCE = 1_000;

/** Programs that open a table take it for what it is. */
const BYTE_ORDER_MARK = '\uFEFF';

const lines = (rows: string[][]) => `${Papa.unparse(rows, CSV_LINES)}\r\n`;

interface Wanted {
  readonly referred: Readonly<Record<string, Referred>>;
  readonly query: repo.Values;
  /** In the person's language. */
  readonly t: (key: string) => string;
}

/** The rows that match, with their ids: imported again they change nothing. */
export async function* csvOf(db: Db, served: ServedResource, scope: Scope, { referred, query, t }: Wanted) {
  const { fields } = served.resource;
  const columns = columnsOf(fields, await repo.localeCodes(db));
  yield BYTE_ORDER_MARK + lines([columns.map((column) => defused(columnLabel(served.resource, column, t)))]);
  let after: string | null = null;
  for (;;) {
    const rows: repo.StoredRow[] = await repo.rowsAfter(db, served, scope, query, {
      after,
      most: ROWS_AT_ONCE,
    });
    const last = rows.at(-1);
    if (!last) return;
    const nameOf = await plainNames(db, served, scope, { referred, rows });
    yield lines(rows.map((row) => columns.map((column) => cellOf(fields, row, column, nameOf))));
    if (rows.length < ROWS_AT_ONCE) return;
    after = last._id;
  }
}

/** What a row refers to goes by its name, where that name leads back to it alone. */
async function plainNames(
  db: Db,
  { resource }: ServedResource,
  scope: Scope,
  { referred, rows }: { readonly referred: Wanted['referred']; readonly rows: readonly repo.StoredRow[] },
) {
  const names = new Map<string, string>();
  for (const [field, of] of Object.entries(resource.fields)) {
    const to = referredBy(of);
    const target = to ? referred[to] : undefined;
    if (!to || !target) continue;
    const ids = rows.flatMap((row) => Array.from(valuesIn(field, of, row[field]), ([, , id]) => id));
    const called = await repo.namesOf(db, target, scope, [...new Set(ids)]);
    const bearers = await repo.namedRows(
      db,
      target,
      scope,
      called.map(({ name }) => name.toLowerCase()),
    );
    const several = new Set(
      bearers.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at),
    );
    const found = new Set(bearers.map(({ _id }) => _id));
    for (const { _id, name } of called)
      if (found.has(_id) && !several.has(name.toLowerCase()) && isPlain(name))
        names.set(`${to} ${_id}`, name);
  }
  return (to: string, id: string) => names.get(`${to} ${id}`) ?? id;
}

/** Could be told apart from an id, from a list of names and from a text with space around it. */
const isPlain = (name: string): boolean =>
  name !== '' && !isId(name) && !name.includes('|') && name === name.trim();

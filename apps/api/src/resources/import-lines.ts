import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { cellOf, ID_COLUMN, VERSION_COLUMN } from '@flink/contract/resources/kit/cells.ts';
import { type Fields, referredBy } from '@flink/contract/resources/kit/field.ts';
import type { ImportBody, ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx } from '../db/database.ts';
import type { Scope } from '../plugins/access/scope.ts';
import { hold } from './bulk.ts';
import { takenColumn } from './refused-by-table.ts';
import * as repo from './resource.repo.ts';
import type { Referred, ServedResource } from './served-resource.ts';
import { isId, type Line, linesOf, type Named, namesReferredTo, readLine } from './sheet.ts';

/** A row as it was, if it was there, and as it is now. */
export interface Pair {
  readonly before: repo.StoredRow | null;
  readonly after: repo.StoredRow;
}

/** A row as it is, or null for a new one, and as it is to be. */
export interface WantedRow {
  readonly before: repo.StoredRow | null;
  readonly values: repo.Values;
}

interface Writing {
  readonly scope: Scope;
  readonly referred: Readonly<Record<string, Referred>>;
  /** Throws where one of them is refused before anything is written. */
  check(wanted: readonly WantedRow[]): Promise<void>;
  /** In their order; throws where one of them is refused. */
  write(wanted: readonly WantedRow[]): Promise<readonly repo.StoredRow[]>;
  refusedByTable(error: unknown): unknown;
}

/** Of those that are made or changed, as many as somebody looks through before they confirm. */
const MOST_SHOWN = 100;

const LINES_AT_ONCE = 100;

interface Imported {
  readonly pairs: readonly Pair[];
  readonly result: ImportResult;
}

/** Writes every line that can be written, each with all the rules of the form; the others are named with the reason. */
export async function importLines(
  tx: DbOrTx,
  served: ServedResource,
  writing: Writing,
  body: ImportBody,
): Promise<Imported> {
  const { fields } = served.resource;
  const lines = linesOf(fields, await repo.localeCodes(tx), body);
  const ids = lines.map(({ _id }) => _id).filter(isId);
  // Of what somebody does not see nothing is held.
  const seen = await repo.wantedRows(tx, served, writing.scope, { ids });
  await hold(
    tx,
    served,
    seen.map(({ _id }) => _id),
  );
  const standing = new Map(
    (await repo.wantedRows(tx, served, writing.scope, { ids })).map((row) => [row._id, row]),
  );
  const named = await namesIn(tx, writing, lines);
  const preset = await ownPlace(tx, fields, writing.scope);
  const outcomes: Done[] = [];
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    outcomes.push(
      ...(await writeLines(tx, served, writing, {
        lines: lines.slice(at, at + LINES_AT_ONCE),
        standing,
        named,
        preset,
        earlier: new Set(lines.slice(0, at).map(({ _id }) => _id)),
      })),
    );
  const pairs = outcomes.flatMap((done) => ('after' in done ? [done] : []));
  const refused = outcomes.flatMap((done) => ('columns' in done ? [done] : []));
  const created = pairs.filter(({ before }) => before === null).length;
  return {
    pairs,
    result: {
      written: false,
      created,
      changed: pairs.length - created,
      unchanged: lines.length - pairs.length - refused.length,
      refused: refused.length,
      rows: await shown(tx, served, writing, outcomes),
    },
  };
}

/** What a line came to: a row that was written, the reasons why not, or nothing to do. */
type Done =
  | (Pair & { readonly line: Line; readonly changed: readonly string[] })
  | { readonly line: Line; readonly columns: Readonly<Record<string, ErrorCode>> }
  | { readonly line: Line };

interface Lines {
  readonly lines: readonly Line[];
  readonly standing: ReadonlyMap<string, repo.StoredRow>;
  readonly named: Named;
  /** What a new row holds where its line says nothing. */
  readonly preset: repo.Values;
  /** Ids of the lines above these. */
  readonly earlier: ReadonlySet<string>;
}

/**
 * Most files have few wrong lines, and a way back from each line costs more than the line: many of them are written
 * with a few statements, and only where one of these is refused they are written again in ever smaller heaps.
 */
async function writeLines(
  tx: DbOrTx,
  served: ServedResource,
  writing: Writing,
  lines: Lines,
): Promise<readonly Done[]> {
  const meant = meantBy(served, lines);
  const wanted = meant.filter((one) => 'values' in one);
  const written = wanted.length > 0 ? await tried(tx, served, writing, wanted) : [];
  const rows = new Map<Meant, repo.StoredRow | AppError | undefined>(
    wanted.map((one, at) => [one, written[at]] as const),
  );
  return meant.map((one) => {
    if (!('values' in one)) return one;
    const { line, before, changed } = one;
    const row = rows.get(one);
    if (row instanceof AppError) return { line, columns: columnsOf(served, row) };
    return row ? { line, before, after: row, changed } : { line };
  });
}

/** So few are tried one by one. */
const FEW = 12;

/**
 * A heap in which one is refused. Those of which that can be told are taken out of it; else it is tried in halves, so
 * that a wrong line is found without trying all the others by themselves.
 */
async function tried(
  tx: DbOrTx,
  served: ServedResource,
  writing: Writing,
  wanted: readonly WantedRow[],
): Promise<readonly (repo.StoredRow | AppError)[]> {
  const all = await attempt(tx, writing, () => writing.write(wanted));
  if (!(all instanceof AppError)) return all;
  if (wanted.length === 1) return [all];
  const inTurn = (heaps: readonly (readonly WantedRow[])[], known?: ReadonlyMap<WantedRow, AppError>) =>
    triedInTurn(tx, served, writing, { wanted, heaps, known });
  const column = takenColumn(served, all);
  const wrong =
    column === undefined
      ? new Map(await wrongInHalves(writing, wanted))
      : await taken(tx, served, column, wanted, all);
  if (wrong.size > 0) return inTurn([wanted.filter((one) => !wrong.has(one))], wrong);
  const again = column === undefined ? null : repeated(served, column, wanted);
  if (again && again.size > 0)
    return inTurn([wanted.filter((one) => !again.has(one)), wanted.filter((one) => again.has(one))]);
  const size = wanted.length > FEW ? Math.ceil(wanted.length / 2) : 1;
  const heaps = [];
  for (let at = 0; at < wanted.length; at += size) heaps.push(wanted.slice(at, at + size));
  return inTurn(heaps);
}

interface InTurn {
  readonly wanted: readonly WantedRow[];
  readonly heaps: readonly (readonly WantedRow[])[];
  /** Those that are in none of the heaps. */
  readonly known: ReadonlyMap<WantedRow, AppError> | undefined;
}

/** What all came to, in their own order, when one heap after the other is tried. */
async function triedInTurn(
  tx: DbOrTx,
  served: ServedResource,
  writing: Writing,
  { wanted, heaps, known }: InTurn,
): Promise<readonly (repo.StoredRow | AppError)[]> {
  const of = new Map<WantedRow, repo.StoredRow | AppError>(known);
  for (const heap of heaps) {
    const done = heap.length > 0 ? await tried(tx, served, writing, heap) : [];
    for (const [at, one] of done.entries()) of.set(heap[at] as WantedRow, one);
  }
  return wanted.map((one) => of.get(one) as repo.StoredRow | AppError);
}

type Wrong = readonly (readonly [WantedRow, AppError])[];

/** Most rows of a heap are right, and a question about one takes as long as a question about fifty. */
async function wrongInHalves(writing: Writing, wanted: readonly WantedRow[]): Promise<Wrong> {
  const half = Math.ceil(wanted.length / 2);
  const found: Wrong[] = [];
  for (const part of [wanted.slice(0, half), wanted.slice(half)]) found.push(await wrongIn(writing, part));
  return found.flat();
}

async function wrongIn(writing: Writing, wanted: readonly WantedRow[]): Promise<Wrong> {
  const refused = await writing.check(wanted).then(
    () => null,
    (error: unknown) => error,
  );
  if (refused === null) return [];
  if (!(refused instanceof AppError)) throw refused;
  const [one, ...others] = wanted;
  return one && others.length === 0 ? [[one, refused]] : wrongInHalves(writing, wanted);
}

/** What a row would have in a column that holds each value once; any number of rows have none. */
function valueIn(served: ServedResource, column: string, { values }: WantedRow): string | null {
  const value = repo.writtenIn(served, values, column);
  return value === undefined || value === null || typeof value === 'object' || value === ''
    ? null
    : String(value);
}

/** Whose value another row has; one that is of this heap may be about to give it up. */
async function taken(
  tx: DbOrTx,
  served: ServedResource,
  column: string,
  wanted: readonly WantedRow[],
  why: AppError,
): Promise<ReadonlyMap<WantedRow, AppError>> {
  const values = wanted.flatMap((one) => valueIn(served, column, one) ?? []);
  const holders = await repo.holdersOf(tx, served, column, values);
  const own = new Set(wanted.flatMap(({ before }) => before?._id ?? []));
  const isTaken = (one: WantedRow) => {
    const value = valueIn(served, column, one);
    const holder = value === null ? undefined : holders.get(value);
    return holder !== undefined && !own.has(holder);
  };
  return new Map(wanted.filter(isTaken).map((one) => [one, why] as const));
}

/** Those with a value of one above them; whether they can have it is known when that one is written or refused. */
function repeated(
  served: ServedResource,
  column: string,
  wanted: readonly WantedRow[],
): ReadonlySet<WantedRow> {
  const above = new Set<string>();
  return new Set(
    wanted.filter((one) => {
      const value = valueIn(served, column, one);
      if (value === null) return false;
      const isRepeated = above.has(value);
      above.add(value);
      return isRepeated;
    }),
  );
}

/** A line that is to be written, or what it came to without that. */
type Meant =
  | (WantedRow & { readonly line: Line; readonly changed: readonly string[] })
  | { readonly line: Line; readonly columns: Readonly<Record<string, ErrorCode>> }
  | { readonly line: Line };

function meantBy(
  { resource: { fields } }: ServedResource,
  { lines, standing, named, preset, earlier }: Lines,
): readonly Meant[] {
  const above = new Set(earlier);
  return lines.map((line): Meant => {
    const before = line._id === '' ? null : standing.get(line._id);
    if (before === undefined) return { line, columns: { [ID_COLUMN]: 'notFound' } };
    if (before && above.has(before._id)) return { line, columns: { [ID_COLUMN]: 'import.twice' } };
    above.add(line._id);
    const read = readLine(fields, line, before, { named, preset });
    if ('wrong' in read) return { line, columns: read.wrong };
    if (before && read.changed.length === 0) return { line };
    if (before && line.version !== '' && line.version !== String(before.version))
      return { line, columns: { [VERSION_COLUMN]: 'conflict' } };
    return { line, before, values: read.values, changed: read.changed };
  });
}

class TriedOut extends Error {
  readonly imported: Imported;
  constructor(imported: Imported) {
    super('tried out');
    this.imported = imported;
  }
}

/** All of it, by the same rules and the same tables, and then nothing of it: what is seen first is what will happen. */
export async function triedOut(db: Db, bring: (tx: DbOrTx) => Promise<Imported>): Promise<Imported> {
  try {
    return await db.transaction().execute(async (tx) => {
      throw new TriedOut(await bring(tx));
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.imported;
    throw error;
  }
}

/** What was written, or why it was refused; what stood before stands in any case. */
async function attempt<Value>(
  tx: DbOrTx,
  { refusedByTable }: Writing,
  write: () => Promise<Value>,
): Promise<Value | AppError> {
  await sql`savepoint line`.execute(tx);
  try {
    const value = await write();
    await sql`release savepoint line`.execute(tx);
    return value;
  } catch (error) {
    const refused = refusedByTable(error);
    if (!(refused instanceof AppError)) throw error;
    await sql`rollback to savepoint line`.execute(tx);
    return refused;
  }
}

async function namesIn(tx: DbOrTx, { scope, referred }: Writing, lines: readonly Line[]): Promise<Named> {
  const found = new Map<string, string[]>();
  for (const [to, names] of namesReferredTo(lines)) {
    const target = referred[to];
    const rows = target ? await repo.namedRows(tx, target, scope, [...names]) : [];
    for (const { _id, name } of rows)
      found.set(`${to} ${name}`, [...(found.get(`${to} ${name}`) ?? []), _id]);
  }
  return (to, name) => found.get(`${to} ${name}`) ?? [];
}

/** Who belongs to one organisation, region or center brings in rows of it, as their form begins with it. */
async function ownPlace(tx: DbOrTx, fields: Fields, scope: Scope): Promise<repo.Values> {
  const own: Record<string, string> = {};
  if (scope.kind === 'masterOrganization') own.masterOrganizations = scope.masterOrganizationId;
  if (scope.kind === 'learningCenter') own.learningCenters = scope.learningCenterId;
  if (scope.kind === 'region') {
    own.regions = scope.regionId;
    own.masterOrganizations = await repo.organizationOf(tx, scope.regionId);
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const id = field.kind === 'reference' ? own[field.to] : undefined;
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}

/** An error names fields, and places in lists: `scenes.0` is in the column `scenes`. */
function columnsOf({ resource }: ServedResource, { code, fields }: AppError) {
  const columns = Object.entries(fields ?? {}).map(([place, wrong]) => {
    const [name = ''] = place.split('.');
    return [resource.fields[name]?.kind === 'perLocale' ? place : name, wrong] as const;
  });
  return columns.length > 0 ? Object.fromEntries(columns) : { [resource.title]: code };
}

/** The first ones of those that were written, with names for ids, and all that were refused. */
async function shown(
  tx: DbOrTx,
  { resource }: ServedResource,
  { scope, referred }: Writing,
  all: readonly Done[],
): Promise<ImportResult['rows']> {
  const name = async (column: string, cell: string) => {
    const field = resource.fields[column.split('.')[0] ?? ''];
    const target = referred[(field && referredBy(field)) ?? ''];
    if (!target || !isId(cell)) return cell;
    return (await repo.namesOf(tx, target, scope, [cell]))[0]?.name ?? cell;
  };
  const rows: ImportResult['rows'] = [];
  let written = 0;
  for (const done of all) {
    const { row } = done.line;
    if ('columns' in done) rows.push({ row, outcome: 'refused', columns: { ...done.columns } });
    if (!('after' in done) || written === MOST_SHOWN) continue;
    written += 1;
    const { before, after } = done;
    const title = String(after[resource.title]);
    if (before === null) {
      rows.push({ row, outcome: 'created', title });
      continue;
    }
    const changes = [];
    for (const column of done.changed)
      changes.push({
        column,
        before: await name(column, cellOf(resource.fields, before, column)),
        after: await name(column, cellOf(resource.fields, after, column)),
      });
    rows.push({ row, outcome: 'changed', _id: after._id, title, changes });
  }
  return rows;
}

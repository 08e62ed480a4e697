import { type Compilable, CompiledQuery } from 'kysely';
import type { Scope } from '../plugins/access/scope.ts';
import type { DbOrTx } from './database.ts';
import { nameStatement } from './named-statements.ts';

type Value = string | Scope;

/** Where a value will stand in a query that is written before the value is known. */
class Slot {
  readonly argument: number;
  readonly field: string | null;

  constructor(argument: number, field: string | null) {
    this.argument = argument;
    this.field = field;
  }
}

interface Written {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * A read whose SQL is written once for each kind of scope; later only the values change. Kysely takes longer to write
 * a small query than PostgreSQL to answer it.
 * `build` runs with stand-ins: it may put the values into the query and look at `scope.kind`, at nothing else of them.
 */
export function prepared<Values extends readonly Value[], Row>(
  build: (db: DbOrTx, ...values: Values) => Compilable<Row>,
): (db: DbOrTx, ...values: Values) => Promise<Row[]> {
  const known = new Map<string, Written>();
  return async (db, ...values) => {
    const shape = values.map(shapeOf).join();
    let written = known.get(shape);
    if (!written) {
      written = build(db, ...(values.map(standIn) as unknown as Values)).compile();
      known.set(shape, written);
      nameStatement(written.sql);
    }
    const parameters = written.parameters.map((one) => (one instanceof Slot ? valueAt(values, one) : one));
    const { rows } = await db.executeQuery(CompiledQuery.raw(written.sql, parameters));
    return rows as Row[];
  };
}

/** What may change the SQL: the kind of scope, and which of its ids are missing. */
function shapeOf(value: Value): string {
  if (typeof value === 'string') return '';
  const missing = Object.entries(value).filter(([, one]) => one === null);
  return [value.kind, ...missing.map(([name]) => name)].join(' ');
}

function standIn(value: Value, argument: number): unknown {
  if (typeof value === 'string') return new Slot(argument, null);
  const fields = Object.entries(value).map(([name, one]) => [
    name,
    name === 'kind' || one === null ? one : new Slot(argument, name),
  ]);
  return Object.fromEntries(fields);
}

function valueAt(values: readonly Value[], { argument, field }: Slot): unknown {
  const value = values[argument];
  return typeof value === 'object' && field !== null ? Reflect.get(value, field) : value;
}

import { AppError } from '@flink/contract/errors/app-error.ts';
import pg from 'pg';
import { columnOf, type ServedResource } from './served-resource.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** The column whose value another row has already; undefined where it was not that, or not one column of this table. */
export function takenColumn({ serving }: ServedResource, error: unknown): string | undefined {
  const cause = error instanceof AppError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== UNIQUE_VIOLATION) return undefined;
  const [, column] = /^Key \((\w+)\)=/.exec(cause.detail ?? '') ?? [];
  return cause.table === serving.table ? column : undefined;
}

/** What the table itself refuses, in the words of the form: two people may have sent the same name at once. */
export function refusedByTable(served: ServedResource, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  // A row that came to refer to this one after we looked.
  if (error.code === FOREIGN_KEY_VIOLATION) return new AppError('rows.inUse', { cause: error });
  if (error.code !== UNIQUE_VIOLATION) return error;
  const columns = /^Key \(([^)]+)\)=/.exec(error.detail ?? '')?.[1] ?? '';
  const field = Object.keys(served.resource.fields).find((name) =>
    columns.split(', ').includes(columnOf(served, name).column ?? ''),
  );
  const fields = { [field ?? served.resource.title]: 'request.notUnique' } as const;
  return new AppError('request.notUnique', { fields, cause: error });
}

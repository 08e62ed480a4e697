import type { Fields, ValuesOf } from '@flink/contract/resources/field.ts';
import type { Resource } from '@flink/contract/resources/resource.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../db/database.ts';
import type { DB } from '../db/tables.gen.ts';
import type { Scope } from '../plugins/access/scope.ts';

/** Where a field is kept, if it is not the column of its own name. */
export interface Column {
  readonly column: string;
  /** How it is read; the row is called `row`. */
  readonly read?: RawBuilder<unknown>;
  write?(value: unknown): unknown;
}

/** Rows of another kind that would be orphaned. They belong to whom the row belongs to. */
export interface Use {
  /** Where they are managed, so that a screen can lead there; who may not look in is told how many alone. */
  readonly section: Resource['section'];
  readonly from: keyof DB & string;
  /** The column that refers to the row. */
  readonly column: string;
  /** What people call such a row; it is called `other`. */
  readonly title: RawBuilder<string>;
}

/** A row as it is and as it is to be, for a rule that the fields alone cannot say. */
export interface Change<Values> {
  readonly tx: DbOrTx;
  readonly scope: Scope;
  /** Null for a new row. */
  readonly before: (Values & { readonly _id: string }) | null;
  readonly values: Values;
}

/** Rows that a field may refer to. */
export interface Referred {
  readonly table: keyof DB & string;
  /** Which rows the person asking may see; the table is called `row`. */
  seenIn(scope: Scope): RawBuilder<SqlBool>;
}

/** What is special about a resource on the server; all else is the kit's. */
export interface Serving<Values> extends Referred {
  readonly columns?: Readonly<Partial<Record<keyof Values, Column>>>;
  /** What the `shown` of the resource are read from. */
  readonly joins?: RawBuilder<unknown>;
  readonly shown?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Rows that cannot be deleted (spec 3 §6). */
  readonly isProtected?: RawBuilder<SqlBool>;
  readonly uses?: readonly Use[];
  /** Says no by throwing an AppError whose fields name what is wrong. */
  check?(change: Change<Values>): Promise<void> | void;
}

/** A resource and what is special about it, as the kit holds them together. */
export interface ServedResource {
  readonly resource: Resource;
  readonly serving: Serving<Record<string, unknown>>;
}

export const serve = <Name extends string, F extends Fields, Shown extends string>(
  resource: Resource<Name, F, Shown>,
  serving: Serving<ValuesOf<F>>,
): ServedResource => ({
  resource: resource as unknown as Resource,
  serving: serving as unknown as Serving<Record<string, unknown>>,
});

/** For what belongs to no tenant: who may come in at all is said by the permissions. */
export const EVERYBODY = () => sql<SqlBool>`true`;

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnOf = ({ serving }: ServedResource, field: string): Column =>
  serving.columns?.[field] ?? { column: snakeCase(field) };

import type { Holder } from '@flink/contract/access/rules.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { Fields, ValuesOf } from '@flink/contract/resources/kit/field.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../db/database.ts';
import type { DB } from '../db/tables.gen.ts';
import type { OfficeLetters } from '../modules/accounts/passwords/office-letters.service.ts';
import type { Scope } from '../plugins/access/scope.ts';
import type { FormFiles } from './form-files.ts';

/** Where a field is kept, if it is not the column of its own name. */
export interface Column {
  /** Null where it is kept in another table: `read` reads it, `afterwards` writes it. */
  readonly column: string | null;
  /** How it is read; the row is called `row`. */
  readonly read?: RawBuilder<unknown>;
  /** How it is kept; a statement of the database where it has to be looked up there. */
  write?(value: unknown): unknown;
  /** What a filter from one day or number to another compares, where that is not the column. */
  readonly compared?: RawBuilder<unknown>;
  /**
   * Whether the row has one of these values, or with null any at all: how a filter asks where the values are kept in
   * another table.
   */
  has?(values: readonly string[] | null): RawBuilder<SqlBool>;
  /** Kept as JSON, as texts per language and structures are without that. */
  readonly json?: true;
}

/** Rows of another kind that would be orphaned. They belong to whom the row belongs to. */
export interface Use {
  /** Where they are managed, so that a screen can lead there; who may not look in is told how many alone. */
  readonly section:
    | Resource['section']
    | 'activities'
    | 'wordlists'
    | 'word-groups'
    | 'pending-registrations';
  readonly from: keyof DB & string;
  /** The column that refers to the row, or how else a row refers to one whose id is given. */
  readonly column: string | ((id: Expression<unknown>) => RawBuilder<SqlBool>);
  /** What people call such a row; it is called `other`. */
  readonly title: RawBuilder<string>;
}

/** A row as it is and as it is to be, for a rule that the fields alone cannot say. */
export interface Change<Values> {
  readonly tx: DbOrTx;
  readonly scope: Scope;
  /** Who asks, as far as an access rule can see. */
  readonly holder: Holder;
  /** Their name. */
  readonly by: string;
  /** They come from a file. */
  readonly imported: boolean;
  /** Null for a new row. */
  readonly before: (Values & { readonly _id: string }) | null;
  readonly values: Values;
  /** To those whose account is made or changed. */
  readonly letters: OfficeLetters;
}

/** Many changes at once, as they come from a file; one alone comes in the same way. */
export interface Changes<Row>
  extends Pick<Change<never>, 'tx' | 'scope' | 'holder' | 'by' | 'letters' | 'imported'> {
  readonly rows: readonly Row[];
}

export type ChangedRow<Values> = Pick<Change<Values>, 'before' | 'values'>;

/** All rows that one press or one file made and changed. */
export interface News extends Pick<Change<never>, 'tx' | 'scope' | 'by'> {
  /** Where links in mails lead. */
  readonly origin: string;
  readonly rows: readonly {
    readonly before: ToldRow | null;
    readonly after: ToldRow;
  }[];
}

/** As the table tells it. */
export interface ToldRow {
  readonly _id: string;
  readonly [field: string]: unknown;
}

/** Rows that somebody wants to change in one go; they are held. */
export interface BulkChange {
  readonly tx: DbOrTx;
  readonly scope: Scope;
  readonly holder: Holder;
  /** Who asks. */
  readonly userId: string;
  /** One of the resource's `bulk`. */
  readonly action: string;
  readonly rows: readonly { readonly _id: string; readonly [field: string]: unknown }[];
}

/** Rows that somebody wants to delete. */
export interface Removing {
  readonly tx: DbOrTx;
  readonly scope: Scope;
  readonly ids: readonly string[];
}

export interface Reading {
  readonly db: DbOrTx;
  readonly files: FormFiles;
}

export interface Answering extends Reading {
  readonly userId: string;
  readonly row: { readonly _id: string };
}

/** Rows that a field may refer to. */
export interface Referred {
  readonly table: keyof DB & string;
  /** Which rows the person asking may see; the table is called `row`. */
  seenIn(scope: Scope): RawBuilder<SqlBool>;
  /** What people call a row by; its name when not said. */
  readonly called?: RawBuilder<string>;
}

/** What is special about a resource on the server; all else is the kit's. */
export interface Serving<Values> extends Referred {
  readonly columns?: Readonly<Partial<Record<keyof Values, Column>>>;
  /** What the `shown` of the resource are read from. */
  readonly joins?: (scope: Scope) => RawBuilder<unknown>;
  readonly shown?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Whether a row, which is called `row`, has one of the values of the resource's `flags`. */
  readonly flags?: Readonly<Record<string, (value: string) => RawBuilder<SqlBool>>>;
  /** Whether a row has one of the `shownReferences`, told by an index. */
  readonly refersTo?: Readonly<Record<string, (ids: readonly string[]) => RawBuilder<SqlBool>>>;
  /** What a column is ordered by, where that is not its value; the row as it is told is called `seen`. */
  readonly orderedBy?: Readonly<Record<string, RawBuilder<unknown>>>;
  /**
   * All names that a column may hold, where they are few beside the rows: a search looks for its words in them, and for
   * the rows by whole names, which an index gives without reading each row's words again.
   */
  readonly fewNames?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which rows are offered to be chosen; all when not said. The row as it is told is called `seen`. */
  readonly offered?: RawBuilder<SqlBool>;
  /** Rows that cannot be deleted (spec 3 §6). */
  readonly isProtected?: RawBuilder<SqlBool>;
  readonly uses?: readonly Use[];
  /** Columns of a new row that no field holds. */
  fresh?(): Promise<Readonly<Record<string, unknown>>>;
  /** Says no by throwing an AppError whose fields name what is wrong. */
  check?(change: Change<Values>): Promise<void> | void;
  /** What else changes with a row that was made or changed, in the same transaction. */
  afterwards?(change: Change<Values> & { readonly _id: string }): Promise<void>;
  /**
   * In place of `check` and `afterwards`, where rows come in by thousands: a few questions for all of them. Whichever is
   * refused, they are asked about again one by one.
   */
  checkAll?(changes: Changes<ChangedRow<Values>>): Promise<void>;
  afterAll?(changes: Changes<ChangedRow<Values> & { readonly _id: string }>): Promise<void>;
  /** Writes to those who hear of it, once for all of them. */
  tell?(news: News): Promise<void>;
  /** Rows below that others hold before these: whoever holds them in another order would wait for each other. */
  holdFirst?(tx: DbOrTx, ids: readonly string[]): Promise<unknown>;
  /** How many are deleted in one transaction, where each takes long. */
  readonly mostAtOnce?: number;
  /** Does one of the resource's `bulk` as far as it may be done, and says which rows were left out and why. */
  bulkChange?(change: BulkChange): Promise<ReadonlyMap<string, ErrorCode>>;
  /** How many are changed so in one transaction, where each takes long. */
  readonly mostChanged?: number;
  /** Whose sessions are looked at anew when rows have changed. */
  accountsOf?(db: DbOrTx, ids: readonly string[]): Promise<readonly string[]>;
  /** Says no by throwing an AppError; the rows are held. */
  beforeRemoving?(removing: Removing): Promise<void>;
  /** Deletes rows about people with all that tells of them. */
  erase?(removing: Removing): Promise<void>;
  /** What else changes with rows that were deleted, in the same transaction. */
  afterRemoving?(tx: DbOrTx, rows: readonly Values[]): Promise<void>;
  /** What else changes with rows that were restored, in the same transaction. */
  afterRestoring?(tx: DbOrTx, rows: readonly Values[]): Promise<void>;
  /** Brings in what came by another way since the rows were last read. */
  beforeReading?(reading: Reading): Promise<void>;
  /** What the answers to making and changing a row tell besides the row. */
  alsoAnswers?(answering: Answering): Promise<Readonly<Record<string, unknown>>>;
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

/** The rows of a resource as other ones refer to them. */
export const referredOf = (served: ServedResource): Referred => {
  const { resource, serving } = served;
  const { column, read } = columnOf(served, resource.title);
  const called = serving.shown?.[resource.title] ?? read ?? sql.ref(`row.${column}`);
  return { called: called as RawBuilder<string>, ...serving };
};

export const columnOf = ({ serving }: ServedResource, field: string): Column =>
  serving.columns?.[field] ?? { column: snakeCase(field) };

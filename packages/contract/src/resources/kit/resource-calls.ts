import { z } from 'zod';
import type { AccessRule } from '../../access/rules.ts';
import { type Call, defineCall, type RawReply, type TenantKind } from '../../call.ts';
import { chosenAmong, id, localeCode, sent, tableQuery, tableReply } from '../../entities/shape.ts';
import {
  type DeletedQuery,
  deletedQuery,
  deletedReply,
  type RestoreBody,
  restoreBody,
  restoreReply,
} from '../../entities/trash.ts';
import { type Fields, filesOf, type ValuesOf } from './field.ts';
import { filterValue } from './filter-schema.ts';
import { filtersOf } from './filters.ts';
import { importBody, importReply } from './import-calls.ts';
import { IMPORT_BYTES } from './import-limits.ts';
import { type Resource, tenantOf } from './resource.ts';
import { type Changed, changedSchema, type Row, rowSchema, valuesSchema } from './resource-schema.ts';

const USES_PER_MINUTE = 120;

/** What still refers to a row: some of it by name, and how many there are. */
export const use = z.object({
  /** Where they are managed. */
  section: z.string(),
  total: z.number().int(),
  // A registration that waits has a word of its own for an id.
  rows: z.array(z.object({ _id: z.string(), title: z.string() })),
});

/** A picker shows what fits a screen; the rest is found by typing. */
const MOST_LISTED = 100;

/** No system gives longer names. */
const FILE_NAME_MAX = 255;

/** Rows ticked one by one. */
const MOST_TICKED = 1_000;
/** Rows of one transaction: more would hold others up for longer than a person waits. */
const MOST_AT_ONCE = 10_000;

type Tenants = Readonly<Record<`${'params' | 'query' | 'body'}.${string}`, TenantKind>>;

interface Answer<Data> {
  readonly success: true;
  readonly data: Data;
}

type Asks<Part> = z.ZodType<Part, Part>;

interface TableQuery {
  readonly page?: number;
  readonly limit?: number;
  readonly order?: 'asc' | 'desc';
  readonly orderBy?: string;
  readonly filter?: string;
}

/** What is done to many rows: those ticked, or all that a search and the filters find. */
export type Bulk =
  | { readonly action: 'delete'; readonly ids: readonly string[] }
  | {
      readonly action: 'delete';
      /** As in the query of the table. */
      readonly matching: { readonly filter?: string } & Readonly<Record<string, unknown>>;
      /** How many the person saw. */
      readonly expected: number;
    };

/** What became of a bulk action: how many changed, and the first ones of those that were left out. */
export interface BulkChanged {
  readonly done: number;
  readonly left: number;
  readonly rows: readonly { readonly _id: string; readonly title: string; readonly code: string }[];
}

type FileField =
  | { readonly kind: 'file' | 'files' }
  | { readonly kind: 'perLocale'; readonly of: { readonly kind: 'file' } };

/** Names of the fields that hold files. */
type FileFields<F extends Fields> = { [Name in keyof F]: F[Name] extends FileField ? Name : never }[keyof F] &
  string;

type AudioField =
  | { readonly kind: 'file'; readonly of: 'audio' }
  | { readonly kind: 'perLocale'; readonly of: { readonly kind: 'file'; readonly of: 'audio' } };

/** Names of the fields that hold sounds. */
type AudioFields<F extends Fields> = {
  [Name in keyof F]: F[Name] extends AudioField ? Name : never;
}[keyof F] &
  string;

/** What is read aloud for a field. */
export interface SpeechWish<Field extends string = string> {
  readonly field: Field;
  readonly locale: string;
  readonly text: string;
  readonly voice: 'female' | 'male';
}

/** The calls of spec 3 §7.3 for one resource, and what still refers to a row of it. */
export type ResourceCalls<Name extends string, F extends Fields, Shown extends string> = {
  readonly [K in `${Name}Table`]: Call<
    undefined,
    Asks<TableQuery>,
    undefined,
    ReturnType<typeof tableReply<z.ZodType<Row<F, Shown>>>>
  >;
} & {
  readonly [K in `${Name}List`]: Call<
    undefined,
    Asks<{ filter?: string }>,
    undefined,
    z.ZodType<Answer<readonly { _id: string; title: string }[]>>
  >;
} & {
  readonly [K in `${Name}Row`]: Call<
    Asks<{ id: string }>,
    undefined,
    undefined,
    z.ZodType<Answer<Row<F, Shown>>>
  >;
} & {
  readonly [K in `${Name}UsedIn`]: Call<
    Asks<{ id: string }>,
    undefined,
    undefined,
    z.ZodType<Answer<readonly z.output<typeof use>[]>>
  >;
} & {
  readonly [K in `${Name}Add`]: Call<
    undefined,
    undefined,
    Asks<ValuesOf<F>>,
    z.ZodType<Answer<Row<F, Shown>>>
  >;
} & {
  readonly [K in `${Name}Edit`]: Call<
    undefined,
    undefined,
    Asks<Changed<F>>,
    z.ZodType<Answer<Row<F, Shown>>>
  >;
} & {
  readonly [K in `${Name}Delete`]: Call<undefined, Asks<{ id: string }>, undefined, z.ZodType<Deleted>>;
} & {
  readonly [K in `${Name}Deleted`]: Call<undefined, Asks<DeletedQuery>, undefined, typeof deletedReply>;
} & {
  readonly [K in `${Name}Restore`]: Call<undefined, undefined, Asks<RestoreBody>, typeof restoreReply>;
} & {
  readonly [K in `${Name}Bulk`]: Call<
    undefined,
    undefined,
    Asks<Bulk>,
    z.ZodType<Deleted & { readonly done: number }>
  >;
} & {
  readonly [K in `${Name}Csv`]: Call<undefined, Asks<{ filter?: string }>, undefined, RawReply>;
} & {
  readonly [K in [FileFields<F>] extends [never] ? never : `${Name}Upload`]: Call<
    undefined,
    undefined,
    Asks<{ readonly field: FileFields<F>; readonly size: number; readonly name?: string | undefined }>,
    z.ZodType<z.output<typeof upload>>
  >;
} & {
  readonly [K in [AudioFields<F>] extends [never] ? never : `${Name}Speak`]: Call<
    undefined,
    undefined,
    Asks<SpeechWish<AudioFields<F>>>,
    z.ZodType<z.output<typeof spoken>>
  >;
};

/** Where the bytes go, and the key to save in the field afterwards. */
const upload = z.object({
  success: z.literal(true),
  key: z.string(),
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
});

/** Where it can be heard, and the key to save in the field afterwards. */
const spoken = z.object({ success: z.literal(true), key: z.string(), url: z.string() });

/** With what Undo restores it by; null where it is gone for good. */
const removed = z.object({ success: z.literal(true), undo: id.nullable() });

type Deleted = z.output<typeof removed>;

const may = (section: Resource['section'], ...actions: readonly string[]): AccessRule =>
  ({
    admin: { [section]: Object.fromEntries(actions.map((action) => [action, true])) },
  }) as AccessRule;

export function resourceCalls<Name extends string, F extends Fields, Shown extends string>(
  resource: Resource<Name, F, Shown>,
): ResourceCalls<Name, F, Shown> {
  const { name, section, fields, shown = [], columns } = resource;
  const path = `/api/admin/${name}`;
  const row = rowSchema(fields, shown);
  const one = z.object({ success: z.literal(true), data: row });
  const ownIds = (at: string): Tenants => (resource.tenant ? { [at]: resource.tenant } : {}) as Tenants;
  const refersTo = Object.fromEntries(
    Object.entries(fields).flatMap(([field, of]) => {
      const tenant = tenantOf(of);
      return tenant ? [[`body.${field}`, tenant]] : [];
    }),
  ) as Tenants;
  const filters = Object.fromEntries(
    filtersOf(resource as unknown as Resource).map((filter) => [
      `filter.${filter.name}`,
      chosenAmong(filterValue(filter)),
    ]),
  );
  /** Those ticked, or all that a search and the filters find. */
  const meant = (action: z.ZodType<string>) =>
    z.union([
      sent({ action, ids: z.array(id).min(1).max(MOST_TICKED) }),
      sent({
        action,
        matching: sent({ filter: z.string().max(200).default(''), ...filters }),
        expected: z.number().int().min(1).max(MOST_AT_ONCE),
      }),
    ]);
  const fileFields = Object.entries(fields).flatMap(([field, of]) => (filesOf(of) ? [field] : []));
  const audioFields = fileFields.filter((field) => fields[field] && filesOf(fields[field]) === 'audio');
  const declared = {
    [`${name}Table`]: defineCall({
      method: 'GET',
      path,
      summary: `A page of the ${section} that the person asking may see`,
      access: may(section, 'view'),
      query: tableQuery(columns as [string, ...string[]]).extend(filters),
      reply: tableReply(row),
    }),
    [`${name}List`]: defineCall({
      method: 'GET',
      path: `${path}/list`,
      summary: `The ${section} to choose from, by name`,
      access: may(section, 'view'),
      query: sent({ filter: z.string().max(200).default('') }),
      reply: z.object({
        success: z.literal(true),
        data: z.array(z.object({ _id: id, title: z.string() })).max(MOST_LISTED),
      }),
    }),
    [`${name}Row`]: defineCall({
      method: 'GET',
      path: `${path}/{id}`,
      summary: `One of the ${section}`,
      access: may(section, 'view'),
      tenant: ownIds('params.id'),
      params: sent({ id }),
      reply: one,
      errors: ['notFound'],
    }),
    [`${name}UsedIn`]: defineCall({
      method: 'GET',
      path: `${path}/{id}/used-in`,
      summary: `What still refers to one of the ${section}`,
      access: may(section, 'view'),
      tenant: ownIds('params.id'),
      // Some of it is found by reading all that was written.
      perMinute: USES_PER_MINUTE,
      params: sent({ id }),
      reply: z.object({ success: z.literal(true), data: z.array(use) }),
      errors: ['notFound'],
    }),
    [`${name}Add`]: defineCall({
      method: 'POST',
      path: `${path}/add`,
      summary: `Makes one of the ${section}`,
      access: may(section, 'create'),
      tenant: refersTo,
      body: valuesSchema(fields),
      reply: one,
      errors: ['notFound', 'request.invalid', 'request.notUnique'],
    }),
    [`${name}Edit`]: defineCall({
      method: 'POST',
      path: `${path}/edit`,
      summary: `Changes one of the ${section}, unless somebody else has changed it since it was read`,
      access: may(section, 'edit'),
      // What stands in a reference stays, also for who sees the row alone; a changed one is looked up through the scope.
      tenant: ownIds('body._id'),
      body: changedSchema(fields),
      reply: one,
      errors: ['notFound', 'request.invalid', 'request.notUnique', 'conflict'],
    }),
    [`${name}Delete`]: defineCall({
      method: 'DELETE',
      path: `${path}/byId`,
      summary: `Deletes one of the ${section} that nothing refers to`,
      access: may(section, 'delete'),
      tenant: ownIds('query.id'),
      query: sent({ id }),
      reply: removed,
      errors: ['notFound', 'rows.protected', 'rows.inUse', 'trash.tooLarge'],
    }),
    ...(resource.personal
      ? {}
      : {
          [`${name}Deleted`]: defineCall({
            method: 'GET',
            path: `${path}/deleted`,
            summary: `The ${section} that were deleted within 30 days, the last one first`,
            access: may(section, 'delete'),
            query: deletedQuery,
            reply: deletedReply,
          }),
          [`${name}Restore`]: defineCall({
            method: 'POST',
            path: `${path}/restore`,
            summary: `Restores deleted ${section}: some of them, or all that were deleted together`,
            access: may(section, 'delete'),
            body: restoreBody,
            reply: restoreReply,
            errors: ['notFound'],
          }),
        }),
    [`${name}Bulk`]: defineCall({
      method: 'POST',
      path: `${path}/bulk`,
      summary: `Deletes many of the ${section} at once: those ticked, or all that match; all of them or none`,
      access: may(section, 'delete'),
      tenant: ownIds('body.ids'),
      body: meant(z.literal('delete')),
      reply: removed.extend({ done: z.number().int() }),
      errors: [
        'notFound',
        'rows.refused',
        'rows.inUse',
        'rows.countChanged',
        'rows.tooMany',
        'trash.tooLarge',
      ],
    }),
    [`${name}Csv`]: defineCall({
      method: 'GET',
      path: `${path}/csv`,
      summary: `All of the ${section} that match, as a file that can be imported again`,
      access: may(section, 'view'),
      query: sent({ filter: z.string().max(200).default(''), ...filters }),
      reply: { raw: 'text/csv; charset=utf-8' },
    }),
    ...(resource.bulk
      ? {
          [`${name}BulkChange`]: defineCall({
            method: 'POST',
            path: `${path}/bulk-change`,
            summary: `Changes many of the ${section} at once: those ticked, or all that match; who is left out is named with the reason`,
            access: may(section, 'edit'),
            tenant: ownIds('body.ids'),
            body: meant(z.enum(Object.keys(resource.bulk) as [string, ...string[]])),
            reply: z.object({
              success: z.literal(true),
              done: z.number().int(),
              left: z.number().int(),
              rows: z.array(z.object({ _id: id, title: z.string(), code: z.string() })),
            }),
            errors: ['notFound', 'rows.countChanged', 'rows.tooMany'],
          }),
        }
      : {}),
    ...(resource.importedBy
      ? {
          [`${name}Import`]: defineCall({
            method: 'POST',
            path: `${path}/import`,
            summary: `Makes and changes many of the ${section} from a table: first to look at, then written at once`,
            access: may(section, ...resource.importedBy),
            bodyLimit: IMPORT_BYTES,
            body: importBody,
            reply: importReply,
            errors: [
              'import.unknownColumns',
              'import.repeatedColumns',
              'import.changedMeanwhile',
              'import.running',
              'import.tooManyTaken',
            ],
          }),
        }
      : {}),
    ...(fileFields.length === 0
      ? {}
      : {
          [`${name}Upload`]: defineCall({
            method: 'POST',
            path: `${path}/upload`,
            summary: `A link to upload a file for one of the ${section}`,
            access: may(section, 'edit'),
            body: sent({
              field: z.enum(fileFields),
              size: z.number().int().min(1),
              /** What it is called where it comes from; its key ends in it. */
              name: z.string().max(FILE_NAME_MAX).optional(),
            }),
            reply: upload,
            errors: ['files.tooLarge'],
          }),
        }),
    ...(audioFields.length === 0
      ? {}
      : {
          [`${name}Speak`]: defineCall({
            method: 'POST',
            path: `${path}/speak`,
            summary: `Reads a text aloud for one of the ${section}, as a file that is saved with it`,
            access: may(section, 'edit'),
            perMinute: 120,
            body: sent({
              field: z.enum(audioFields),
              locale: localeCode,
              text: z.string().min(1).max(3_000),
              voice: z.enum(['female', 'male']),
            }),
            reply: spoken,
            errors: [
              'request.tooMany',
              'speech.noText',
              'speech.noLocales',
              'speech.noFile',
              'server.unavailable',
            ],
          }),
        }),
  };
  return declared as unknown as ResourceCalls<Name, F, Shown>;
}

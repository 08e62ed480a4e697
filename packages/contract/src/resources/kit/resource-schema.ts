import { z } from 'zod';
import { id, line, lineOrNone, localeCode, sent } from '../../entities/shape.ts';
import { isExact } from '../../rules/exact.ts';
import { type Field, type Fields, filesOf, type InLocale, type ValuesOf } from './field.ts';
import { structureSchema, structureShape } from './structure-schemas.ts';

const FILE_KEY_MAX = 512;

const fileKey = z.string().min(1).max(FILE_KEY_MAX);

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.lines ? z.string().trim().min(1).max(field.max) : line(field.max);
    case 'number':
      return field.decimals === undefined
        ? z.number().int().min(field.min).max(field.max)
        : z
            .number()
            .min(field.min)
            .max(field.max)
            .refine((value) => isExact(value, field.decimals ?? 0), OUT_OF_RANGE);
    case 'onOff':
      return z.boolean();
    case 'day':
      return z.iso.date();
    case 'choice':
      return z.enum(field.values as [string, ...string[]]);
    case 'reference':
      return id;
    case 'file':
      return fileKey;
    case 'choices':
      return eachOnce(z.array(z.enum(field.values as [string, ...string[]])).max(field.values.length));
    case 'references':
      return eachOnce(z.array(id).max(field.max));
    case 'files':
      return eachOnce(z.array(fileKey).max(field.max));
    case 'structure':
      return structureSchema(field.of);
    case 'perLocale':
      return field.optional
        ? byLocale(field.of, true)
        : byLocale(field.of, false).refine(holdsSome, REQUIRED);
  }
}

const OUT_OF_RANGE = { params: { code: 'request.outOfRange' } };

const REQUIRED = { params: { code: 'request.required' } };

const holdsSome = (held: Readonly<Record<string, string>>) => Object.keys(held).length > 0;

const eachOnce = (list: z.ZodArray<z.ZodType<string>>) =>
  list.refine((held) => new Set(held).size === held.length, { params: { code: 'request.notUnique' } });

function orEmpty(field: InLocale): z.ZodType<string> {
  if (field.kind === 'reference') return z.union([id, z.literal('')]);
  if (field.kind === 'text' && !field.lines) return lineOrNone(field.max);
  return z
    .string()
    .trim()
    .max(field.kind === 'text' ? field.max : FILE_KEY_MAX);
}

/** What was left empty in a language is not there. */
const byLocale = (field: InLocale, mayBeEmpty: boolean) =>
  z
    .record(localeCode, orEmpty(field))
    .meta(mayBeEmpty ? {} : { minProperties: 1 })
    .transform((held) => Object.fromEntries(Object.entries(held).filter(([, value]) => value !== '')));

/** A field that was left empty is as good as none. */
const emptyAsNone = (schema: z.ZodType) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** Left out or null, it is empty. */
const noneAs = (schema: z.ZodType, empty: readonly [] | Readonly<Record<string, never>>) =>
  schema.nullish().transform((value) => value ?? empty);

const isList = ({ kind }: Field) => kind === 'references' || kind === 'files' || kind === 'choices';

function sentOf(field: Field): z.ZodType {
  const schema = schemaOf(field);
  if (isList(field)) return noneAs(schema, []);
  if (!field.optional) return schema;
  return field.kind === 'perLocale' ? noneAs(schema, {}) : emptyAsNone(schema).default(null);
}

const shapeOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sentOf(field)]));

/** What comes in for a new row. */
export const valuesSchema = <F extends Fields>(fields: F) =>
  sent(shapeOf(fields)) as unknown as z.ZodType<ValuesOf<F>, ValuesOf<F>>;

/** What comes in for a row that is there, with the version that was read. */
export const changedSchema = <F extends Fields>(fields: F) =>
  sent({ ...shapeOf(fields), _id: id, version: z.number().int().min(1) }) as unknown as z.ZodType<
    Changed<F>,
    Changed<F>
  >;

export type Changed<F extends Fields> = ValuesOf<F> & { readonly _id: string; readonly version: number };

export type Row<F extends Fields, Shown extends string> = ValuesOf<F> & {
  readonly [Name in Shown]: string | number | null;
} & {
  readonly _id: string;
  readonly version: number;
  /** Comes with the product and cannot be deleted (spec 3 §6). */
  readonly isProtected: boolean;
  /** Where the fields hold files: key → a link of limited life. What is drawn by the product itself has none. */
  readonly links?: Readonly<Record<string, string>>;
};

const storedOf = (field: Field): z.ZodType => {
  if (field.kind === 'structure') return structureShape(field.of);
  const texts = z.array(z.string());
  const stored = {
    text: z.string(),
    number: z.number(),
    onOff: z.boolean(),
    day: z.string(),
    choice: z.string(),
    reference: id,
    file: z.string(),
    choices: texts,
    references: texts,
    files: texts,
    perLocale: z.record(z.string(), z.string()),
  };
  const mayBeNone = field.optional && field.kind !== 'perLocale';
  return mayBeNone ? stored[field.kind].nullable() : stored[field.kind];
};

/** A row on its way out: what was stored before a limit was drawn still leaves. */
export const rowSchema = <F extends Fields, Shown extends string>(fields: F, shown: readonly Shown[]) =>
  z.object({
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedOf(field)])),
    ...Object.fromEntries(shown.map((name) => [name, z.union([z.string(), z.number()]).nullable()])),
    ...(Object.values(fields).some(filesOf) ? { links: z.record(z.string(), z.string()) } : {}),
    _id: id,
    version: z.number().int(),
    isProtected: z.boolean(),
  }) as unknown as z.ZodType<Row<F, Shown>>;

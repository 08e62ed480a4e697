import { z } from 'zod';
import { id, sent } from '../entities/shape.ts';
import type { Field, Fields, ValuesOf } from './field.ts';

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return z.string().trim().min(1).max(field.max);
    case 'number':
      return z.number().int().min(field.min).max(field.max);
    case 'onOff':
      return z.boolean();
    case 'choice':
      return z.enum(field.values as [string, ...string[]]);
    case 'reference':
      return id;
  }
}

/** A field that was left empty is as good as none. */
const emptyAsNone = (schema: z.ZodType) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

const shapeOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = schemaOf(field);
      return [name, field.optional ? emptyAsNone(schema).default(null) : schema];
    }),
  );

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
  readonly [Name in Shown]: string | null;
} & {
  readonly _id: string;
  readonly version: number;
  /** Comes with the product and cannot be deleted (spec 3 §6). */
  readonly isProtected: boolean;
};

const storedOf = (field: Field): z.ZodType => {
  const stored = {
    text: z.string(),
    number: z.number(),
    onOff: z.boolean(),
    choice: z.string(),
    reference: id,
  };
  return field.optional ? stored[field.kind].nullable() : stored[field.kind];
};

/** A row on its way out: what was stored before a limit was drawn still leaves. */
export const rowSchema = <F extends Fields, Shown extends string>(fields: F, shown: readonly Shown[]) =>
  z.object({
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedOf(field)])),
    ...Object.fromEntries(shown.map((name) => [name, z.string().nullable()])),
    _id: id,
    version: z.number().int(),
    isProtected: z.boolean(),
  }) as unknown as z.ZodType<Row<F, Shown>>;

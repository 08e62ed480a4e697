import type { StructureName, Structures } from './structures.ts';

/**
 * What a field of a managed thing holds, as plain data: the form is drawn from it and the server's schema is derived
 * from it, so a browser need not load a schema to draw a form.
 */
export type Field =
  | One
  | { readonly kind: 'perLocale'; readonly of: InLocale; readonly optional?: true }
  | { readonly kind: 'choices'; readonly values: readonly string[]; readonly optional?: undefined }
  | { readonly kind: 'references'; readonly to: string; readonly max: number; readonly optional?: undefined }
  | { readonly kind: 'files'; readonly of: FileOf; readonly max: number; readonly optional?: undefined }
  | { readonly kind: 'structure'; readonly of: StructureName; readonly optional?: undefined };

/** A field that holds one value. */
type One =
  | {
      readonly kind: 'text';
      readonly max: number;
      readonly lines?: true;
      /** HTML of the subset of rules/rich-text.ts; the server takes everything else away. */
      readonly rich?: true;
      readonly optional?: true;
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** Of money: two. Without it only whole numbers. */
      readonly decimals?: 2;
      readonly optional?: true;
    }
  | { readonly kind: 'onOff'; readonly optional?: undefined }
  | { readonly kind: 'day'; readonly optional?: true }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly optional?: true }
  | { readonly kind: 'reference'; readonly to: string; readonly optional?: true }
  | { readonly kind: 'file'; readonly of: FileOf; readonly optional?: true };

/** What may differ by language. */
export type InLocale = Extract<One, { kind: 'text' | 'reference' | 'file' }>;

export type FileOf = 'image' | 'audio' | 'document' | 'film' | 'captions';

export type Fields = Readonly<Record<string, Field>>;

export const text = <const Max extends number>(max: Max) => ({ kind: 'text', max }) as const;

/** A text of several lines. */
export const longText = <const Max extends number>(max: Max) => ({ kind: 'text', max, lines: true }) as const;

/** A text of several lines whose letters may be set. */
export const richText = <const Max extends number>(max: Max) =>
  ({ kind: 'text', max, lines: true, rich: true }) as const;

/** A whole number. */
export const number = (min: number, max: number) => ({ kind: 'number', min, max }) as const;

/** An amount of money in whole units, with its cents. */
export const price = (max: number) => ({ kind: 'number', min: 0.01, max, decimals: 2 }) as const;

export const onOff = { kind: 'onOff' } as const;

/** A day without a time of day, as 2026-03-01. */
export const day = { kind: 'day' } as const;

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  ({ kind: 'choice', values }) as const;

/** Several of these values, each once. */
export const choices = (values: readonly string[]) => ({ kind: 'choices', values }) as const;

/** To a row of another resource, by its name in the calls; whoever saves it must be able to see that row. */
export const reference = <const To extends string>(to: To) => ({ kind: 'reference', to }) as const;

/** To several rows, in an order, each once. */
export const references = <const To extends string>(to: To, max = 100) =>
  ({ kind: 'references', to, max }) as const;

/** The key of a file. Whoever saves it has uploaded it for this field, or it stood there before. */
export const file = <const Of extends FileOf>(of: Of) => ({ kind: 'file', of }) as const;

/** Several files, in an order. */
export const files = <const Of extends FileOf>(of: Of, max: number) => ({ kind: 'files', of, max }) as const;

/** A value by the code of its language; without `optional` there is one in at least one language. */
export const perLocale = <const F extends InLocale>(of: F) => ({ kind: 'perLocale', of }) as const;

/** Data of a shape of its own, with rules of its own (structures.ts). Its section draws it. */
export const structure = <const Of extends StructureName>(of: Of) => ({ kind: 'structure', of }) as const;

export const optional = <F extends Exclude<Field, { optional?: undefined }>>(field: F) =>
  ({ ...field, optional: true }) as const;

type HeldOne<F> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'onOff' }
    ? boolean
    : F extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : string;

export type ValueOf<F extends Field> = F extends { kind: 'perLocale' }
  ? Readonly<Record<string, string>>
  : F extends { kind: 'references' | 'files' | 'choices' }
    ? readonly string[]
    : F extends { kind: 'structure'; of: infer Of extends StructureName }
      ? Structures[Of]
      : F extends { optional: true }
        ? HeldOne<F> | null
        : HeldOne<F>;

export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** The single values a field holds, each with the place where an error about it belongs: `names.es`, `scenes.0`. */
export function* valuesIn(
  name: string,
  field: Field,
  value: unknown,
): Generator<readonly [place: string, of: One, value: string]> {
  if (field.kind === 'perLocale') {
    for (const [locale, held] of Object.entries((value ?? {}) as Readonly<Record<string, string>>))
      yield [`${name}.${locale}`, field.of, held];
  } else if (field.kind === 'references' || field.kind === 'files') {
    const of =
      field.kind === 'references'
        ? ({ kind: 'reference', to: field.to } as const)
        : ({ kind: 'file', of: field.of } as const);
    for (const [at, held] of ((value ?? []) as readonly string[]).entries())
      yield [`${name}.${at}`, of, held];
  } else if (field.kind !== 'choices' && field.kind !== 'structure' && typeof value === 'string') {
    yield [name, field, value];
  }
}

/** What kind of files a field takes; null where it takes none. */
export function filesOf(field: Field): FileOf | null {
  if (field.kind === 'file' || field.kind === 'files') return field.of;
  return field.kind === 'perLocale' && field.of.kind === 'file' ? field.of.of : null;
}

/** What a field refers to; null where it refers to nothing. */
export function referredBy(field: Field): string | null {
  if (field.kind === 'reference' || field.kind === 'references') return field.to;
  return field.kind === 'perLocale' && field.of.kind === 'reference' ? field.of.to : null;
}

/**
 * What a field of a managed thing holds, as plain data: the form is drawn from it and the server's schema is derived
 * from it, so a browser need not load a schema to draw a form.
 */
export type Field =
  | { readonly kind: 'text'; readonly max: number; readonly lines?: true; readonly optional?: true }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly optional?: true }
  | { readonly kind: 'onOff'; readonly optional?: undefined }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly optional?: true }
  | { readonly kind: 'reference'; readonly to: string; readonly optional?: true };

export type Fields = Readonly<Record<string, Field>>;

export const text = <const Max extends number>(max: Max) => ({ kind: 'text', max }) as const;

/** A text of several lines. */
export const longText = <const Max extends number>(max: Max) => ({ kind: 'text', max, lines: true }) as const;

/** A whole number. */
export const number = (min: number, max: number) => ({ kind: 'number', min, max }) as const;

export const onOff = { kind: 'onOff' } as const;

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  ({ kind: 'choice', values }) as const;

/** To a row of another resource, by its name in the calls; whoever saves it must be able to see that row. */
export const reference = <const To extends string>(to: To) => ({ kind: 'reference', to }) as const;

export const optional = <F extends Exclude<Field, { kind: 'onOff' }>>(field: F) =>
  ({ ...field, optional: true }) as const;

type Held<F extends Field> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'onOff' }
    ? boolean
    : F extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : string;

export type ValueOf<F extends Field> = F extends { optional: true } ? Held<F> | null : Held<F>;

export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

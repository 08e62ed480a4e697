type Values = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What two people made of the same row. */
export interface Merge {
  /** Taken over without a question: only one of the two changed it. */
  readonly values: Values;
  /** Changed by both, to different values. */
  readonly contested: readonly string[];
  /** Changed by the other one alone. */
  readonly theirs: readonly string[];
}

const NOTHING: Values = {};

/**
 * The same for fields that hold a text for each language: two translators are in nobody's way, and what both wrote in one
 * language is contested there alone, as `values.es`.
 */
export function mergeByLanguage(
  fields: readonly string[],
  languages: ReadonlySet<string>,
  ...[base, mine, theirs]: readonly [base: Values, mine: Values, theirs: Values]
): Merge {
  const whole = merge(fields, base, mine, theirs);
  const apart = whole.contested.filter((field) => languages.has(field));
  const inner = apart.map((field) => {
    const [was, own, other] = [base, mine, theirs].map((side) => (side[field] ?? NOTHING) as Values);
    const codes = [...new Set([was, own, other].flatMap((side) => Object.keys(side ?? NOTHING)))];
    return [field, merge(codes, was ?? NOTHING, own ?? NOTHING, other ?? NOTHING)] as const;
  });
  const written = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([, text]) => text !== undefined));
  return {
    values: {
      ...whole.values,
      ...Object.fromEntries(inner.map(([field, { values }]) => [field, written(values)])),
    },
    contested: [
      ...whole.contested.filter((field) => !languages.has(field)),
      ...inner.flatMap(([field, { contested }]) => contested.map((code) => `${field}.${code}`)),
    ],
    theirs: [
      ...whole.theirs,
      ...inner.flatMap(([field, { theirs: taken }]) => (taken.length > 0 ? [field] : [])),
    ],
  };
}

/** What stands at `name`, or in one language at `values.es`. */
export function valueAt(values: Values, place: string): unknown {
  const [field = '', code] = place.split('.');
  return code === undefined ? values[field] : (values[field] as Values | null)?.[code];
}

/** The same values with another one there; undefined takes a language out. */
export function withValueAt(values: Values, place: string, value: unknown): Values {
  const [field = '', code] = place.split('.');
  if (code === undefined) return { ...values, [field]: value };
  const { [code]: _, ...others } = (values[field] ?? NOTHING) as Values;
  return { ...values, [field]: value === undefined ? others : { ...others, [code]: value } };
}

/** `fields` are those that people know; which version it is has no word. */
export function merge(fields: readonly string[], base: Values, mine: Values, theirs: Values): Merge {
  const changedBy = (who: Values) => fields.filter((field) => !same(who[field], base[field]));
  const byMe = new Set(changedBy(mine));
  const byThem = changedBy(theirs);
  const contested = byThem.filter((field) => byMe.has(field) && !same(mine[field], theirs[field]));
  const taken = byThem.filter((field) => !byMe.has(field));
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) },
    contested,
    theirs: taken,
  };
}

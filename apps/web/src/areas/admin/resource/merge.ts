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

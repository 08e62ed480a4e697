import { type Merge, merge } from './merge.ts';

type Settings = Readonly<Record<string, unknown>>;

type List = readonly unknown[];

const withBoth = (base: List, mine: List, theirs: List): List => [
  ...theirs.filter((one) => mine.includes(one) || !base.includes(one)),
  ...mine.filter((one) => !theirs.includes(one) && !base.includes(one)),
];

/** What two people made of the same settings. Of a list both keep what they added and what they took away. */
export function mergedSettings<S extends object>(
  ...sides: readonly [base: S, mine: S, theirs: S]
): Merge & { readonly values: S } {
  const [base, mine, theirs] = sides as unknown as readonly [Settings, Settings, Settings];
  const fields = [...new Set(sides.flatMap((one) => Object.keys(one)))];
  const merged = merge(fields, base, mine, theirs);
  const isList = (field: string) => [base, mine, theirs].every((one) => Array.isArray(one[field]));
  const lists = merged.contested.filter(isList);
  const joined = lists.map((field) => [
    field,
    withBoth(base[field] as List, mine[field] as List, theirs[field] as List),
  ]);
  return {
    values: { ...merged.values, ...Object.fromEntries(joined) } as Settings & S,
    contested: merged.contested.filter((field) => !isList(field)),
    theirs: [...merged.theirs, ...lists],
  };
}

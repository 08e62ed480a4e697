import { isAssigned } from '@flink/contract/rules/categories/assign-categories.ts';
import {
  type Categories,
  DEPTHS,
  type Depth,
  itemsUnder,
  type Menu,
  placedCategories,
} from '@flink/contract/rules/categories/categories.ts';
import type { MakeScope } from '../lists/make-data.ts';

/** What is chosen in the scope and its four columns, as the table's filters: one value each at most. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export const chosenIn = (chosen: Chosen, name: string): string | null => chosen[name]?.[0] ?? null;

/** From the outermost: choosing one clears those after it. A grade and a level stand in one column. */
const ORDER = ['scope', 'grade', 'level', ...DEPTHS] as const;
export type CategoryFilter = (typeof ORDER)[number];

const COLUMN_OF: Readonly<Record<CategoryFilter, number>> = {
  scope: 0,
  grade: 1,
  level: 1,
  firstCategory: 2,
  secondCategory: 3,
  thirdCategory: 4,
};

/** Spec 3 §4.2: changing a higher level clears the lower ones. Null is All. */
export function withValue(chosen: Chosen, name: CategoryFilter, value: string | null): Chosen {
  const kept = Object.entries(chosen).filter(([other]) => {
    const filter = ORDER.find((one) => one === other);
    return filter === undefined || COLUMN_OF[filter] < COLUMN_OF[name];
  });
  return { ...Object.fromEntries(kept), ...(value === null ? {} : { [name]: [value] }) };
}

export interface ColumnOption {
  readonly value: string;
  readonly label: string;
}

export interface CategoryColumn {
  readonly name: Exclude<CategoryFilter, 'scope'>;
  /** As the scope calls it; '' for a grade or level, which are called so everywhere. */
  readonly title: string;
  readonly options: readonly ColumnOption[];
  readonly chosen: string | null;
}

const MENU_NAMES = { grades: 'grade', levels: 'level' } as const satisfies Record<Menu, CategoryFilter>;

/** Grades or levels: what is chosen, else what was asked for, else what the scope begins with. */
function menuOf(data: Categories, chosen: Chosen, wanted: Menu | null): Menu {
  if (chosenIn(chosen, 'grade') !== null) return 'grades';
  if (chosenIn(chosen, 'level') !== null) return 'levels';
  return wanted ?? data.firstMenu ?? 'grades';
}

/** The four columns of a scope; what is below nothing chosen is empty. */
export function columnsOf(data: Categories, chosen: Chosen, wanted: Menu | null): readonly CategoryColumn[] {
  const menu = menuOf(data, chosen, wanted);
  const name = MENU_NAMES[menu];
  const value = chosenIn(chosen, name);
  const above: Readonly<Record<Depth, string | null>> = {
    firstCategory: null,
    secondCategory: chosenIn(chosen, 'firstCategory'),
    thirdCategory: chosenIn(chosen, 'secondCategory'),
  };
  return [
    {
      name,
      title: '',
      options: data[menu].map((one) => ({ value: one, label: one })),
      chosen: value,
    },
    ...DEPTHS.map((depth) => ({
      name: depth,
      title: data[depth].title,
      options: itemsUnder(data, depth, above[depth])
        .filter((category) => value === null || isAssigned(category, { menu, value }))
        .map(({ id, title }) => ({ value: id, label: title })),
      chosen: chosenIn(chosen, depth),
    })),
  ];
}

/** Every value that an address may name; anything else in it is old or mistyped. */
export function knownValues(scopes: readonly MakeScope[]): Record<CategoryFilter, readonly string[]> {
  const all = scopes.map(({ categories }) => categories);
  const placed = all.flatMap(placedCategories);
  const at = (depth: Depth) => placed.filter((one) => one.depth === depth).map(({ category }) => category.id);
  return {
    scope: scopes.map(({ _id }) => _id),
    grade: all.flatMap(({ grades }) => grades),
    level: all.flatMap(({ levels }) => levels),
    firstCategory: at('firstCategory'),
    secondCategory: at('secondCategory'),
    thirdCategory: at('thirdCategory'),
  };
}

/** What an address names of it. */
export function chosenFrom(params: URLSearchParams, scopes: readonly MakeScope[]): Chosen {
  const known = knownValues(scopes);
  const named = ORDER.flatMap((name) => {
    const value = params.get(name);
    return value !== null && known[name].includes(value) ? [[name, [value]] as const] : [];
  });
  // Without its scope a category says nothing.
  return named[0]?.[0] === 'scope' ? Object.fromEntries(named) : {};
}

/** How many activities stand below each value of a column; under the empty name those of the whole column. */
export type CategoryCounts = Readonly<Record<CategoryColumn['name'], Readonly<Record<string, number>>>>;

export interface WiderChoice {
  readonly chosen: Chosen;
  /** What is no longer chosen, and what still is, by their names. */
  readonly without: string;
  readonly within: string;
  readonly count: number;
}

/** With as little less chosen as it takes to find something; null where nothing is found that way. */
export function widerChoice(
  scopes: readonly MakeScope[],
  chosen: Chosen,
  counts: CategoryCounts,
): WiderChoice | null {
  for (const name of ORDER.toReversed()) {
    if (name === 'scope' || chosenIn(chosen, name) === null) continue;
    const wider = withValue(chosen, name, null);
    const count = counts[name][''] ?? 0;
    const without = chosenWords(scopes, chosen).at(chosenWords(scopes, wider).length);
    const within = chosenWords(scopes, wider).at(-1);
    if (count > 0 && without !== undefined && within !== undefined)
      return { chosen: wider, without, within, count };
  }
  return null;
}

/** The chosen categories by their names, the outermost first. */
export function chosenWords(scopes: readonly MakeScope[], chosen: Chosen): readonly string[] {
  const scope = scopes.find(({ _id }) => _id === chosenIn(chosen, 'scope'));
  if (!scope) return [];
  const titles = new Map(
    placedCategories(scope.categories).map(({ category }) => [category.id, category.title]),
  );
  return ORDER.flatMap((name) => {
    const value = chosenIn(chosen, name);
    return value === null ? [] : name === 'scope' ? [scope.name] : [titles.get(value) ?? value];
  });
}

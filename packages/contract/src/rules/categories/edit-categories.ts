import {
  type Categories,
  type Category,
  DEPTHS,
  type Depth,
  itemsUnder,
  type Menu,
  placedCategories,
} from './categories.ts';

/**
 * With both grades and levels chosen it keeps the current choice, defaulting to grades; with only grades it is grades;
 * with only levels it is levels (spec 3 §4.3).
 */
export function firstMenuOf({
  grades,
  levels,
  firstMenu,
}: Pick<Categories, 'grades' | 'levels' | 'firstMenu'>): Menu | null {
  if (grades.length > 0 && levels.length > 0) return firstMenu ?? 'grades';
  if (grades.length > 0) return 'grades';
  return levels.length > 0 ? 'levels' : null;
}

/** Checks or unchecks a grade or level; unchecking removes what was assigned to it (spec 3 §4.3). */
export function withChosen(
  data: Categories,
  menu: Menu,
  {
    value,
    on,
    offered,
  }: { readonly value: string; readonly on: boolean; readonly offered: readonly string[] },
): Categories {
  const chosen = new Set(data[menu]);
  if (on) chosen.add(value);
  else chosen.delete(value);
  const inOrder = offered.filter((one) => chosen.has(one));
  const picked = { ...data, [menu]: [...inOrder, ...[...chosen].filter((one) => !offered.includes(one))] };
  const next = { ...picked, firstMenu: firstMenuOf(picked) };
  if (on) return next;
  const one = menu === 'grades' ? 'grade' : 'level';
  return {
    ...withEach(next, (category) => ({
      ...category,
      [menu]: category[menu].filter((held) => held !== value),
    })),
    assignedLevels: data.assignedLevels.filter((pair) => pair[one] !== value),
  };
}

/** Which of the two is chosen first; it is a choice only where there are both. */
export const withFirstMenu = (data: Categories, firstMenu: Menu): Categories =>
  data[firstMenu].length > 0 ? { ...data, firstMenu } : data;

/** What the categories of one depth are called together: Subject, Skill. */
export const withKindTitle = (data: Categories, depth: Depth, title: string): Categories => ({
  ...data,
  [depth]: { ...data[depth], title },
});

/** A new one at the end of those under its parent. It is offered nowhere until it is assigned. */
export const withCategory = (
  data: Categories,
  depth: Depth,
  parentId: string | null,
  { id, title }: Pick<Category, 'id' | 'title'>,
): Categories =>
  withItems(data, depth, parentId, [
    ...itemsUnder(data, depth, parentId),
    { id, title, grades: [], levels: [] },
  ]);

export const withTitle = (data: Categories, id: string, title: string): Categories =>
  withEach(data, (category) => (category.id === id ? { ...category, title } : category));

/** Without it and all that stands under it. */
export function withoutCategory(data: Categories, id: string): Categories {
  const goes = new Set([id]);
  for (const { category, parent } of placedCategories(data))
    if (parent && goes.has(parent.id)) goes.add(category.id);
  const kept = (items: readonly Category[]) => items.filter((category) => !goes.has(category.id));
  const keptBelow = (items: Readonly<Record<string, readonly Category[]>>) =>
    Object.fromEntries(
      Object.entries(items)
        .filter(([parentId]) => !goes.has(parentId))
        .map(([parentId, held]) => [parentId, kept(held)] as const)
        .filter(([, held]) => held.length > 0),
    );
  return {
    ...data,
    firstCategory: { ...data.firstCategory, items: kept(data.firstCategory.items) },
    secondCategory: { ...data.secondCategory, items: keptBelow(data.secondCategory.items) },
    thirdCategory: { ...data.thirdCategory, items: keptBelow(data.thirdCategory.items) },
  };
}

/** One place up or down among those beside it; at the end it stays. */
export function withMoved(data: Categories, id: string, by: -1 | 1): Categories {
  const found = placedCategories(data).find(({ category }) => category.id === id);
  if (!found) return data;
  const parentId = found.parent?.id ?? null;
  const items = [...itemsUnder(data, found.depth, parentId)];
  const at = items.findIndex((category) => category.id === id);
  const other = items[at + by];
  if (!other) return data;
  items[at + by] = found.category;
  items[at] = other;
  return withItems(data, found.depth, parentId, items);
}

const withItems = (
  data: Categories,
  depth: Depth,
  parentId: string | null,
  items: readonly Category[],
): Categories => {
  if (depth === 'firstCategory') return { ...data, firstCategory: { ...data.firstCategory, items } };
  if (parentId === null) return data;
  return { ...data, [depth]: { ...data[depth], items: { ...data[depth].items, [parentId]: items } } };
};

/** The same with every category changed by itself. */
export function withEach(data: Categories, change: (category: Category) => Category): Categories {
  const changedBelow = (depth: Exclude<Depth, 'firstCategory'>) => ({
    ...data[depth],
    items: Object.fromEntries(
      Object.entries(data[depth].items).map(([parentId, items]) => [parentId, items.map(change)] as const),
    ),
  });
  return {
    ...data,
    firstCategory: { ...data.firstCategory, items: data.firstCategory.items.map(change) },
    secondCategory: changedBelow(DEPTHS[1]),
    thirdCategory: changedBelow(DEPTHS[2]),
  };
}

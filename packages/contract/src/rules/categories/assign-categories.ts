import { type Categories, type Category, type Menu, placedCategories } from './categories.ts';
import { withEach } from './edit-categories.ts';

/** A grade or a level that was chosen in the left column. */
export interface ChosenValue {
  readonly menu: Menu;
  readonly value: string;
}

/** Puts a level into a grade, or takes it out. */
export function withLevelIn(data: Categories, level: string, grade: string, on: boolean): Categories {
  const others = data.assignedLevels.filter((pair) => pair.level !== level || pair.grade !== grade);
  const both = data.levels.includes(level) && data.grades.includes(grade);
  return { ...data, assignedLevels: on && both ? [...others, { level, grade }] : others };
}

export const isAssigned = (category: Category, { menu, value }: ChosenValue): boolean =>
  category[menu].includes(value);

/**
 * Offers a category with a grade or level, or no longer. What stands above it comes along, and what stands under it
 * goes along: nobody reaches a category whose parent is not offered.
 */
export function withAssigned(data: Categories, chosen: ChosenValue, id: string, on: boolean): Categories {
  const placed = placedCategories(data);
  const along = new Set([id]);
  if (on)
    for (const { category, parent } of placed.toReversed())
      if (along.has(category.id) && parent) along.add(parent.id);
  if (!on)
    for (const { category, parent } of placed) if (parent && along.has(parent.id)) along.add(category.id);
  return assigned(data, chosen, on, (category) => along.has(category.id));
}

/** All of them at once. */
export const withAllAssigned = (data: Categories, chosen: ChosenValue, on: boolean): Categories =>
  assigned(data, chosen, on, () => true);

function assigned(
  data: Categories,
  { menu, value }: ChosenValue,
  on: boolean,
  concerns: (category: Category) => boolean,
): Categories {
  if (!data[menu].includes(value)) return data;
  return withEach(data, (category) => {
    if (!concerns(category) || category[menu].includes(value) === on) return category;
    const held = new Set(category[menu]);
    if (on) held.add(value);
    else held.delete(value);
    // In the order of the grades, so that the same choice is the same data.
    return { ...category, [menu]: data[menu].filter((one) => held.has(one)) };
  });
}

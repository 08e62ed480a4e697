/** What a scope sorts activities by (spec 3 §3, category editor data). */
export interface Categories {
  readonly grades: readonly string[];
  readonly levels: readonly string[];
  readonly assignedLevels: readonly AssignedLevel[];
  /** What is chosen first; null while there is neither a grade nor a level. */
  readonly firstMenu: Menu | null;
  readonly firstCategory: { readonly title: string; readonly items: readonly Category[] };
  readonly secondCategory: CategoriesBelow;
  readonly thirdCategory: CategoriesBelow;
}

export type Menu = 'grades' | 'levels';

export interface AssignedLevel {
  readonly level: string;
  readonly grade: string;
}

export interface Category {
  readonly id: string;
  readonly title: string;
  /** With which grades and levels it is offered. */
  readonly grades: readonly string[];
  readonly levels: readonly string[];
}

interface CategoriesBelow {
  readonly title: string;
  /** By the id of the category above them. */
  readonly items: Readonly<Record<string, readonly Category[]>>;
}

export const DEPTHS = ['firstCategory', 'secondCategory', 'thirdCategory'] as const;
export type Depth = (typeof DEPTHS)[number];

export const MENUS = ['grades', 'levels'] as const satisfies readonly Menu[];

export const CATEGORY_TITLE_MAX = 100;
export const CHOSEN_MAX_LENGTH = 50;
/** Of grades, and of levels. */
export const MOST_CHOSEN = 50;
/** Of categories of all three kinds together: more are nobody's to choose from. */
export const MOST_CATEGORIES = 2_000;

export const NO_CATEGORIES: Categories = {
  grades: [],
  levels: [],
  assignedLevels: [],
  firstMenu: null,
  firstCategory: { title: '', items: [] },
  secondCategory: { title: '', items: {} },
  thirdCategory: { title: '', items: {} },
};

/** A category where it stands. */
export interface Placed {
  readonly category: Category;
  readonly depth: Depth;
  readonly parent: Category | null;
}

export const below = (depth: Depth): Depth | null => DEPTHS[DEPTHS.indexOf(depth) + 1] ?? null;

/** Those that stand under a category; without one, the first ones. */
export function itemsUnder(data: Categories, depth: Depth, parentId: string | null): readonly Category[] {
  if (depth === 'firstCategory') return data.firstCategory.items;
  return parentId === null ? [] : (data[depth].items[parentId] ?? []);
}

/** Every category, each before those under it. */
export function placedCategories(data: Categories): readonly Placed[] {
  const from = (depth: Depth, parent: Category | null): readonly Placed[] =>
    itemsUnder(data, depth, parent?.id ?? null).flatMap((category) => {
      const next = below(depth);
      return [{ category, depth, parent }, ...(next ? from(next, category) : [])];
    });
  return from('firstCategory', null);
}

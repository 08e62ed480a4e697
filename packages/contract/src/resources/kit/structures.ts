import type { ErrorCode } from '../../errors/catalogue.ts';
import { type Categories, NO_CATEGORIES, placedCategories } from '../../rules/categories/categories.ts';
import { categoriesIssues } from '../../rules/categories/categories-issues.ts';

/** What a field of a shape of its own may hold. Their schemas, which no browser loads, are in structure-schemas.ts. */
export interface Structures {
  readonly categories: Categories;
  /** What a game is played with, by the names of its options; the game itself reads them. */
  readonly gameOptions: Readonly<Record<string, unknown>>;
}

export type StructureName = keyof Structures;

interface Structure<Value> {
  /** What a new row begins with. */
  readonly empty: Value;
  /** What is wrong with it, by place within it; what concerns the whole stands under ''. */
  issues(value: Value): Readonly<Record<string, ErrorCode>>;
  /** What it holds, as somebody tells two of them apart. */
  words(value: Value): readonly string[];
}

const STRUCTURES: { readonly [Name in StructureName]: Structure<Structures[Name]> } = {
  categories: {
    empty: NO_CATEGORIES,
    issues: categoriesIssues,
    words: (data) => [
      ...data.grades,
      ...data.levels,
      ...placedCategories(data).map(({ category }) => category.title),
    ],
  },
  gameOptions: { empty: {}, issues: () => ({}), words: (options) => Object.keys(options) },
};

/** For who has a value of whichever shape the name says. */
export const structureOf = (of: StructureName) => STRUCTURES[of] as Structure<unknown>;

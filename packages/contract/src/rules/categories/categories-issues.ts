import type { ErrorCode } from '../../errors/catalogue.ts';
import {
  CATEGORY_TITLE_MAX,
  type Categories,
  type Category,
  CHOSEN_MAX_LENGTH,
  DEPTHS,
  type Depth,
  itemsUnder,
  MENUS,
  MOST_CATEGORIES,
  MOST_CHOSEN,
  placedCategories,
} from './categories.ts';
import { firstMenuOf } from './edit-categories.ts';

type Issues = Readonly<Record<string, ErrorCode>>;

/** Where the word about a category belongs. */
export const placeOfCategory = (id: string): string => `items.${id}`;
/** Where the word about what a depth is called belongs. */
export const placeOfKind = (depth: Depth): string => `${depth}.title`;

/**
 * What is wrong with the categories of a scope, by its place in them; the whole of them stands under ''. Without an
 * issue they are valid and can be assigned (spec 3 §4.3).
 */
export const categoriesIssues = (data: Categories): Issues => ({
  ...titleIssues(data),
  ...choiceIssues(data),
  ...(holdsTogether(data) ? {} : { '': 'request.notAllowed' as const }),
});

function choiceIssues(data: Categories): Issues {
  const issues: Record<string, ErrorCode> = {};
  if (data.grades.length === 0 && data.levels.length === 0) issues.grades = 'scopes.noneChosen';
  for (const menu of MENUS)
    if (data[menu].length > MOST_CHOSEN || data[menu].some((value) => value.length > CHOSEN_MAX_LENGTH))
      issues[menu] = 'request.tooLong';
  if (data.firstCategory.items.length === 0) issues.firstCategory = 'scopes.noCategory';
  if (placedCategories(data).length > MOST_CATEGORIES) issues[''] = 'request.tooLong';
  return issues;
}

const titleIssue = (title: string, missing: ErrorCode): ErrorCode | undefined => {
  if (title.trim() === '') return missing;
  return title.trim().length > CATEGORY_TITLE_MAX ? 'request.tooLong' : undefined;
};

/** As somebody reads it: Reading and reading are one. */
const read = (title: string) => title.trim().toLocaleLowerCase();

function titleIssues(data: Categories): Issues {
  const issues: Record<string, ErrorCode> = {};
  const placed = placedCategories(data);
  for (const depth of DEPTHS) {
    const needed = depth === 'firstCategory' || placed.some((one) => one.depth === depth);
    const issue = titleIssue(data[depth].title, 'scopes.kindUntitled');
    if (issue && (needed || issue !== 'scopes.kindUntitled')) issues[placeOfKind(depth)] = issue;
  }
  for (const { category, depth, parent } of placed) {
    const beside = itemsUnder(data, depth, parent?.id ?? null);
    const first = beside.find(({ title }) => read(title) === read(category.title));
    const issue =
      titleIssue(category.title, 'scopes.untitled') ??
      (first?.id === category.id ? undefined : 'request.notUnique');
    if (issue) issues[placeOfCategory(category.id)] = issue;
  }
  return issues;
}

const eachOnce = (values: readonly string[]) => new Set(values).size === values.length;
const within = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one));

/** Nothing refers to what is not there; an editor cannot make anything else, a program could. */
function holdsTogether(data: Categories): boolean {
  const placed = placedCategories(data);
  const stored = [...Object.values(data.secondCategory.items), ...Object.values(data.thirdCategory.items)];
  const pairs = data.assignedLevels.map(({ level, grade }) => JSON.stringify([level, grade]));
  const fits = (category: Category, parent: Category | null) =>
    MENUS.every(
      (menu) => eachOnce(category[menu]) && within(category[menu], parent ? parent[menu] : data[menu]),
    );
  return (
    data.firstMenu === firstMenuOf(data) &&
    MENUS.every((menu) => eachOnce(data[menu]) && data[menu].every((value) => value.trim() !== '')) &&
    eachOnce(pairs) &&
    data.assignedLevels.every(
      ({ level, grade }) => data.levels.includes(level) && data.grades.includes(grade),
    ) &&
    eachOnce(placed.map(({ category }) => category.id)) &&
    placed.length === data.firstCategory.items.length + stored.flat().length &&
    placed.every(({ category, parent }) => fits(category, parent))
  );
}

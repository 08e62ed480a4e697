import type { MadeActivity } from '@flink/contract/entities/make.ts';
import type { Chosen } from '../search/category-choice.ts';

export type CategorySet = MadeActivity['educationalCategories'][number];

/** Spec 3 §9: multiple-attribute entries. */
export const MOST_SETS = 6;

export const BLANK_SET: CategorySet = {
  scopeId: '',
  grade: null,
  level: null,
  firstCategory: null,
  secondCategory: null,
  thirdCategory: null,
};

const ORDER = ['scopeId', 'grade', 'firstCategory', 'secondCategory', 'thirdCategory'] as const;
export type SetField = keyof CategorySet;

/** Spec 3 §4.2: changing a higher level clears the lower ones. A grade stands in the place of a level. */
export function withField(set: CategorySet, field: SetField, value: string | null): CategorySet {
  const at = ORDER.findIndex((one) => one === (field === 'level' ? 'grade' : field));
  const cleared = Object.fromEntries(ORDER.slice(at).map((one) => [one, BLANK_SET[one]]));
  return { ...set, ...(at <= 1 ? { level: null } : {}), ...cleared, [field]: value ?? BLANK_SET[field] };
}

/** What somebody is choosing: one set, or several. */
export interface Choosing {
  readonly sets: readonly CategorySet[];
  readonly isMultiple: boolean;
}

export const choosingOf = (sets: readonly CategorySet[]): Choosing => ({
  sets: sets.length === 0 ? [BLANK_SET] : sets,
  isMultiple: sets.length > 1,
});

/** If only one remains the mode switches off; without any there is an empty one to begin with. */
function settled(sets: readonly CategorySet[], isMultiple: boolean): Choosing {
  const left = sets.length === 0 ? [BLANK_SET] : sets;
  return { sets: left, isMultiple: isMultiple && left.length > 1 };
}

/** Clearing grade or level removes that entry (spec 3 §4.2). */
export function changed(
  { sets, isMultiple }: Choosing,
  index: number,
  field: SetField,
  value: string | null,
): Choosing {
  if (value === null && (field === 'grade' || field === 'level' || field === 'scopeId'))
    return removed({ sets, isMultiple }, index);
  return { sets: sets.map((set, at) => (at === index ? withField(set, field, value) : set)), isMultiple };
}

export const removed = ({ sets, isMultiple }: Choosing, index: number): Choosing =>
  settled(
    sets.filter((_, at) => at !== index),
    isMultiple,
  );

/** Several begin with a second one to fill in; one-set mode keeps a single entry, the first. */
export const inMode = ({ sets }: Choosing, isMultiple: boolean, most = MOST_SETS): Choosing =>
  isMultiple && most > 1
    ? { sets: sets.length > 1 ? sets : [...sets, BLANK_SET], isMultiple }
    : { sets: sets.slice(0, 1), isMultiple: false };

export const added = (choosing: Choosing, most = MOST_SETS): Choosing =>
  choosing.sets.length >= most ? choosing : { ...choosing, sets: [...choosing.sets, BLANK_SET] };

const sameSet = (one: CategorySet, other: CategorySet): boolean =>
  ORDER.every((field) => one[field] === other[field]) && one.level === other.level;

/** A scope with grades or levels is chosen, and none of them. */
export const lacksMenu = (set: CategorySet, hasMenu: (scopeId: string) => boolean): boolean =>
  set.scopeId !== '' && set.grade === null && set.level === null && hasMenu(set.scopeId);

/** What is kept: sets with a scope and, where it has any, a grade or level; each once. */
export const keptSets = ({ sets }: Choosing, hasMenu: (scopeId: string) => boolean): readonly CategorySet[] =>
  sets.filter(
    (set, index) =>
      set.scopeId !== '' &&
      !lacksMenu(set, hasMenu) &&
      sets.findIndex((other) => sameSet(set, other)) === index,
  );

/** The same as the columns of the search read it. */
export const chosenOf = ({ scopeId, ...levels }: CategorySet): Chosen => ({
  ...(scopeId === '' ? {} : { scope: [scopeId] }),
  ...Object.fromEntries(
    Object.entries(levels).flatMap(([name, value]) => (value === null ? [] : [[name, [value]]])),
  ),
});

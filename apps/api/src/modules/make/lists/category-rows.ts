import type { CategorySet } from '@flink/contract/entities/make.ts';

/** Sets of categories as the tables keep them: activities, groups and wordlists in one way, in the order of their author. */
export const categoryRows = (sets: readonly CategorySet[]) =>
  sets.map((set, position) => ({
    position,
    scope_id: set.scopeId,
    grade: set.grade,
    level: set.level,
    first_category: set.firstCategory,
    second_category: set.secondCategory,
    third_category: set.thirdCategory,
  }));

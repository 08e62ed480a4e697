import type { Reached } from '@flink/contract/rules/group-mastery.ts';

/**
 * What is kept of a group that was counted anew. One that was mastered stays so when the menu or the share changes,
 * and its first date stays; the state with the earlier date tells whether it was reached together.
 */
export function keptState(before: Reached | undefined, counted: Reached): Reached {
  if (!before) return counted;
  const isEarlier =
    counted.dateMastered !== null &&
    (before.dateMastered === null || counted.dateMastered <= before.dateMastered);
  const { dateMastered, masteredTogether } = isEarlier ? counted : before;
  return {
    mastered: before.mastered || counted.mastered,
    partial: before.partial || counted.partial,
    dateMastered,
    masteredTogether,
  };
}

export const isSame = (one: Reached | undefined, other: Reached): boolean =>
  one !== undefined &&
  one.mastered === other.mastered &&
  one.partial === other.partial &&
  one.dateMastered === other.dateMastered &&
  one.masteredTogether === other.masteredTogether;

import { type GroupNode, type Reached, reachedInTree } from '@flink/contract/rules/play/group-mastery.ts';
import type { Claim } from './claims.ts';

/** What a learner has reached, by activity and group. */
export type States = ReadonlyMap<string, Reached>;

/** Claims add up: true stays true, and the first date stays. */
export function withClaims(before: States, claims: readonly Claim[]): States {
  const states = new Map(before);
  for (const { itemId, mastered, partial, dateMastered, masteredTogether } of claims) {
    const known = states.get(itemId);
    states.set(itemId, {
      mastered: mastered || (known?.mastered ?? false),
      partial: partial || (known?.partial ?? false),
      dateMastered: earlier(known?.dateMastered ?? null, dateMastered?.toISOString() ?? null),
      masteredTogether: masteredTogether || (known?.masteredTogether ?? false),
    });
  }
  return states;
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** With these groups counted anew (spec 1 §4, mastery of groups). */
export function withGroups(states: States, groups: readonly GroupNode[], percentActivities: number): States {
  const counted = [...reachedInTree(groups, states, percentActivities)];
  return new Map([
    ...states,
    ...counted.map(([id, reached]) => [id, kept(states.get(id), reached)] as const),
  ]);
}

/**
 * A group that was mastered stays so when the menu or the share changes, and its first date stays; the state with the
 * earlier date tells whether it was reached together.
 */
function kept(before: Reached | undefined, counted: Reached): Reached {
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

/** What must be written. */
export const changedBetween = (before: States, after: States) =>
  [...after]
    .filter(([itemId, reached]) => !isSame(before.get(itemId), reached))
    .map(([itemId, reached]) => ({ itemId, ...reached }));

const isSame = (one: Reached | undefined, other: Reached): boolean =>
  one !== undefined &&
  one.mastered === other.mastered &&
  one.partial === other.partial &&
  one.dateMastered === other.dateMastered &&
  one.masteredTogether === other.masteredTogether;

/** What a learner has reached in an activity or a group. */
export interface Reached {
  readonly mastered: boolean;
  readonly partial: boolean;
  /** ISO 8601 in UTC. */
  readonly dateMastered: string | null;
  readonly masteredTogether: boolean;
}

export interface MasteredGroup {
  /** Of each activity and group in it; undefined where the learner has reached nothing. */
  readonly children: readonly (Reached | undefined)[];
  /** Of the default-for-reports activity, where the group was generated from a wordlist. */
  readonly defaultActivity?: Reached | undefined;
}

/**
 * Spec 1 §4, mastery of groups. `percentActivities` is that of the learning center. The date is the day on which the
 * share was reached, so that it stays the same however much is mastered later.
 */
export function reachedInGroup(group: MasteredGroup, percentActivities: number): Reached {
  const { children, defaultActivity } = group;
  // A share of 0 percent must not be reached by a learner who has not played, nor in a group of nothing.
  const needed = Math.max(1, Math.ceil((children.length * percentActivities) / 100));
  const begun = children.filter((reached) => reached?.partial || reached?.mastered);
  const mastered = children.filter((reached) => reached?.mastered === true).toSorted(byDate);
  const first = [mastered[needed - 1], defaultActivity?.mastered ? defaultActivity : undefined]
    .filter((reached) => reached !== undefined)
    .toSorted(byDate)[0];
  return {
    mastered: first !== undefined,
    partial:
      begun.length >= needed || defaultActivity?.partial === true || defaultActivity?.mastered === true,
    dateMastered: first?.dateMastered ?? null,
    masteredTogether: first?.masteredTogether ?? false,
  };
}

/** Of one moment, what was mastered together first: the order in the group must not decide. */
const byDate = (one: Reached | undefined, other: Reached | undefined): number =>
  (one?.dateMastered ?? '').localeCompare(other?.dateMastered ?? '') ||
  Number(other?.masteredTogether ?? false) - Number(one?.masteredTogether ?? false);

export interface GroupNode {
  readonly _id: string;
  /** Activities and groups. */
  readonly childIds: readonly string[];
  /** Only of a group that was generated from a wordlist. */
  readonly defaultActivityId: string | null;
}

/**
 * The states of these groups, each after the groups in it. `known` are those of activities, and of groups that are not
 * among them. Groups in which nothing is reached are left out.
 */
export function reachedInTree(
  groups: readonly GroupNode[],
  known: ReadonlyMap<string, Reached>,
  percentActivities: number,
): ReadonlyMap<string, Reached> {
  const nodes = new Map(groups.map((group) => [group._id, group]));
  const states = new Map<string, Reached>();
  const visited = new Set<string>();
  const stateOf = (id: string): Reached | undefined => {
    const node = nodes.get(id);
    if (!node) return known.get(id);
    // Groups that stand in each other by mistake must not go round for ever.
    if (visited.has(id)) return states.get(id);
    visited.add(id);
    const reached = reachedInGroup(
      {
        children: node.childIds.map(stateOf),
        defaultActivity: node.defaultActivityId === null ? undefined : known.get(node.defaultActivityId),
      },
      percentActivities,
    );
    if (!reached.partial && !reached.mastered) return undefined;
    states.set(id, reached);
    return reached;
  };
  for (const id of nodes.keys()) stateOf(id);
  return states;
}

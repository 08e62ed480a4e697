/** What a learner has reached in an activity or a group. */
export interface Reached {
  readonly mastered: boolean;
  readonly partial: boolean;
  /** ISO 8601 in UTC. */
  readonly dateMastered: string | null;
  readonly masteredTogether: boolean;
}

export interface MasteredGroup {
  /** Of each activity of the group; undefined where the learner has not played it. */
  readonly activities: readonly (Reached | undefined)[];
  /** Of the default-for-reports activity, where the group was generated from a wordlist. */
  readonly defaultActivity?: Reached | undefined;
}

/**
 * Spec 1 §4, mastery of groups. `percentActivities` is that of the learning center. The date is the day on which the
 * share was reached, so that it stays the same however much is mastered later.
 */
export function reachedInGroup(group: MasteredGroup, percentActivities: number): Reached {
  const { activities, defaultActivity } = group;
  // A share of 0 percent must not be reached by a learner who has not played, nor in a group of nothing.
  const needed = Math.max(1, Math.ceil((activities.length * percentActivities) / 100));
  const begun = activities.filter((reached) => reached?.partial || reached?.mastered);
  const mastered = activities.filter((reached) => reached?.mastered === true).toSorted(byDate);
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

const byDate = (one: Reached | undefined, other: Reached | undefined): number =>
  (one?.dateMastered ?? '').localeCompare(other?.dateMastered ?? '');

import {
  type Activity,
  asLearned,
  type Group,
  isOpen,
  type Learner,
  type SolutionMenu,
  withProgress,
} from '../board/board.ts';

/** The group in which an activity hangs; none where it is not in the menu. */
export const groupOf = (wholeMenu: SolutionMenu, activityId: string): Group | undefined =>
  wholeMenu.activityGroups.find(({ activities }) => activities.some(({ _id }) => _id === activityId));

export interface Played {
  readonly activityId: string;
  /** Of the same group. */
  readonly activities: readonly Activity[];
  readonly learners: readonly Learner[];
}

/** What there is to learn after an activity, then from the beginning; none when everybody has mastered the rest. */
export function nextAfter({ activityId, activities, learners }: Played): Activity | undefined {
  const list = asLearned(activities);
  const here = list.findIndex(({ _id }) => _id === activityId);
  if (here === -1) return undefined;
  const others = withProgress([...list.slice(here + 1), ...list.slice(0, here)], learners);
  return others.find((one) => isOpen(one) && !one.unplayable);
}

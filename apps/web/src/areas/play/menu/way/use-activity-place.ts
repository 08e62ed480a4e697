import { useRouterState } from '@tanstack/react-router';
import { useGroupData, useMenuData, useWholeMenu } from '../../data/menu-data.ts';
import { LATE_MS, useCalm } from '../../when-calm.ts';
import { type Activity, withReports } from '../board/board.ts';
import { groupOf, nextAfter } from './activity-place.ts';

export interface ActivityPlace {
  readonly groupId: string | undefined;
  /** What there is to play after it in the same group. */
  readonly next: Activity | undefined;
}

/** Where an activity hangs in the menu, and what comes after it. Who opened it from its group has noted which one. */
export function useActivityPlace(activityId: string): ActivityPlace {
  // The game has come before; only what is around it is still missing.
  const settled = useCalm(LATE_MS);
  const data = useMenuData(settled);
  const noted = useRouterState({ select: ({ location }) => location.state.groupId });
  const whole = useWholeMenu(settled && noted === undefined);
  const groupId = noted ?? (whole && groupOf(whole, activityId)?._id);
  const group = useGroupData(groupId, 'known');
  if (data.kind !== 'ready' || group.kind !== 'ready') return { groupId, next: undefined };
  const { content } = group;
  const learners = withReports(data.learners, content);
  const next = nextAfter({
    activityId,
    activities: content.activities,
    learners,
  });
  return { groupId, next };
}

import { useTexts } from '@flink/ui/texts/texts.tsx';
import { use, useEffect } from 'react';
import { LookedAtContext, usePrefetchedGroup } from '../../data/menu-data.ts';
import { savesData, useCalm, whenCalm } from '../../when-calm.ts';
import { type Group, type Learner, nextToLearn, withProgress, withReports } from '../board/board.ts';
import { fetchActivity } from './fetch-activity.ts';

export interface FetchAheadProps {
  /** Where Fletcher points. */
  readonly group: Group;
  readonly learners: readonly Learner[];
}

/**
 * The group that is likely to be opened, and the activity that will be suggested in it, while somebody still looks at the
 * board. Draws nothing: what comes must not draw the board anew.
 */
export function FetchAhead({ group, learners }: FetchAheadProps) {
  const calm = useCalm(0, !savesData());
  const data = usePrefetchedGroup(group._id, calm);
  const content = data.kind === 'ready' ? data.content : null;
  const next = content && nextToLearn(withProgress(content.activities, withReports(learners, content)));
  usePrefetchNext(calm ? next?._id : undefined);
  return null;
}

/** What is likely to be played next is fetched when nobody waits for anything; another one comes when it is chosen. */
export function usePrefetchNext(activityId: string | undefined): void {
  const { locale } = useTexts();
  // With an activity comes where its learner left it; who only looks at the menu is none.
  const isOwn = use(LookedAtContext) === null;
  useEffect(() => {
    if (activityId === undefined || !isOwn || savesData()) return;
    return whenCalm(() => void fetchActivity(activityId, locale));
  }, [activityId, locale, isOwn]);
}

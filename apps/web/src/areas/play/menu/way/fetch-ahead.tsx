import { useTexts } from '@flink/ui/texts/texts.tsx';
import { use, useEffect } from 'react';
import { LookedAtContext, usePrefetchedGroup } from '../../data/menu-data.ts';
import { savesData, useCalm } from '../../when-calm.ts';
import {
  type Activity,
  type Group,
  type Learner,
  nextToLearn,
  withProgress,
  withReports,
} from '../board/board.ts';
import { fetchActivity } from './fetch-activity.ts';

export interface FetchAheadProps {
  /** Where Fletcher points. */
  readonly group: Group;
  readonly learners: readonly Learner[];
}

/**
 * The group that is likely to be opened, and the activity that will be suggested in it, while somebody still looks at the
 * board or a level. Draws nothing: what comes must not draw the page anew.
 */
export function FetchAhead({ group, learners }: FetchAheadProps) {
  const calm = useCalm(0, !savesData());
  const data = usePrefetchedGroup(group._id, calm);
  const content = data.kind === 'ready' ? data.content : null;
  const next = content && nextToLearn(withProgress(content.activities, withReports(learners, content)));
  usePrefetchNext(calm ? next : undefined);
  return null;
}

/** What is likely to be played next, before it is chosen; another one comes when it is. */
export function usePrefetchNext(activity: Activity | null | undefined): void {
  const { locale } = useTexts();
  // With an activity comes where its learner left it; who only looks at the menu is none.
  const isOwn = use(LookedAtContext) === null;
  const { _id, alias } = activity ?? {};
  useEffect(() => {
    if (_id === undefined || alias === undefined || !isOwn || savesData()) return;
    return fetchActivity({ _id, alias }, locale);
  }, [_id, alias, locale, isOwn]);
}

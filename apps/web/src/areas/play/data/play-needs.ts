import type { QueryClient } from '@tanstack/react-query';
import { commonData } from '../../../shared/common-data.ts';
import { currentLocale } from '../../../shared/locale.ts';
import { playData, teamKey } from '../../../shared/play/board-queries.ts';
import { currentSession } from '../../../shared/session/session-store.ts';
import { openedActivity } from '../activity/opening/opened-activity.ts';

/** From when it has come until it is drawn. */
const KEPT_MS = 10_000;

/** What the first page of a learner shows. */
export async function playNeeds(queries: QueryClient, activityId: string | undefined): Promise<void> {
  const session = currentSession();
  if (!session?.learner) return;
  const asked = currentLocale();
  const opened = async (id: string) => {
    // Which language it is played in the texts say, for the server may not know the one that was asked for.
    const { locale } = await queries.ensureQueryData(commonData(asked));
    await queries.prefetchQuery({ ...openedActivity(id, locale), gcTime: KEPT_MS });
  };
  await Promise.all([
    queries.prefetchQuery(playData(asked, teamKey(session))),
    activityId === undefined ? null : opened(activityId),
  ]);
}

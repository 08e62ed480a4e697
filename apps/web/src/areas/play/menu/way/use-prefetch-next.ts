import { lazyPlay } from '@flink/templates/lazy-play.gen.ts';
import { useEffect } from 'react';
import { prefetchApi } from '../../../../shared/api.ts';
import type { Activity } from '../board/board.ts';

/** What is likely to be played next is fetched while the learner still looks around; another one comes when it is chosen. */
export function usePrefetchNext(next: Activity | undefined): void {
  const id = next?._id;
  const alias = next?.alias;
  useEffect(() => {
    if (id === undefined || alias === undefined) return;
    const parts = [
      prefetchApi('activity', { params: { id } }),
      prefetchApi('savedGame', { params: { activityId: id } }),
      lazyPlay.get(alias)?.(),
    ];
    // Nobody waits for it: what did not come is asked for again when the activity is opened.
    void Promise.allSettled(parts);
  }, [id, alias]);
}

import { CallFailed } from '@flink/contract/client/client.ts';
import { forgetHere, type KeptHere, type LeftHere, leftHere, type Whose } from './kept-here.ts';
import { saveMeeting } from './save-meeting.ts';
import { unheardSince } from './unheard.ts';

interface Answer {
  readonly version: number;
  readonly data: KeptHere['data'] | null;
}

/**
 * What tabs that are gone could not send. The newest is for its author to see; what others left is sent on, and stays
 * where that would overwrite something: it is brought the next time.
 */
export async function leftWork(
  whose: Whose,
  put: (work: KeptHere) => Promise<Answer>,
): Promise<LeftHere | null> {
  const left = await leftHere(whose);
  for (const one of left.slice(0, -1)) {
    try {
      await saveMeeting(one.data, one.baseVersion, {
        put: (data, baseVersion) => put({ data, baseVersion }),
        // Nobody is asked before anything is shown.
        ask: () => Promise.reject(new CallFailed(409, { code: 'activities.changedByOthers', message: '' })),
        isOwn: unheardSince(one.unheard).has,
      });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      continue;
    }
    forgetHere({ ...whose, hand: one.hand });
  }
  return left.at(-1) ?? null;
}

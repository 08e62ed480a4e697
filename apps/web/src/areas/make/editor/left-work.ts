import { CallFailed } from '@flink/contract/client/client.ts';
import { forgetHere, type KeptHere, type LeftHere, leftHere, type Whose } from './kept-here.ts';
import { saveMeeting } from './save-meeting.ts';
import { unheardSince } from './unheard.ts';

interface Answer {
  readonly version: number;
  readonly data: KeptHere['data'] | null;
}

type Put = (work: KeptHere) => Promise<Answer>;

/**
 * What tabs that are gone could not send. The newest is for its author to see; what others left is sent on, and stays
 * where that would overwrite something: it is brought the next time. Nobody else takes the newest up until it is let go.
 */
export async function leftWork(whose: Whose, put: Put): Promise<LeftHere | null> {
  const left = await leftHere(whose);
  const [newest, older] = [left.at(-1) ?? null, left.slice(0, -1)];
  try {
    for (const one of older) if (await isSentOn(one, put)) forgetHere({ ...whose, hand: one.hand });
    return newest;
  } catch (error) {
    newest?.letGo();
    throw error;
  } finally {
    for (const { letGo } of older) letGo();
  }
}

async function isSentOn(left: LeftHere, put: Put): Promise<boolean> {
  try {
    await saveMeeting(left.data, left.baseVersion, {
      put: (data, baseVersion) => put({ data, baseVersion }),
      // Nobody is asked before anything is shown.
      ask: () => Promise.reject(new CallFailed(409, { code: 'activities.changedByOthers', message: '' })),
      unheard: unheardSince(left.unheard),
    });
    return true;
  } catch (error) {
    if (error instanceof CallFailed) return false;
    throw error;
  }
}

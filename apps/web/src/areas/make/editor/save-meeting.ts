import { CallFailed } from '@flink/contract/client/client.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { carriedOver } from '@flink/contract/rules/make/merge-activity.ts';
import { isTheirs, type Theirs, withTheirs } from './settle-clash.ts';
import type { Unheard } from './unheard.ts';

export type Choice = 'mine' | 'theirs';

interface Kept {
  readonly version: number;
  /** What is kept, where it is not what was sent. */
  readonly data: ActivityData | null;
}

interface Ways<Reply extends Kept> {
  readonly put: (data: ActivityData, baseVersion: number) => Promise<Reply>;
  /** Somebody else changed the same part: whose stays? */
  readonly ask: (theirs: Theirs, mine: ActivityData) => Promise<Choice>;
  /** What was sent from here and arrived, although its answer did not: nobody else's. */
  readonly unheard: Unheard;
}

interface Met<Reply extends Kept> {
  readonly reply: Reply;
  readonly kept: ActivityData;
}

/**
 * Saves what was begun from a version, and settles what somebody else changed meanwhile. Only the server knows what they
 * changed, so their side is always taken in first; where ours is to stay, it is then written as a change of theirs.
 */
export async function saveMeeting<Reply extends Kept>(
  mine: ActivityData,
  baseVersion: number,
  ways: Ways<Reply>,
): Promise<Met<Reply>> {
  const met = await meet(mine, baseVersion, ways);
  ways.unheard.answered();
  return met;
}

async function meet<Reply extends Kept>(
  mine: ActivityData,
  baseVersion: number,
  ways: Ways<Reply>,
): Promise<Met<Reply>> {
  ways.unheard.sent(mine);
  try {
    const reply = await ways.put(mine, baseVersion);
    return { reply, kept: reply.data ?? mine };
  } catch (error) {
    if (
      !(error instanceof CallFailed && error.code === 'activities.changedByOthers' && isTheirs(error.theirs))
    )
      throw error;
    if (ways.unheard.has(error.theirs.data)) return meet(mine, error.theirs.version, ways);
    const choice = await ways.ask(error.theirs, mine);
    const yielding = withTheirs(mine, error.theirs);
    const met = await meet(yielding, baseVersion, ways);
    if (choice === 'theirs') return met;
    return meet(carriedOver(mine, yielding, met.kept), met.reply.version, ways);
  }
}

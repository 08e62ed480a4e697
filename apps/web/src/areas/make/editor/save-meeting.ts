import { CallFailed } from '@flink/contract/client/client.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { carriedOver } from '@flink/contract/rules/make/merge-activity.ts';
import { isTheirs, type Theirs, withTheirs } from './settle-clash.ts';

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
  readonly isOwn?: (data: ActivityData) => boolean;
}

/**
 * Saves what was begun from a version, and settles what somebody else changed meanwhile. Only the server knows what they
 * changed, so their side is always taken in first; where ours is to stay, it is then written as a change of theirs.
 */
export async function saveMeeting<Reply extends Kept>(
  mine: ActivityData,
  baseVersion: number,
  ways: Ways<Reply>,
): Promise<{ readonly reply: Reply; readonly kept: ActivityData }> {
  try {
    const reply = await ways.put(mine, baseVersion);
    return { reply, kept: reply.data ?? mine };
  } catch (error) {
    if (
      !(error instanceof CallFailed && error.code === 'activities.changedByOthers' && isTheirs(error.theirs))
    )
      throw error;
    if (ways.isOwn?.(error.theirs.data)) return saveMeeting(mine, error.theirs.version, ways);
    const choice = await ways.ask(error.theirs, mine);
    const yielding = withTheirs(mine, error.theirs);
    const met = await saveMeeting(yielding, baseVersion, ways);
    if (choice === 'theirs') return met;
    return saveMeeting(carriedOver(mine, yielding, met.kept), met.reply.version, ways);
  }
}

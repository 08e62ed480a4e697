import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import { newId } from '../../../shared/new-id.ts';
import type { ActivityPort, Learner } from '../activity/activity-port.ts';
import { reachedReport, reportOf } from '../activity/results/report-of.ts';
import type { OutboxStore } from './sender.ts';

export type SavingState =
  | { readonly state: 'nothing' }
  | { readonly state: 'saving' }
  | {
      readonly state: 'saved';
      readonly points: number | null;
      /** Of the games that were finished, those that had been finished before, elsewhere. */
      readonly finishedElsewhere: readonly string[];
    }
  | { readonly state: 'failed' };

/** What the family has after it, where the server told. */
export const balanceOf = (saving: SavingState): number | null =>
  saving.state === 'saved' ? saving.points : null;

/** 0 where one of the two is not known, and where points were turned in meanwhile. */
export const pointsWon = (after: number | null, before: number | undefined): number =>
  after === null || before === undefined ? 0 : Math.max(0, after - before);

/** Tells the server what was played, or nothing at all in a preview. What does not get through waits in the outbox. */
export interface Recorder {
  /** A game has one result, whichever window or device sends it. */
  finish(result: Result, runId?: string): void;
  /** The half-played game is over. */
  forget(runId: string, revision: number): void;
  /** Before the end of the game, each once. */
  reached(verdict: 'mastered' | 'partial'): void;
  /** Sends all that waits and says whether everything has arrived. */
  send(): Promise<SavingState>;
}

const RECORDS_NOTHING: Recorder = {
  finish: () => {},
  forget: () => {},
  reached: () => {},
  send: () => Promise.resolve({ state: 'nothing' }),
};

export function recorderOf(
  { record, learners }: Pick<ActivityPort, 'record' | 'learners'>,
  activityId: string,
  outboxOf: (learnerIds: readonly string[]) => OutboxStore,
): Recorder {
  if (record === 'nothing') return RECORDS_NOTHING;
  const learnerIds = learners.map(({ id }) => id);
  return recorderInto(outboxOf(learnerIds), activityId, learners);
}

/** Who heads the family listened, where somebody listened and others are there to read. */
function readersOf(result: Result, learners: readonly Learner[]): readonly string[] {
  const listened = result.kind === 'verdict' && result.listened !== undefined;
  const members = learners.filter(({ isAdmin }) => !isAdmin);
  return (listened && members.length > 0 ? members : learners).map(({ id }) => id);
}

function recorderInto(outbox: OutboxStore, activityId: string, learners: readonly Learner[]): Recorder {
  const learnerIds = learners.map(({ id }) => id);
  const told = new Set<string>();
  return {
    finish(result, id = newId()) {
      const at = new Date().toISOString();
      const readerIds = readersOf(result, learners);
      const changes = reportOf({ id, activityId, learnerIds, readerIds, result, at });
      outbox.put({ kind: 'progress', id, changes });
    },
    forget: (runId, revision) => outbox.put({ kind: 'forget', id: newId(), activityId, revision, runId }),
    reached(verdict) {
      if (told.has(verdict)) return;
      told.add(verdict);
      const at = new Date().toISOString();
      const changes = reachedReport(verdict, activityId, learnerIds, at);
      outbox.put({ kind: 'progress', id: newId(), changes });
    },
    async send() {
      const { waiting, balance, finishedElsewhere } = await outbox.send();
      if (waiting.length > 0) return { state: 'failed' };
      return { state: 'saved', points: balance?.points ?? null, finishedElsewhere };
    },
  };
}

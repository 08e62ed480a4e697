import { api } from '../../../shared/api.ts';
import { isViewing } from '../../../shared/session/session-store.ts';
import type { OutboxEntry } from './outbox.ts';
import { type Delivered, type OutboxStore, sendingOutbox } from './sender.ts';
import { storedOutbox } from './stored-outbox.ts';

/** Who views as a learner plays without a trace, on the server and on the device. */
const NOTHING_WAITS: OutboxStore = {
  put: () => {},
  send: async () => ({
    waiting: [],
    balance: null,
    progressed: false,
    timeRefused: false,
    finishedElsewhere: [],
  }),
};

const stores = new Map<string, OutboxStore>();

/** Each team has its own: what two reached together is not sent when one of them plays alone. */
export function outboxOf(learnerIds: readonly string[]): OutboxStore {
  if (isViewing) return NOTHING_WAITS;
  const key = `flink-outbox:${learnerIds.toSorted().join('+')}`;
  const store =
    stores.get(key) ??
    sendingOutbox(
      storedOutbox(key, () => localStorage),
      deliver,
    );
  stores.set(key, store);
  return store;
}

/** A request without an answer must not hold up those behind it for ever. */
const ANSWERED_WITHIN_MS = 30_000;

async function deliver(entry: OutboxEntry): Promise<Delivered> {
  const options = { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) };
  switch (entry.kind) {
    case 'progress': {
      const body = entry.changes.map(({ learnerId, data }) => ({ learnerId, data: { ...data } }));
      await api('updateLearners', { body }, options);
      return {};
    }
    case 'time': {
      const { id, activityId, seconds, endedAt } = entry;
      const ago = Math.max(0, Math.round((Date.now() - endedAt) / 1_000));
      const place = activityId === null ? {} : { activityId };
      const body = { id, addTimeInApp: seconds, ago, ...place };
      const { points, cumulativePoints } = await api('trackTime', { body }, options);
      return { balance: { points, cumulativePoints } };
    }
    case 'forget': {
      const { id, activityId, revision, runId } = entry;
      const query = { revision, ...(runId ? { runId, finishId: id } : {}) };
      const { finishedElsewhere } = await api('forgetGame', { params: { activityId }, query }, options);
      return { finishedElsewhere };
    }
    case 'unfile': {
      const { activityId, filenames } = entry;
      const query = { filename: [...filenames] };
      await api('deleteLearnerActivityAssets', { params: { activityId }, query }, options);
      return {};
    }
    case 'work': {
      // Refused when another device wrote meanwhile: the copy of this one is offered when the work is opened.
      const { activityId, learnerIds, data, version } = entry;
      const body = { learnerIds: [...learnerIds], data: data as never, version };
      await api('saveLearnerActivityData', { params: { activityId }, body }, options);
      return {};
    }
  }
}

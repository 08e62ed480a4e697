import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { api } from '../../../shared/api.ts';
import { isViewing } from '../../../shared/session/session-store.ts';
import { isSettled, type Outbox, type OutboxEntry, readOutbox, withEntry, withoutEntry } from './outbox.ts';

export interface Sent {
  /** Of the entries, those that are still to be sent. */
  readonly waiting: readonly string[];
  /** Of the family, where the server told. */
  readonly balance: Balance | null;
  /** Something that was reached has arrived. */
  readonly progressed: boolean;
  /** The server does not want to count some of the time. */
  readonly timeRefused: boolean;
}

type Balance = Pick<ReplyOf<Calls['trackTime']>, 'points' | 'cumulativePoints'>;

export interface OutboxStore {
  put(entry: OutboxEntry): void;
  /** Sends what waits, oldest first. */
  send(): Promise<Sent>;
}

/** Who views as a learner plays without a trace, on the server and on the device. */
const NOTHING_WAITS: OutboxStore = {
  put: () => {},
  send: async () => ({ waiting: [], balance: null, progressed: false, timeRefused: false }),
};

const stores = new Map<string, OutboxStore>();

/** Each team has its own: what two reached together is not sent when one of them plays alone. */
export function outboxOf(learnerIds: readonly string[]): OutboxStore {
  if (isViewing) return NOTHING_WAITS;
  const key = `flink-outbox:${learnerIds.toSorted().join('+')}`;
  const store = stores.get(key) ?? outboxUnder(key);
  stores.set(key, store);
  return store;
}

function outboxUnder(key: string): OutboxStore {
  let unkept: Outbox = [];

  function read(): Outbox {
    try {
      return [...readOutbox(localStorage.getItem(key)), ...unkept];
    } catch {
      return unkept;
    }
  }

  function write(outbox: Outbox): void {
    try {
      if (outbox.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(outbox));
      unkept = [];
    } catch {
      // Storage full or forbidden: what waits lives as long as this screen.
      unkept = outbox;
    }
  }

  async function sendAll(): Promise<Sent> {
    let balance: Balance | null = null;
    let progressed = false;
    let timeRefused = false;
    for (const entry of read()) {
      try {
        balance = (await deliver(entry)) ?? balance;
        progressed ||= entry.kind === 'progress';
      } catch (error) {
        if (!(error instanceof CallFailed) || !isSettled(error)) continue;
        timeRefused ||= entry.kind === 'time';
      }
      write(withoutEntry(read(), entry.id));
    }
    return { waiting: read().map(({ id }) => id), balance, progressed, timeRefused };
  }

  let sending: Promise<unknown> = Promise.resolve();
  return {
    put: (entry) => write(withEntry(read(), entry)),
    send() {
      // One after the other: what is on its way need not be sent beside it.
      const sent = sending.then(sendAll);
      sending = sent;
      return sent;
    },
  };
}

async function deliver(entry: OutboxEntry): Promise<Balance | null> {
  switch (entry.kind) {
    case 'progress':
      await api('updateLearners', {
        body: entry.changes.map(({ learnerId, data }) => ({ learnerId, data: { ...data } })),
      });
      return null;
    case 'time': {
      const { id, activityId, seconds, endedAt } = entry;
      const ago = Math.max(0, Math.round((Date.now() - endedAt) / 1_000));
      const place = activityId === null ? {} : { activityId };
      const { points, cumulativePoints } = await api('trackTime', {
        body: { id, addTimeInApp: seconds, ago, ...place },
      });
      return { points, cumulativePoints };
    }
    case 'forget': {
      const { activityId, revision } = entry;
      await api('forgetGame', { params: { activityId }, query: { revision } });
      return null;
    }
    case 'unfile': {
      const { activityId, filenames } = entry;
      await api('deleteLearnerActivityAssets', {
        params: { activityId },
        query: { filename: [...filenames] },
      });
      return null;
    }
    case 'work': {
      // Refused when another device wrote meanwhile: the copy of this one is offered when the work is opened.
      const { activityId, learnerIds, data, version } = entry;
      const body = { learnerIds: [...learnerIds], data: data as never, version };
      await api('saveLearnerActivityData', { params: { activityId }, body });
      return null;
    }
  }
}

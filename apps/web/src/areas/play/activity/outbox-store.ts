import { CallFailed } from '@flink/contract/client/client.ts';
import { api } from '../../../shared/api.ts';
import { isSettled, type Outbox, type OutboxEntry, readOutbox, withEntry, withoutEntry } from './outbox.ts';

export interface Sent {
  /** Of the entries, those that are still to be sent. */
  readonly waiting: readonly string[];
  /** Of the family, where the server told. */
  readonly points: number | null;
}

export interface OutboxStore {
  put(entry: OutboxEntry): void;
  /** Sends what waits, oldest first. */
  send(): Promise<Sent>;
}

/** Each team has its own: what two reached together is not sent when one of them plays alone. */
export function outboxOf(learnerIds: readonly string[]): OutboxStore {
  const key = `flink-outbox:${learnerIds.toSorted().join('+')}`;
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
    let points: number | null = null;
    for (const entry of read()) {
      try {
        points = (await deliver(entry)) ?? points;
      } catch (error) {
        if (!(error instanceof CallFailed) || !isSettled(error.status)) continue;
      }
      write(withoutEntry(read(), entry.id));
    }
    return { waiting: read().map(({ id }) => id), points };
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

async function deliver(entry: OutboxEntry): Promise<number | null> {
  switch (entry.kind) {
    case 'progress':
      await api('updateLearners', {
        body: entry.changes.map(({ learnerId, data }) => ({ learnerId, data: { ...data } })),
      });
      return null;
    case 'time': {
      const { id, activityId, seconds } = entry;
      return (await api('trackTime', { body: { id, activityId, addTimeInApp: seconds } })).points;
    }
    case 'forget': {
      const { activityId, revision } = entry;
      await api('forgetGame', { params: { activityId }, query: { revision } });
      return null;
    }
  }
}
